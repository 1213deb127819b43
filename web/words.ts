// First load: names of boxes, faces, numbers and dates in the language on screen.
import { msg, str } from '@lit/localize';
import type { Category } from '../engine/categories.ts';
import type { Day } from '../engine/day.ts';
import type { Face, Roll } from '../engine/dice.ts';
import { currentLocale } from './locale.ts';

/** A category's name on the card. */
export function categoryName(category: Category): string {
  switch (category) {
    case 'ones':
      return msg('Unos');
    case 'twos':
      return msg('Doses');
    case 'threes':
      return msg('Treses');
    case 'fours':
      return msg('Cuatros');
    case 'fives':
      return msg('Cincos');
    case 'sixes':
      return msg('Seises');
    case 'threeOfAKind':
      return msg('Tres iguales');
    case 'fourOfAKind':
      return msg('Cuatro iguales');
    case 'fullHouse':
      return msg('Full');
    case 'smallStraight':
      return msg('Escalera menor');
    case 'largeStraight':
      return msg('Escalera mayor');
    case 'fiveOfAKind':
      return msg('Cinco iguales');
    case 'chance':
      return msg('Libre');
  }
}

/** What a category asks for and brings, in one short sentence without its end. */
export function categoryHelp(category: Category): string {
  switch (category) {
    case 'ones':
    case 'twos':
    case 'threes':
    case 'fours':
    case 'fives':
    case 'sixes':
      return msg('suma de esa cara');
    case 'threeOfAKind':
      return msg('al menos tres iguales; suma de los cinco dados');
    case 'fourOfAKind':
      return msg('al menos cuatro iguales; suma de los cinco dados');
    case 'fullHouse':
      return msg('tres de una cara y dos de otra');
    case 'smallStraight':
      return msg('cuatro caras seguidas');
    case 'largeStraight':
      return msg('cinco caras seguidas');
    case 'fiveOfAKind':
      return msg('los cinco dados iguales');
    case 'chance':
      return msg('suma de los cinco dados, sean los que sean');
  }
}

/** A roll as it is read out: «4, 4, 2, 4, 2». */
export function spokenRoll(roll: readonly Face[] | Roll): string {
  return roll.join(', ');
}

/** A number as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(currentLocale(), options).format(value);
}

/** A day's date: `long` «lunes, 30 de noviembre», `short` «lun, 30 nov». Days are UTC. */
export function date(day: Day, style: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    weekday: style,
    day: 'numeric',
    month: style,
    timeZone: 'UTC',
  }).format(Date.parse(day));
}

/**
 * A moment in the viewer's own time zone: `time` «21:00», `weekday` «martes, 21:00», `full`
 * «martes, 1 de diciembre, 21:00».
 */
export function moment(ms: number, style: 'time' | 'weekday' | 'full'): string {
  const locale = currentLocale();
  return new Intl.DateTimeFormat(locale, {
    hour: locale === 'en' ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(style !== 'time' && { weekday: 'long' }),
    ...(style === 'full' && { day: 'numeric', month: 'long' }),
  }).format(ms);
}

/** «Reto n.º 334». */
export function challengeName(dayNumber: number): string {
  return msg(str`Reto nº ${dayNumber}`);
}
