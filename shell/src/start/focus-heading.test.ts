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

const settled = () => new Promise((done) => setTimeout(done, 60));

afterEach(() => stop());

test('the heading takes the focus once it is there', async () => {
  const main = arriveAt('<p>Carregando</p>');
  await settled();
  expect(document.body).toHaveFocus();
  main.innerHTML = '<h1>Vendas</h1>';
  await waitFor(() => expect(main.querySelector('h1')).toHaveFocus());
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
