// What each rule set is called, and how it differs, in the language on screen.
import { msg } from '@lit/localize';
import { OFFERED_RULES } from '../engine/rule-sets/offered.ts';

/** A rule set's name for people, by its full name such as `plain/1`; one unknown here keeps that. */
export function ruleSetName(name: string): string {
  switch (OFFERED_RULES.get(name)?.id) {
    case 'forced-joker':
      return msg('Reglas del reto');
    case 'free-joker':
      return msg('Comodín libre');
    case 'no-joker':
      return msg('Sin comodín');
    case 'plain':
      return msg('Sencillas');
    default:
      return name;
  }
}

/** One sentence on what sets a rule set apart. */
export function ruleSetHelp(name: string): string {
  switch (OFFERED_RULES.get(name)?.id) {
    case 'forced-joker':
      return msg(
        'Otros cinco iguales valen 100 más y van por orden: su casilla de arriba, luego abajo como comodín.',
      );
    case 'free-joker':
      return msg('Otros cinco iguales valen 100 más y van donde quieras; abajo, como comodín.');
    case 'no-joker':
      return msg('Otros cinco iguales valen 100 más, sin comodín.');
    case 'plain':
      return msg('Ni comodín ni puntos por otros cinco iguales.');
    default:
      return '';
  }
}
