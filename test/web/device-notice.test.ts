import { html } from 'lit';
import { expect, test } from 'vitest';
import '../../web/elements/device-notice.ts';
import { mount } from './mount.ts';

test('says in one line why nothing is kept, and nothing where it is', async () => {
  mount(html`<device-notice></device-notice>`);
  const notice = document.querySelector('device-notice')!;
  await notice.updateComplete;
  const line = notice.renderRoot.querySelector('p')!;
  expect(line).toMatchObject({ role: 'status', textContent: '' });
  const lines = new Set<string>();
  for (const reason of ['forbidden', 'full', 'newer', 'blocked'] as const) {
    notice.reason = reason;
    await notice.updateComplete;
    lines.add(line.textContent);
  }
  expect(lines.size).toBe(4);
});
