import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { diceRow, renderDice } from '../elements/dice-row.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { categoryHelp, categoryName, number } from '../words.ts';
import { renderDaily } from './rules-daily.ts';
import { type Example, examplesOf, JOKERS, RULES, TURN, TURN_RESULT } from './rules-examples.ts';
import { styles } from './rules-page.styles.ts';
import '../elements/page-header.ts';

/** How to play, with examples scored by the engine itself. */
@customElement('rules-page')
export class RulesPage extends TreceElement {
  static override styles = [base, buttons, page, diceRow, styles];

  override render() {
    return html`<page-header current="/rules"></page-header>
      <main>
        <article>
          <h1>${msg('Cómo se juega')}</h1>
          <p class="opening">
            ${msg('Cinco dados, trece turnos y trece casillas. Se aprende en dos minutos y cada día se juega una vez.')}
          </p>
          ${renderTurn()} ${renderBoxes()} ${renderBonus()} ${renderJoker()} ${renderDaily()}
          <p class="act"><a class="button" href="/">${msg('Jugar el reto de hoy')}</a></p>
          <p class="small">
            ${msg('Trece pertenece a la familia del juego Yacht. Su pariente más conocido, «Yahtzee», es una marca registrada de Hasbro, que no tiene relación con Trece.')}
          </p>
        </article>
      </main>`;
  }
}

function renderTurn(): TemplateResult {
  const [first, second, third] = TURN.map(({ roll, hold }) => renderDice(roll, { hold }));
  const { category, points } = TURN_RESULT;
  return html`<section>
    <h2>${msg('El turno')}</h2>
    <p>
      ${msg('Tira los cinco dados. Guarda los que te sirvan y tira otra vez los demás, hasta dos veces más. Puedes parar antes.')}
    </p>
    <ol class="turn">
      <li><span>${msg('Primera tirada')}</span>${first}</li>
      <li><span>${msg('Segunda tirada')}</span>${second}</li>
      <li><span>${msg('Tercera tirada')}</span>${third}</li>
      <li class="result"><span>${msg('Se anota')}</span>${renderScore(category, points)}</li>
    </ol>
    <p>
      ${msg('Cada turno acaba anotando una casilla abierta, la que prefieras. Si los dados no la cumplen, vale 0. Lo anotado ya no se cambia. Cuando las trece casillas están llenas, la partida termina.')}
    </p>
  </section>`;
}

function renderBoxes(): TemplateResult {
  return html`<section>
    <h2>${msg('Las casillas')}</h2>
    <h3>${msg('Sección superior')}</h3>
    <p>${msg('Cada casilla suma los dados de su cara.')}</p>
    <ul class="boxes upper">${examplesOf('upper').map(renderExample)}</ul>
    <h3>${msg('Sección inferior')}</h3>
    <ul class="boxes">${examplesOf('lower').map(renderExample)}</ul>
    <p>
      ${msg('Una escalera mayor cumple también la menor. Cinco iguales no son un full, salvo como comodín.')}
    </p>
  </section>`;
}

function renderExample({ category, roll, points, face }: Example): TemplateResult {
  return html`<li>
    <p>
      <b>${categoryName(category)}</b>
      ${face === null ? html`<span class="need">${categoryHelp(category)}</span>` : nothing}
    </p>
    ${renderDice(roll, { face })} ${renderPoints(points)}
  </li>`;
}

function renderPoints(points: number): TemplateResult {
  return html`<strong class="points">
    <span aria-hidden="true">${number(points)}</span>
    <span class="unseen">${points === 1 ? msg('1 punto') : msg(str`${number(points)} puntos`)}</span>
  </strong>`;
}

function renderBonus(): TemplateResult {
  const { threshold, points } = RULES.sectionBonuses[0]!;
  return html`<section>
    <h2>${msg('El bonus superior')}</h2>
    <p>
      ${msg(html`Si las seis casillas superiores suman <b>${threshold}</b> o más, ganas <b>${points}</b> puntos. Es justo lo que dan tres dados de cada cara, y la hoja te dice en todo momento si vas por encima o por debajo de ese ritmo.`)}
    </p>
  </section>`;
}

function renderJoker(): TemplateResult {
  const { bonus } = RULES.furtherFives;
  return html`<section>
    <h2>${msg('Cinco iguales otra vez')}</h2>
    <p>
      ${msg('Mientras la casilla Cinco iguales está abierta, cinco dados iguales pueden ir a cualquier casilla abierta por lo que valen en ella. En cuanto está anotada, cada nueva tirada de cinco iguales sigue dos reglas.')}
    </p>
    <p>
      ${msg(html`<b>El premio:</b> ${bonus} puntos más si en Cinco iguales tienes 50; nada, si tienes un 0. Da igual dónde anotes la tirada.`)}
    </p>
    <p>${msg(html`<b>El comodín</b> se anota por este orden:`)}</p>
    <ol class="steps">
      <li>
        <p>${msg('En la casilla superior de su cara, si está abierta.')}</p>
        ${renderPlaced(JOKERS[0]!)}
      </li>
      <li>
        <p>
          ${msg('Si no, en cualquier casilla inferior abierta, que se da por cumplida: el full y las escaleras valen sus puntos de siempre; las demás, la suma de los dados.')}
        </p>
        ${renderPlaced(JOKERS[1]!)}
      </li>
      <li>
        <p>${msg('Si tampoco queda ninguna, un 0 en otra casilla superior abierta.')}</p>
        ${renderPlaced(JOKERS[2]!)}
      </li>
    </ol>
    <p>
      ${msg('No hace falta aprendérselo: la hoja solo deja elegir las casillas permitidas. Una casilla con un 0 cuenta como anotada.')}
    </p>
  </section>`;
}

function renderPlaced({ category, roll, points }: Example): TemplateResult {
  return html`<p class="placed">${renderDice(roll)} ${renderScore(category, points)}</p>`;
}

/** Points and the box that they go into. */
function renderScore(category: Example['category'], points: number): TemplateResult {
  return html`<span class="score">${msg(str`${points} en ${categoryName(category)}`)}</span>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-page': RulesPage;
  }
}
