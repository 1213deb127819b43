// First load: what all our elements share.
import { updateWhenLocaleChanges } from '@lit/localize';
import { LitElement } from 'lit';

/** An element that renders again when the language changes. */
export class TreceElement extends LitElement {
  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }
}
