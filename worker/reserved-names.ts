import { foldLetters, readLeet, skeletonOfFolded } from './name-skeleton.ts';

/** Words that speak for the game. None stands in a name as a word of its own. */
const ROLES = skeletons(
  'admin admins administrador administradora administrator webmaster sysadmin root mod mods moderador moderadora moderator moderacion operador operadora operator oficial official staff soporte support suporte sistema system helpdesk seguridad security',
);

/** The game's own names. A name is more than one of these: `Martes Trece` may pass. */
const OURS = skeletons(
  'trece treze trecebot trecegame trecedados juegotrece equipotrece teamtrece elequipotrece latrece anonimo anonima anonymous',
);

/** True for a name that readers could take for the game's own voice. */
export function isReserved(name: string): boolean {
  const folded = foldLetters(name);
  const readings = new Set([
    folded,
    // `AdminAna` is two words, `aDmIn` one: read both ways.
    foldLetters(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')),
    folded.replace(/\p{N}+/gu, ''),
    // `@dmin` has a letter where `admin!` has a sign.
    readLeet(folded.replace(/[\p{P}\p{S}]+$/u, '')),
  ]);
  return [...readings].some((text) => {
    const words = text.split(/[\s\p{P}]+/u).filter((word) => word !== '');
    const whole = skeletonOfFolded(words.join(''));
    const isRole = ROLES.has(whole) || words.some((word) => ROLES.has(skeletonOfFolded(word)));
    return isRole || OURS.has(whole);
  });
}

function skeletons(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(skeletonOfFolded));
}
