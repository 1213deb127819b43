import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Scorecard } from '../../engine/scorecard.ts';
import { currentLocale } from '../locale.ts';
import type { Pending, Sheet } from '../state/sheet.ts';
import { categoryName } from '../words.ts';

/** Who lacks which boxes. */
export function renderPending(
  sheet: Sheet,
  cards: readonly Scorecard[],
  pending: readonly Pending[],
): TemplateResult {
  return html`<h2>${msg('Falta por anotar')}</h2>
    <ul>
      ${sheet.seats.map(({ name }, seat) => {
        const own = pending.filter((one) => one.seat === seat);
        if (own.length === 0) return nothing;
        return html`<li><bdi>${name}</bdi>: ${listBoxes(cards[seat]!, own)}</li>`;
      })}
    </ul>`;
}

function listBoxes({ rules }: Scorecard, pending: readonly Pending[]): string {
  const names = pending.map(({ box }) => {
    const { category, column } = rules.boxes[box]!;
    const name = categoryName(category);
    return rules.columns.length > 1 ? `${name} ×${rules.columns[column]!.factor}` : name;
  });
  return new Intl.ListFormat(currentLocale()).format(names);
}
