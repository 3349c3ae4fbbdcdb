import { waitFor } from '@testing-library/react';
import { waitMilliseconds } from '../testing';
import { watchLeaving } from './watch-leaving';

let stop: () => void;
const asked: ((mayLeave: boolean) => void)[] = [];
const ask = () => new Promise<boolean>((answer) => asked.push(answer));

beforeEach(() => {
  asked.length = 0;
  window.history.replaceState(null, '', '/vendas/registro');
  document.body.innerHTML =
    '<a id="away" href="/clientes/lista/1">Clientes</a><a id="here" href="#topo">Topo</a>';
  document.body.addEventListener('click', (event) => event.preventDefault());
  stop = watchLeaving(ask);
});
afterEach(() => stop());

const click = (id: string) => document.getElementById(id)?.click();

test('a link is followed after Sim', async () => {
  click('away');
  expect(asked).toHaveLength(1);
  asked[0]?.(true);
  await waitFor(() => expect(window.location.pathname).toBe('/clientes/lista/1'));
});

test('after Não the page stays, and asks again the next time', async () => {
  click('away');
  asked[0]?.(false);
  await waitMilliseconds(20);
  expect(window.location.pathname).toBe('/vendas/registro');
  click('away');
  expect(asked).toHaveLength(2);
});

test('a link inside the page asks nothing', () => {
  click('here');
  expect(asked).toHaveLength(0);
});

test('the back button asks before it leaves', async () => {
  window.history.back();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(window.location.pathname).toBe('/vendas/registro');
  asked[0]?.(false);
  await waitMilliseconds(20);
  window.history.back();
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('closing the tab is asked by the browser, until the watch stops', () => {
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  stop();
  expect(close()).toBe(false);
});
