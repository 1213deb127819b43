import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Category } from '../../engine/categories.ts';
import type { ToldChoice } from '../strategy/questions.ts';
import { categoryName, number, spokenRoll } from '../words.ts';
import { smallDie } from './die-face.ts';

/** A move in one line: the dice that stay, or the box and its points. Needs the styles `diceRow`. */
export function renderChoice(choice: ToldChoice): TemplateResult {
  if ('score' in choice) return html`<span>${spokenChoice(choice)}</span>`;
  return html`<span>
    <span class="unseen">${spokenChoice(choice)}</span>
    ${
      choice.kept.length === 0
        ? html`<span aria-hidden="true">${msg('Tirar los cinco')}</span>`
        : html`<span class="dice" aria-hidden="true"
            >${choice.kept.map((face) => html`<span class="die">${smallDie(face)}</span>`)}</span
          >`
    }
  </span>`;
}

function spokenChoice(choice: ToldChoice): string {
  if ('score' in choice) {
    return msg(str`${categoryName(choice.score as Category)}, ${number(choice.points)}`);
  }
  if (choice.kept.length === 0) return msg('Tirar los cinco dados');
  return msg(str`Guardar ${spokenRoll(choice.kept)}`);
}
