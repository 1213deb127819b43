import { expect, test } from 'vitest';
import { LANGUAGES, WORDS } from '../../worker/generated-words.ts';
import { skeletonOf } from '../../worker/name-skeleton.ts';
import { parseName } from '../../worker/names.ts';
import { shownName } from '../../worker/shown-name.ts';

const listOf = (text: string) => text.split('|').map((name) => name.trim());

/** Given names, surnames, places and animals that lists of words are known to refuse. */
const INNOCENT = {
  Spanish: listOf(
    'Analía|Ana Lía|Anabel|Concha|Conchita|Pollo|Pollito|Polo|Paula Pola|Pepe|Kike|Quique|Negro|Gato Negro|Montenegro|Iker|Asunción|Assumpta|Consuelo|Socorro|Dolores|Angustias|Remedios|Purificación|Jesús|Moisés|Culebra|Cónico|Cono|Año Nuevo|Ano Novo|Cumbia|Cumple|Cumbre|Computadora|Diputada|Disputa|Reputado|Putin|Virginia|Vergara|Verónica|Pichincha|Chinchilla|Chucho|Pájaro|Peneda|Peñalba|Tetuán|Semental|Sextante|Esmeralda|Mierlo|Cabrito|Cabrera|Mariscal|Maricarmen|Maricela|Fagotista|Ignacio|Ignazio|Nazaret|Dinazar|Joderico|Culiacán|Follonero|Cañón|Coñac|Muñoz|Peluca|Zorra|Perra|Titi|Tito|Martes Trece|Viernes Trece|Sistemas|Oficio|Badminton|Administra',
  ),
  Portuguese: listOf(
    'Fagundes|Pinto|Pau|Veado|Enviado|Desviado|Conan|Cunha|Custódio|Cuca|Cassandra|Assis|Passos|Cabral|Caramelo|Merdan|Boceto|Fodé|Foderingham|Viad|Vadim|Bicho|Rola|Putirá|Xará|Buarque|Araras|Galinha|Macaco|Piranha|Cuzco',
  ),
  English: listOf(
    'Scunthorpe|Penistone|Sussex|Essex|Middlesex|Dick|Dickens|Van Dyke|Hancock|Peacock|Hitchcock|Babcock|Cockburn|Cassidy|Grassy|Bass|Sassy|Classic|Assassin|Lassie|Massachusetts|Matsushita|Harshit|Akshit|Rakshit|Lakshita|Fukuda|Fukushima|Georgy|Georgina|Babich|Pissarro|Wanka|Swank|Titan|Titus|Turducken|Dennis|Peniel|Janus|Uranus|Manus|Silvanus|Canal|Banal|Analog|Therapist|Grape|Raphael|Drapes|Kumquat|Cumin|Document|Circumvent|Cumberland|Shitake|Mishit|Bushit|Niger|Nigel|Snigger|Pakistan|Spice|Hospice|Spicy|Raccoon|Tycoon|Hello Kitty|Butterfly|Boobook|Coxswain|Sexton|Sextus|Hooker|Lipschitz|Retro',
  ),
  other: listOf(
    'Ольга|Сергей|Ελένη|Δημήτρης|سارة|דוד|李雷|さくら|지민|हरि|Łukasz|Søren|Đorđe|Ñoño|X Æ A-12|R2D2|Ana 455|Ana 6969',
  ),
};

test.each(Object.entries(INNOCENT))('innocent names pass: %s', (_, names) => {
  const refused = names
    .map((name) => [name, parseName(name)])
    .filter(([, read]) => typeof read === 'string');
  expect(refused).toEqual([]);
});

test('every word of the generated names passes alone', () => {
  for (const language of LANGUAGES) {
    const { masculine, feminine, common, stems } = WORDS[language];
    for (const word of `${masculine} ${feminine} ${common} ${stems}`.split(' ')) {
      if (word !== '') expect(parseName(word)).toEqual({ name: word });
    }
  }
});

test.each(
  listOf(
    'puta|PUTA|Put4|p.u.t.a|p u t a|la puta|puuuta|hijo de puta|hijodeputa|mierda|m1erda|Cabrón|coño|CONYO|gilipollas|g1l1p0llas|maricón|pendejo|verga|culo|cul0|polla|caralho|Caralhão|merda|buceta|punheta|filho da puta|viado|foda-se|fodase|fuck|FUCK|f u c k|fuuuck|motherfucker|shit|sh1t|bullshit|bitch|cunt|nigger|n1gger|asshole|a$$hole|dickhead|Hitler|nazi|sieg heil|porn|rapist',
  ),
)('%s is not allowed', (name) => {
  expect(parseName(name)).toBe('name-not-allowed');
});

test.each(
  listOf(
    'admin|Admin|ADMIN|Adm1n|admln|a d m i n|a.d.m.i.n|Aadmiin|adrnin|admin42|Ana Admin|AdminAna|ádmin|@dmin|trece|Trece|TRECE|Tr3ce|T R E C E|Trecee|Equipo Trece|Team Trece|Trece Oficial|0ficial|moderador|M0derador|Moderadora|Moderator|operator|Operador|root|staff|Soporte|suporte|support|sistema|Anónimo|@dmin!|admin!',
  ),
)('%s is reserved', (name) => {
  expect(parseName(name)).toBe('name-reserved');
});

test('names that look alike have one skeleton', () => {
  for (const [one, other] of [
    ['Ana', 'АNА'],
    ['Polo', 'P0l0'],
    ['Ilia', 'lIia'],
    ['Moderna', 'rnodema'],
    ['José', 'Josee'],
    ['Søren', 'Soren'],
  ]) {
    expect(skeletonOf(one!)).toBe(skeletonOf(other!));
  }
  expect(skeletonOf('Ana')).not.toBe(skeletonOf('Eva'));
});

test('a name refused now is shown as none to others, a generated one as it is', () => {
  expect(shownName('Ana', false)).toBe('Ana');
  expect(shownName('Puta', false)).toBe('');
  expect(shownName('Puta', false)).toBe('');
  expect(shownName('Puta', true)).toBe('Puta');
  expect(shownName('', false)).toBe('');
});
