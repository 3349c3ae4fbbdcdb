import { buildTestSession } from '@girassol/shared-auth/testing';
import { act, screen } from '@testing-library/react';
import { renderApp } from '../testing/render-app';
import { watchInstallOffer } from './install-offer';

const session = buildTestSession({ personalData: { name: 'Ana Souza' } });
const menuButton = () => screen.findByRole('button', { name: /Ana Souza/ });
const item = () => screen.queryByRole('menuitem', { name: 'Instalar' });

let stop: () => void;
beforeEach(() => {
  stop = watchInstallOffer();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('the user menu installs the product once the browser offers it, and not again afterwards', async () => {
  const { user } = renderApp({ at: '/inicio', session });
  await user.click(await menuButton());
  await screen.findByRole('menuitem', { name: 'Sair' });
  expect(item()).toBeNull();

  const prompt = jest.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await user.click(await screen.findByRole('menuitem', { name: 'Instalar' }));
  expect(prompt).toHaveBeenCalledTimes(1);

  await user.click(await menuButton());
  await screen.findByRole('menuitem', { name: 'Sair' });
  expect(item()).toBeNull();
});

test('on an iPhone the menu explains the steps', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  const { user } = renderApp({ at: '/inicio', session });
  await user.click(await menuButton());
  await user.click(await screen.findByRole('menuitem', { name: 'Instalar' }));
  expect(await screen.findByRole('alertdialog', { name: /Instalar o/ })).toHaveTextContent(
    'Adicionar à Tela de Início',
  );
});
