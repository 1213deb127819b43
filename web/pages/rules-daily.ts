import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { dayAt, timesOf } from '../../engine/day.ts';
import { serverNow } from '../state/clock.ts';
import { moment, number } from '../words.ts';

/** The greatest total that the dice could allow. */
const GREATEST = 1575;

const KEYS = [
  ['1 – 5', () => msg('Guardar o soltar un dado')],
  ['␣ / R', () => msg('Tirar')],
  ['← ↑ ↓ →', () => msg('Moverse por la hoja')],
  ['↵', () => msg('Elegir la casilla; otra vez para anotar')],
  ['Esc', () => msg('Soltar la casilla elegida')],
  ['?', () => msg('Ver estas teclas')],
] as const;

/** The parts of the rules about the day: the common dice, its times, good totals, and the keys. */
export function renderDaily(): TemplateResult {
  return html`${renderDice()} ${renderTimes()} ${renderTotals()} ${renderKeys()}`;
}

function renderDice(): TemplateResult {
  return html`<section>
    <h2>${msg('Los mismos dados para todo el mundo')}</h2>
    <p>
      ${msg('Cada día hay un reto, y todo el mundo recibe los mismos dados en el mismo orden. Cada tirada toma los cinco siguientes, tires los que tires; los que caen en el sitio de un dado guardado se descartan.')}
    </p>
    <p>
      ${msg('Por eso plantarte pronto no se salta dados, y nadie tiene más suerte que tú: lo que decides cambia el resultado, nunca los dados.')}
    </p>
  </section>`;
}

/** The day's times on the viewer's own clock. */
function renderTimes(): TemplateResult {
  const times = timesOf(dayAt(serverNow()));
  const opens = moment(times.opensAt, 'time');
  const finish = moment(times.finishBy, 'time');
  const final = moment(times.revealsAt, 'time');
  return html`<section>
    <h2>${msg('Cuándo se juega')}</h2>
    <p>
      ${msg(str`En tu hora local, cada reto abre a las ${opens} y cierra 24 horas después, cuando abre el siguiente. La partida que empieces a tiempo puedes terminarla hasta las ${finish}, dos horas después del cierre. A las ${final} la clasificación es definitiva.`)}
    </p>
    <p>
      ${msg('Hay una sola partida por reto. Si la dejas a medias, te espera donde estaba.')}
    </p>
  </section>`;
}

function renderTotals(): TemplateResult {
  const greatest = number(GREATEST);
  return html`<section>
    <h2>${msg('Qué es un buen total')}</h2>
    <p>
      ${msg(html`Entre <b>200</b> y <b>300</b> puntos es una buena partida. Quien jugara siempre a la perfección haría unos 255 de media. El máximo posible es ${greatest}.`)}
    </p>
  </section>`;
}

function renderKeys(): TemplateResult {
  return html`<section>
    <h2>${msg('Teclas')}</h2>
    <dl class="keys">
      ${KEYS.map(([key, act]) => html`<dt><kbd>${key}</kbd></dt><dd>${act()}</dd>`)}
    </dl>
  </section>`;
}
