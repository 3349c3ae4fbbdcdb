import { replyRefused } from '@girassol/shared-auth/testing';
import type { WebsiteDomain } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EditorPage from '../editor/EditorPage';
import { openPage } from '../testing/open-page.testing';
import { buildWebsite, HERO } from '../testing/website.testing';

const CHECK = 'POST /websites/check/:userId';
const PUBLISH = 'POST /websites/publish/:userId';

const user = userEvent.setup();
const dialog = () => screen.findByRole('dialog', { name: 'Publicar o site' });
const missing = {
  severity: 'ERROR',
  blockId: HERO,
  field: 'heading',
  message: 'Preencha “Título”.',
} as const;

async function open(routes: Parameters<typeof openPage>[1]) {
  const server = openPage(<EditorPage />, routes);
  await screen.findByRole('textbox', { name: 'Título' });
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  return server;
}

test('what is wrong keeps it from going online, and "Corrigir" leads to the field', async () => {
  await open({ [CHECK]: { problems: [missing] } });
  const shown = await dialog();
  expect(await within(shown).findByText('Preencha “Título”.')).toBeVisible();
  expect(within(shown).getByRole('button', { name: 'Publicar agora' })).toBeDisabled();
  await user.click(within(shown).getByRole('button', { name: 'Corrigir' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Título' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a problem of the site as a whole opens the panel it is in', async () => {
  await open({
    [CHECK]: {
      problems: [{ severity: 'WARNING', blockId: null, field: 'business.cnpj', message: 'Escreva o CNPJ.' }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Corrigir' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'CNPJ' })).toHaveFocus());
});

test('[website-001] published, it is opened in a new tab', async () => {
  const server = await open({
    [CHECK]: { problems: [] },
    [PUBLISH]: { website: buildWebsite({ publishedVersion: 1, isChanged: false }) },
  });
  const shown = await dialog();
  await user.type(within(shown).getByRole('textbox', { name: /O que mudou/ }), 'Primeira');
  await user.click(await within(shown).findByRole('button', { name: 'Publicar agora' }));
  const done = await screen.findByRole('dialog', { name: 'O site está no ar' });
  const link = within(done).getByRole('link', { name: 'Abrir o site' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAttribute('href', buildWebsite().url);
  expect(server.calls(PUBLISH)[0]?.body).toEqual({ revision: 3, note: 'Primeira' });
});

test('published, it is told by the account’s own address where one is active', async () => {
  const host = (changes: Partial<WebsiteDomain>): WebsiteDomain => ({
    ...{ _id: '0198a000-0000-7000-8000-000000000001', host: 'antigo.com.br', state: 'AGUARDANDO' },
    ...{ ownership: 'OK', routing: 'OK', certificate: 'OK', records: [], found: [], problem: null },
    ...{ checkedTimestamp: null, nextCheckTimestamp: null, isDemonstration: false },
    ...changes,
  });
  await open({
    'GET /websites/domains/:userId': {
      domains: [host({}), host({ host: 'www.sol.com.br', state: 'ATIVO' })],
      mayClaim: true,
    },
    [CHECK]: { problems: [] },
    [PUBLISH]: { website: buildWebsite({ publishedVersion: 1, isChanged: false }) },
  });
  await user.click(await within(await dialog()).findByRole('button', { name: 'Publicar agora' }));
  const done = within(await screen.findByRole('dialog', { name: 'O site está no ar' }));
  expect(await done.findByText('https://www.sol.com.br/')).toBeVisible();
  expect(done.getByRole('link', { name: 'Abrir o site' })).toHaveAttribute('href', 'https://www.sol.com.br/');
  expect(done.getByText(/continua valendo/)).toBeVisible();
});

test('what is found only while publishing is told like what was found before', async () => {
  const server = await open({
    [CHECK]: { problems: [] },
    [PUBLISH]: replyRefused(422, { message: 'Há o que corrigir.' }),
  });
  const shown = await dialog();
  await within(shown).findByText('Tudo certo para publicar');
  server.answer({ [CHECK]: { problems: [missing] } });
  await user.click(within(shown).getByRole('button', { name: 'Publicar agora' }));
  expect(await within(shown).findByText('Preencha “Título”.')).toBeVisible();
  expect(within(shown).getByText('Há o que corrigir.')).toBeVisible();
});

test('[website-006] without the module it is said what is missing, and there is no button', async () => {
  await open({
    'GET /websites/draft/:userId': { website: buildWebsite(), mayPublish: false },
    [CHECK]: { problems: [] },
  });
  const shown = await dialog();
  expect(within(shown).getByText('Falta o módulo Website para pôr o site no ar')).toBeVisible();
  expect(within(shown).queryByRole('button', { name: 'Publicar agora' })).toBeNull();
});

test.each([
  ['the choice of a look', null],
  ['the editor', buildWebsite()],
])('[website-006] without the module %s says so before anything is built', async (_title, website) => {
  openPage(<EditorPage />, { 'GET /websites/draft/:userId': { website, mayPublish: false } });
  expect(await screen.findByText(/publicar pede o módulo Website/)).toBeVisible();
});

test.each([
  ['Rascunho', { publishedVersion: null }],
  ['Publicado', { publishedVersion: 2, isChanged: false }],
  ['Alterações não publicadas', { publishedVersion: 2, isChanged: true }],
  ['Suspenso', { publishedVersion: 2, suspended: { why: 'Golpe.', timestamp: 0 } }],
] as const)('the head says %s', async (words, changes) => {
  openPage(<EditorPage />, {
    'GET /websites/draft/:userId': { website: buildWebsite(changes), mayPublish: true },
  });
  expect(await screen.findByText(words)).toBeVisible();
});
