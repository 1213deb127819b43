import { msg, str } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Category } from '../../engine/categories.ts';
import type { RuleSet, Section } from '../../engine/rule-sets/rule-set.ts';
import { possibleValues } from '../../engine/sheet/possible-values.ts';
import { ruleSetName } from '../rule-set-words.ts';
import { base } from '../styles/shared.styles.ts';
import { categoryHelp, categoryName } from '../words.ts';
import { rowsOf } from './sheet-rows.ts';
import { TreceElement } from './trece-element.ts';

/** Columns that a page has room for. */
const COLUMNS = 6;

/** A sheet to print and fill in by hand: every box of a rule set, on one page. */
@customElement('blank-sheet')
export class BlankSheet extends TreceElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        overflow-x: auto;
        padding: 1rem;
        background: #fff;
        color: #000;
      }
      h2 {
        margin-block-end: 0.5rem;
        font-size: 1.25rem;
      }
      table {
        inline-size: 100%;
        min-inline-size: 34rem;
        border-collapse: collapse;
        font-size: 0.8125rem;
        line-height: 1.15;
      }
      th,
      td {
        block-size: 2.125rem;
        padding: 0.125rem 0.375rem;
        border: 1px solid #000;
        font-weight: 400;
        text-align: start;
      }
      tr > :first-child {
        inline-size: 15rem;
      }
      strong {
        display: block;
        font-size: 0.9375rem;
      }
      .sum {
        background: #eee;
        print-color-adjust: exact;
      }
      tbody + tbody tr:first-child > *,
      tfoot > tr > * {
        border-block-start-width: 2.5px;
      }
      p {
        margin-block-start: 0.5rem;
        font-size: 0.75rem;
      }
      @media print {
        :host {
          overflow: visible;
          padding: 0;
        }
        table {
          min-inline-size: 0;
        }
        tr > * {
          block-size: 2.5rem;
        }
      }
    `,
  ];

  @property({ attribute: false }) rules!: RuleSet;

  override render() {
    const { rules } = this;
    const each = rules.columns.length;
    const seats = Array.from({ length: Math.floor(COLUMNS / each) });
    const cells = seats.flatMap(() => rules.columns.map(() => html`<td></td>`));
    return html`<h2>Trece · ${ruleSetName(rules.name)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">${msg('Nombre')}</th>
            ${seats.map(() => html`<td colspan=${each}></td>`)}
          </tr>
          ${
            each > 1
              ? html`<tr>
                  <td></td>
                  ${seats.flatMap(() => rules.columns.map(({ factor }) => html`<th scope="col">×${factor}</th>`))}
                </tr>`
              : nothing
          }
        </thead>
        ${(['upper', 'lower'] as const).map((section) => this.renderSection(section, cells))}
        <tfoot>
          <tr>
            <th scope="row"><strong>${msg('Total')}</strong></th>
            ${seats.map(() => html`<td colspan=${each}></td>`)}
          </tr>
        </tfoot>
      </table>
      <p>${msg('En cada turno, hasta tres tiradas; después, una casilla. Con 0 se tacha.')}</p>`;
  }

  /** What a category asks for and, where that is always the same, what it brings. */
  private helpOf(category: Category): string {
    const box = this.rules.boxes.findIndex((box) => box.category === category);
    const values = possibleValues(this.rules, box);
    const help = categoryHelp(category);
    return values.length === 2 ? msg(str`${help}: ${values[1]!}`) : help;
  }

  private renderSection(section: Section, cells: unknown) {
    const { rules } = this;
    const rows = rowsOf(rules).filter((row) => row.section === section);
    if (rows.length === 0) return nothing;
    return html`<tbody>
      ${rows.map((row) =>
        row.kind === 'box'
          ? html`<tr>
              <th scope="row"><strong>${categoryName(row.category)}</strong>${this.helpOf(row.category)}</th>
              ${cells}
            </tr>`
          : html`<tr>
              <th scope="row">
                <strong>${msg(str`Más cinco iguales, +${rules.furtherFives.bonus}`)}</strong>${msg('una raya cada vez')}
              </th>
              ${cells}
            </tr>`,
      )}
      ${rules.sectionBonuses
        .filter((bonus) => bonus.section === section)
        .map(
          ({ threshold, points }) => html`<tr class="sum">
            <th scope="row"><strong>${msg('Suma y bonus')}</strong>${msg(str`con ${threshold} o más, ${points} más`)}</th>
            ${cells}
          </tr>`,
        )}
    </tbody>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'blank-sheet': BlankSheet;
  }
}
