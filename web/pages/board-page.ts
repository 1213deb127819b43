import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { TreceElement } from '../elements/trece-element.ts';
import { base, page } from '../styles/shared.styles.ts';
import '../elements/day-board.ts';
import '../elements/page-header.ts';

/** Today's board. */
@customElement('board-page')
export class BoardPage extends TreceElement {
  static override styles = [base, page];

  override render() {
    return html`<page-header current="/board"></page-header>
      <main><day-board></day-board></main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'board-page': BoardPage;
  }
}
