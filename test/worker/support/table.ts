import bytes from '../../../.build/strategy/forced-joker.bin';

/** The table that ships, as `npm run build` leaves it. */
export const table = bytes;
