/** Languages in which names are made up. */
export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Words of one language, parted by blanks. None is longer than six letters, since a name has at
 * most sixteen characters: two words, two blanks and two digits.
 */
export interface Words {
  /** Animals by grammatical gender; where there is none, all are masculine. */
  readonly masculine: string;
  readonly feminine: string;
  /** Adjectives of one form. */
  readonly common: string;
  /** Stems of adjectives that end in -o for masculine and -a for feminine animals. */
  readonly stems: string;
  /** True where the adjective stands before the animal. */
  readonly adjectiveFirst: boolean;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  es: {
    masculine:
      'Búho Castor Ciervo Cisne Cóndor Delfín Erizo Gato Koala Lince Lobo Mirlo Oso Panda Puma Tapir Tejón Tucán Zorro',
    feminine:
      'Abeja Alpaca Cebra Foca Gacela Garza Grulla Iguana Jirafa Liebre Llama Morsa Nutria Rana',
    common:
      'Ágil Alegre Amable Audaz Capaz Cortés Dulce Feliz Fiel Gentil Jovial Noble Sutil Tenaz Veloz Vivaz',
    stems: 'Astut Atent Lúcid Sabi Seren Tiern',
    adjectiveFirst: false,
  },
  en: {
    masculine:
      'Alpaca Badger Bear Bee Bison Crane Deer Falcon Fox Gecko Hare Heron Iguana Koala Llama Lynx Moose Otter Owl Panda Puma Raven Robin Seal Swan Tapir Toucan Walrus Wolf Zebra',
    feminine: '',
    common:
      'Agile Bold Brave Bright Calm Clever Gentle Happy Jolly Keen Kind Lively Loyal Merry Noble Polite Quiet Sunny Swift Wise',
    stems: '',
    adjectiveFirst: true,
  },
  pt: {
    masculine:
      'Castor Cervo Cisne Coala Condor Falcão Jabuti Lince Lobo Melro Ouriço Panda Puma Quati Sabiá Tatu Tucano Urso',
    feminine:
      'Abelha Alpaca Arara Coruja Foca Garça Gazela Girafa Iguana Lebre Lhama Lontra Morsa Raposa Zebra',
    common:
      'Ágil Alegre Amável Audaz Capaz Cortês Doce Feliz Fiel Gentil Jovial Nobre Sutil Tenaz Veloz Vivaz',
    stems: 'Astut Atent Calm Lúcid Sábi Seren Tern',
    adjectiveFirst: false,
  },
};
