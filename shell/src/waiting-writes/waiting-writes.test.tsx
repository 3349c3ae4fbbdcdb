import '@girassol/shared-auth/testing/databases';
import {
  apiOrQueue,
  clearWaitingWrites,
  getWaitingWrites,
  sendWaitingWrites,
  startOutboxOfApi,
} from '@girassol/shared-auth';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  logInForTest,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';
import { nameWritesOfOthersAfterLogin } from './name-writes-of-others';

const ana = buildTestSession({ userId: 'ana', managerId: 'sol', personalData: { name: 'Ana Souza' } });
const bia = buildTestSession({ userId: 'bia', managerId: 'sol', personalData: { name: 'Bia Lima' } });
const NEW_NOTE = 'POST /notes/new/:id';
const CASA = '#00012 Casa na praia · Maria Souza';
const saved = { note: {} } as never;

/** Writes a note of Ana's that finds no signal. */
async function writeWithoutSignal(text: string, recordName = CASA): Promise<void> {
  fakeApi({ [NEW_NOTE]: replyUnreachable(), 'GET /health': replyUnreachable() });
  logInForTest(ana);
  startOutboxOfApi({ acceptsWrites: true });
  await apiOrQueue(
    NEW_NOTE,
    { params: { id: 'casa' }, body: { noteText: text, noteType: 'Ligação' }, silent: true },
    { record: recordName, recordName, title: 'Nota', detail: text, baseVersion: 'v1' },
  );
}

async function openPage(api: FakeRoutes, session = ana) {
  const app = renderApp({ at: '/esperando-sinal', session, api });
  await screen.findByRole('heading', { level: 1, name: 'Esperando sinal' });
  return app;
}

const findCard = () => screen.findByRole('article');
const send = () => act(() => sendWaitingWrites());

const logIn = () => act(() => logInForTest(ana));

afterEach(async () => {
  logIn();
  await act(() => clearWaitingWrites());
});

test('what waits shows with its age, and says so once it is sent', async () => {
  await writeWithoutSignal('Telhado novo');
  await openPage({ [NEW_NOTE]: saved });
  const card = within(await findCard());
  expect(card.getByText('Telhado novo')).toBeVisible();
  expect(card.getByText(/hoje/)).toBeVisible();
  expect(card.getByText('Esperando sinal')).toBeVisible();
  await send();
  expect(await screen.findByText('Tudo foi enviado')).toBeVisible();
});

test('what waits names its record: in the list, in the strip above every page, and before it is discarded', async () => {
  await writeWithoutSignal('Telhado novo');
  const { user } = await openPage({ [NEW_NOTE]: replyUnreachable() });
  const card = within(await findCard());
  expect(card.getByText(CASA)).toBeVisible();
  const strip = screen.getByRole('region', { name: 'Esperando sinal' });
  expect(strip).toHaveTextContent(`1 alteração espera sinal: ${CASA}.`);
  await user.click(card.getByRole('button', { name: 'Descartar' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(new RegExp(`"Nota · ${CASA}"`))).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancelar' }));
});

test('the strip names two records, each once, and counts the others', async () => {
  for (const record of ['#1 Casa', '#1 Casa', '#2 Loja', '#3 Sítio']) await writeWithoutSignal('x', record);
  await openPage({ [NEW_NOTE]: replyUnreachable() });
  expect(screen.getByRole('region', { name: 'Esperando sinal' })).toHaveTextContent(
    '4 alterações esperam sinal: #1 Casa, #2 Loja e mais 1.',
  );
});

test('what was refused says why, and is tried again', async () => {
  await writeWithoutSignal('Telhado novo');
  const { user, server } = await openPage({
    [NEW_NOTE]: replyRefused(404, { message: 'Este negócio não existe mais.' }),
  });
  await send();
  const card = within(await findCard());
  expect(await card.findByText('Este negócio não existe mais.')).toBeVisible();
  server.answer({ [NEW_NOTE]: saved });
  await user.click(card.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Tudo foi enviado')).toBeVisible();
});

test('what is discarded is asked about first', async () => {
  await writeWithoutSignal('Telhado novo');
  const { user, server } = await openPage({ [NEW_NOTE]: replyUnreachable() });
  await user.click(within(await findCard()).getByRole('button', { name: 'Descartar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }));
  expect(getWaitingWrites()).toHaveLength(1);
  await user.click(within(await findCard()).getByRole('button', { name: 'Descartar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('Tudo foi enviado')).toBeVisible();
  server.answer({ [NEW_NOTE]: saved });
  await send();
  expect(getWaitingWrites()).toEqual([]);
});

describe('what somebody else has changed meanwhile shows side by side', () => {
  const conflict = replyRefused(409, {
    message: 'Isto foi alterado enquanto você estava sem sinal.',
    current: { text: 'Metálico (Bia)', version: 'v2' },
  });
  const openConflict = async () => {
    await writeWithoutSignal('Cerâmico');
    const app = await openPage({ [NEW_NOTE]: conflict });
    await send();
    const card = within(await findCard());
    await card.findByText('O de agora');
    return { ...app, card };
  };

  test('and is overwritten if the person sends it all the same', async () => {
    const { user, server, card } = await openConflict();
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Cerâmico',
      'Metálico (Bia)',
    ]);
    server.answer({ [NEW_NOTE]: saved });
    await user.click(card.getByRole('button', { name: 'Enviar o meu' }));
    expect(await screen.findByText('Tudo foi enviado')).toBeVisible();
    expect(server.calls(NEW_NOTE).at(-1)?.headers.get('if-match')).toBe('"v2"');
  });

  test('and stays if the person takes it', async () => {
    const { user, server, card } = await openConflict();
    const { length } = server.calls(NEW_NOTE);
    await user.click(card.getByRole('button', { name: 'Ficar com o de agora' }));
    expect(await screen.findByText('Tudo foi enviado')).toBeVisible();
    expect(server.calls(NEW_NOTE)).toHaveLength(length);
  });
});

test('what was written after it on the same record waits for the decision, and says so', async () => {
  await writeWithoutSignal('Primeira');
  await writeWithoutSignal('Segunda');
  await openPage({ [NEW_NOTE]: replyRefused(404, { message: 'Este negócio não existe mais.' }) });
  await send();
  const [, second] = await screen.findAllByRole('article');
  expect(second).toHaveTextContent('Espera a sua decisão acima');
  expect(screen.queryByRole('button', { name: 'Enviar agora' })).toBeNull();
});

test('another person is told how much waits, without its content', async () => {
  await writeWithoutSignal('Telhado de Ana');
  const { container } = await openPage({ [NEW_NOTE]: saved }, bia);
  expect(await screen.findByText(/espera também uma alteração de outra pessoa/)).toBeVisible();
  expect(container).not.toHaveTextContent('Telhado de Ana');
  await send();
  logIn();
  await waitFor(() => expect(getWaitingWrites()).toHaveLength(1));
});

test('a person who logs in is told once how much of others waits, without its content', async () => {
  await writeWithoutSignal('Telhado de Ana');
  const stop = nameWritesOfOthersAfterLogin();
  const { container } = await openPage({ [NEW_NOTE]: replyUnreachable() });
  act(() => logInForTest(bia));
  const told = await screen.findAllByText(/espera também uma alteração de outra pessoa/);
  expect(told).not.toEqual([]);
  expect(container).not.toHaveTextContent('Telhado de Ana');
  stop();
});

test('leaving asks first if something waits, and deletes it only then', async () => {
  await writeWithoutSignal('Telhado novo');
  const { user } = await openPage({ [NEW_NOTE]: replyUnreachable() });
  const leave = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: /Ana Souza/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/ainda espera sinal neste aparelho \(#00012 Casa/)).toBeVisible();
    await user.click(question.getByRole('button', { name: answer }));
  };
  await leave('Cancelar');
  expect(getWaitingWrites()).toHaveLength(1);
  await leave('Sair e apagar');
  logIn();
  await send();
  expect(getWaitingWrites()).toEqual([]);
});
