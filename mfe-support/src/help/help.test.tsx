import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { act, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import definition from '../remote';
import { fillScreenAddress } from './fill-screen-address';
import HelpSearch from './HelpSearch';
import OpenScreenPage from './OpenScreenPage';

const article = { slug: 'kits', title: 'Cadastrar e usar kits', summary: 'Um kit junta equipamentos.' };
const session = buildTestSession({ type: 'VENDOR', userId: 'u1', managerId: 'm1' });

test('articles are found in the search of everything, and only for a text', async () => {
  const server = fakeApi({ 'GET /help/articles': { articles: [article] } });
  const onFound = jest.fn();
  const draw = async (search: string) =>
    act(async () => {
      renderWithSession(
        <HelpSearch session={session} permissions={{} as never} search={search} onFound={onFound} />,
        { session },
      );
    });
  await draw('');
  expect(server.calls('GET /help/articles')).toHaveLength(0);
  expect(onFound).toHaveBeenLastCalledWith({ findings: [], isLoading: false, hasFailed: false });
  await draw('kit');
  expect(onFound).toHaveBeenLastCalledWith({
    findings: [expect.objectContaining({ id: 'kits', group: 'Ajuda', to: '/ajuda/kits' })],
    isLoading: false,
    hasFailed: false,
  });
});

test('addresses of screens are filled for the person, and no others', () => {
  const owner = buildTestSession({ type: 'MANAGER', userId: 'm1', managerId: 'm1' });
  expect(fillScreenAddress('/vendas/funil/:uid', session)).toBe('/vendas/funil/u1');
  expect(fillScreenAddress('/colaboradores/:managerId', owner)).toBe('/colaboradores/m1');
  expect(fillScreenAddress('/financiamentos/simulacao/:proposalId?', owner)).toBe(
    '/financiamentos/simulacao',
  );
  for (const wrong of ['/arquivos/:cid', '//mal.example', 'https://mal.example', '/\\mal.example', ''])
    expect(fillScreenAddress(wrong, owner)).toBeNull();
});

test('the page that opens a screen leads there, or says that there is none', async () => {
  remoteTesting.installFakePlatform({ remotes: [remoteTesting.buildReleasedRemote(definition)] });
  const Where = () => <p>{useLocation().pathname}</p>;
  const open = (screenPattern: string) =>
    act(async () => {
      renderWithSession(
        <MemoryRouter initialEntries={[`/ajuda/abrir?tela=${encodeURIComponent(screenPattern)}`]}>
          <Routes>
            <Route path="/ajuda/abrir" element={<OpenScreenPage />} />
            <Route path="*" element={<Where />} />
          </Routes>
        </MemoryRouter>,
        { session },
      );
    });
  await open('/tickets');
  expect(screen.getByText('/tickets')).toBeVisible();
  await open('/nao-existe/:uid');
  expect(screen.getByText('Esta tela não está aqui')).toBeVisible();
});
