import axe from 'axe-core';
import { render, type TemplateResult } from 'lit';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import '../../web/styles/base.css';

/** Shows a template alone on the page. */
export function mount(template: TemplateResult): HTMLElement {
  const stage = document.createElement('div');
  document.body.replaceChildren(stage);
  render(template, stage);
  return stage;
}

/** What axe finds wrong on the page, as one line each. A part needs no landmarks around it; a page does. */
export async function expectAccessible(what: 'part' | 'page' = 'part'): Promise<void> {
  const rules = what === 'part' ? { region: { enabled: false } } : {};
  const { violations } = await axe.run(document.body, { rules });
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
  expect(lines).toEqual([]);
}

/** Waits until the focus is on an element, be it within a shadow tree. */
export async function expectFocus(locator: Locator): Promise<void> {
  await expect.poll(() => focused() === locator.element()).toBe(true);
}

function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
