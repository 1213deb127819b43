import { html } from 'lit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../web/elements/name-form.ts';
import type { RenamedEvent } from '../../web/events.ts';
import { expectAccessible, expectFocus, mount } from './mount.ts';
import { answer, newcomer } from './server.ts';

const input = page.getByRole('textbox', { name: 'Tu nombre en la clasificación' });
const save = page.getByRole('button', { name: 'Guardar' });

function mountForm(): string[] {
  const heard: string[] = [];
  const onRenamed = (event: RenamedEvent) => heard.push(event.playerName);
  mount(html`<name-form .name=${'Tapir Tranquilo'} @renamed=${onRenamed}></name-form>`);
  return heard;
}

test('the form is accessible, also after a refusal', async () => {
  answer({ 'PATCH /api/me': { code: 'name-empty', status: 422 } });
  mountForm();
  await expectAccessible();
  await save.click();
  await expect.element(page.getByText('Escribe al menos una letra.')).toBeVisible();
  await expectAccessible();
});

test('the form shows the name as stored', async () => {
  mountForm();
  await expect.element(input).toHaveValue('Tapir Tranquilo');
});

test('a new name is stored, announced and told', async () => {
  const calls = answer({ 'PATCH /api/me': { body: { ...newcomer(), name: 'Ana' } } });
  const heard = mountForm();
  await userEvent.fill(input, ' Ana ');
  await userEvent.keyboard('{Enter}');
  const saved = 'Guardado. En la clasificación apareces como Ana.';
  await expect.element(page.getByRole('status')).toMatchTextContent(saved);
  await expect.element(input).toHaveValue('Ana');
  expect(calls).toEqual([{ call: 'PATCH /api/me', body: { name: ' Ana ' } }]);
  expect(heard).toEqual(['Ana']);
});

test('a refused name says why, keeps what was typed and gives back the focus', async () => {
  answer({ 'PATCH /api/me': { code: 'name-too-long', status: 422 } });
  const heard = mountForm();
  await userEvent.fill(input, 'Un nombre demasiado largo');
  await save.click();
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(input)
    .toHaveAccessibleDescription('El nombre es demasiado largo: caben 16 caracteres.');
  await expectFocus(input);
  await expect.element(input).toHaveValue('Un nombre demasiado largo');
  await userEvent.keyboard('{Backspace}');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  expect(heard).toEqual([]);
});

test('without a connection the same name can be sent again', async () => {
  answer({ 'PATCH /api/me': 'unreachable' });
  const heard = mountForm();
  await userEvent.fill(input, 'Ana');
  await save.click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('No hay conexión con el servidor. El nombre no se ha guardado.');
  answer({ 'PATCH /api/me': { body: { ...newcomer(), name: 'Ana' } } });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent('Guardado.');
  expect(heard).toEqual(['Ana']);
});

test('a name sent above the limit stays as typed, and says why it is not stored', async () => {
  answer({ 'PATCH /api/me': { code: 'too-many-calls', status: 429 } });
  mountForm();
  await userEvent.fill(input, 'Ana');
  await save.click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Han sido demasiadas peticiones seguidas. Espera un minuto.');
  await expect.element(input).toHaveValue('Ana');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('a name set from outside is silent', async () => {
  const heard = mountForm();
  document.querySelector('name-form')!.name = 'Otra';
  await expect.element(input).toHaveValue('Otra');
  expect(heard).toEqual([]);
});
