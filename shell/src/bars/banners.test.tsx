import { buildTestSession } from '@girassol/shared-auth/testing';
import type { PermissionLevels } from '@girassol/shared-domain';
import { screen, within } from '@testing-library/react';
import { buildRemote, renderApp } from '../testing/render-app';

jest.mock('../page/reload-page-from-server', () => ({ reloadPageFromServer: jest.fn() }));

const remotes = [
  buildRemote('mfe-financing', ['/financiamentos']),
  buildRemote('mfe-account', ['/configuracoes']),
];

describe('an account that its owner has asked to end', () => {
  const closing = buildTestSession({ closesOn: '2026-12-26' });
  const findBanner = () => screen.findByRole('region', { name: 'Encerramento da conta' });

  test('says so on every page, and leads the owner to where it is taken back', async () => {
    renderApp({ at: '/inicio', session: closing, remotes });
    const banner = await findBanner();
    expect(banner).toHaveTextContent(/Esta conta será apagada em 26\/12\/2026\..*voltar atrás/);
    expect(within(banner).getByRole('link', { name: 'Manter a conta' })).toHaveAttribute(
      'href',
      '/configuracoes?secao=dados',
    );
  });

  test('says so to collaborators too, who cannot take it back', async () => {
    renderApp({ at: '/inicio', session: { ...closing, type: 'VENDOR' }, remotes });
    const banner = await findBanner();
    expect(banner).toHaveTextContent(/O titular pediu/);
    expect(within(banner).queryByRole('link')).toBeNull();
  });
});

describe('the level of a collaborator in the area on screen', () => {
  const session = buildTestSession({ type: 'VENDOR' });
  const open = (levels: PermissionLevels) =>
    renderApp({
      at: '/financiamentos',
      session,
      remotes,
      settings: { permissionLevels: { [session.userId]: levels } },
    });

  test('[collaborators-003] is explained if it is to view only', async () => {
    open({ financings: 'VIEW' });
    expect(await screen.findByRole('region', { name: 'Seu acesso' })).toHaveTextContent(
      'Seu acesso a Financiamentos é só para ver. Quem gerencia os colaboradores pode mudar isso.',
    );
  });

  test('says nothing if it is of another area', async () => {
    open({ orders: 'VIEW' });
    await screen.findByRole('navigation', { name: 'Menu principal' });
    expect(screen.queryByRole('region', { name: 'Seu acesso' })).toBeNull();
  });
});
