import { waitFor } from '@testing-library/react';
import { focusHeading } from './focus-heading';

let stop = () => {};

function arriveAt(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main><input />`;
  const main = document.querySelector('main');
  if (!main) throw new Error('no main');
  stop = focusHeading(main);
  return main;
}

/** More than two looks for the heading. */
const settled = () => jest.advanceTimersByTimeAsync(150);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('the heading takes the focus once it is there', async () => {
  const main = arriveAt('<p>Carregando</p>');
  await settled();
  expect(document.body).toHaveFocus();
  main.innerHTML = '<h1>Vendas</h1>';
  await waitFor(() => expect(main.querySelector('h1')).toHaveFocus());
});

test('a page that is nothing but a form begins at its first field', async () => {
  const main = arriveAt(
    '<h1>Entrar</h1><form><p><input /></p><p data-first-field><input name="password" /></p></form>',
  );
  await waitFor(() => expect(main.querySelector('[name="password"]')).toHaveFocus());
});

test('a heading that is drawn anew with its data has the focus again', async () => {
  const main = arriveAt('<h1>Registrar venda</h1>');
  await waitFor(() => expect(main.querySelector('h1')).toHaveFocus());
  main.innerHTML = '<section><h1>Registrar venda</h1></section>';
  expect(document.body).toHaveFocus();
  await waitFor(() => expect(main.querySelector('section h1')).toHaveFocus());
});

test('who did something meanwhile keeps the focus where it is', async () => {
  const main = arriveAt('<h1>Vendas</h1>');
  await waitFor(() => expect(main.querySelector('h1')).toHaveFocus());
  document.querySelector('input')?.focus();
  document.dispatchEvent(new Event('keydown'));
  main.innerHTML = '<section><h1>Vendas</h1></section>';
  await settled();
  expect(document.querySelector('input')).toHaveFocus();
});

test('who is in a field of the page by then stays there', async () => {
  const main = arriveAt('<p>Carregando</p>');
  main.innerHTML = '<h1>Nova proposta</h1><input />';
  main.querySelector('input')?.focus();
  await settled();
  expect(main.querySelector('input')).toHaveFocus();
});

test('a button that a closing menu gives the focus back to does not keep it', async () => {
  document.body.innerHTML = '<div role="menu"><button id="entry"></button></div>';
  document.getElementById('entry')?.focus();
  const menu = document.querySelector('[role="menu"]');
  const main = document.createElement('main');
  main.innerHTML = '<button></button>';
  document.body.append(main);
  stop = focusHeading(main);
  main.querySelector('button')?.focus();
  menu?.remove();
  main.insertAdjacentHTML('beforeend', '<h1>Contrato</h1>');
  await waitFor(() => expect(main.querySelector('h1')).toHaveFocus());
});

test('the key that led to the page does not count as doing something', async () => {
  const shown = new Promise<HTMLElement>((done) => {
    document.body.addEventListener('keydown', () => done(arriveAt('<h1>Vendas</h1>')), { once: true });
  });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const main = await shown;
  await waitFor(() => expect(main.querySelector('h1')).toHaveFocus());
});

test('a dialog keeps the focus until it has closed', async () => {
  const main = arriveAt('<h1>Vendas</h1>');
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  dialog.tabIndex = -1;
  document.body.append(dialog);
  dialog.focus();
  await settled();
  expect(dialog).toHaveFocus();
  dialog.remove();
  await waitFor(() => expect(main.querySelector('h1')).toHaveFocus());
});
