/**
 * Words that no name shows. Written without accents and in lower case, ñ as `ny`, parted by blanks.
 * `words` count as whole words, alone or with an s; `parts` count wherever they stand, so each was
 * held against given names, surnames and animals (test/worker/name-filter.test.ts).
 *
 * Left out on purpose, since people and animals are called so: Concha, Kike, Dick, Pau, Pinto,
 * Zorra, Perra, Veado, Negro, Dyke. A report and an operator deal with those that mean harm.
 */
interface BlockedWords {
  readonly words: string;
  readonly parts: string;
}

export const BLOCKED: Readonly<Record<'es' | 'pt' | 'en', BlockedWords>> = {
  es: {
    words:
      'bollera cabron cagada cagon conyo ctm culero culo culazo follar folla hdp joder jodete jodido mamada mamahuevo mamon marica mongolo nazi negrata ojete orgasmo pajillero pederasta pedofilo pendejo pene polla pollon porno prostituta puta putita puto puton putona ramera semen sexo sidoso sudaca teta travelo verga vergon violador violacion',
    parts:
      'cabronaz chingad chingatu chupapoll comemierd conchatumad conchesumad conchetumad conchasumad follador gilipoll hijadeput hijaput hijodeput hijoput lameculo malparid maricon metelapoll mierda mongolic pendejad putamadre retrasadomental soplapoll subnormal tocapelot tuputamad',
  },
  pt: {
    words:
      'boceta boiola bosta caralho cona cuzao cuzinho estuprador fdp foda fodao foder merda paneleiro piranhuda piroca pqp puteiro rabuda traveco vadia viadinho viado vsf vtnc',
    parts:
      'arrombad buceta caralh chupapau filhadaput filhodaput fodase fodid punhet putaqueopar putaquepar siriric tomarnocu tomanocu xereca xoxota',
  },
  en: {
    words:
      'anal anus arse ass bich boob chink coon cum dickhead dykes fag fagot fck fuc fuk fuq gook heil kkk nig orgasm orgy paki penis piss pissed rape raper rapist semen shit shite shitty spic tit titty titties turd tranny wank wanker',
    parts:
      'arsehole asshole bitch bullshit cocksuck dumbass faggot fuck hitler jackass motherfuck nigger nigga paedo pedophil shitface shithead suckmydick',
  },
};

/**
 * Phrases of obscenity's English list that refuse innocent names elsewhere: Negro, Kike, Georgy,
 * Harshit, Fukuda, Fagundes, Babich, Wanka, Pissarro, Analía. The words above take their place.
 */
export const INNOCENT_ELSEWHERE: ReadonlySet<string> = new Set(
  'abeed abo anal anus arse ass bitch boob chink cum dick dyke fag fuck hooker kike negro orgasm orgy penis piss rape scat semen sex shit tit tranny turd wank'.split(
    ' ',
  ),
);
