import { remoteTesting } from '@girassol/federation/remote';
import { fakeApi, refuse, renderWithSession, testSession } from '@girassol/shared-auth/testing';
import type { Financing } from '@girassol/shared-domain/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { aFinancing, anOption } from '../financing/a-financing';
import { FinancingModal } from './FinancingModal';
import { openDocument } from './open-document';

jest.mock('./open-document', () => ({ openDocument: jest.fn() }));

const ADD = 'POST /financings/single/proposal/:fid';
const CHOOSE = 'PUT /financings/single/proposal/chosen/:fid/:pid';
const BEGIN = 'PUT /financings/single/stage/:fid';

const options = [
  anOption({ _id: 'a1', installments: 36, installmentValue: 900, addedToProp: true }),
  anOption({ _id: 'a2', installments: 48, installmentValue: 800, addedToProp: true }),
];

let platform: ReturnType<typeof remoteTesting.fakePlatform>;
beforeEach(() => {
  platform = remoteTesting.fakePlatform({ remotes: [] });
});
afterEach(() => platform.remove());

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function open(financing: Financing, session = testSession(), onClose = () => undefined) {
  let kept = financing;
  const keep = (changes: Partial<Financing>) => {
    kept = { ...kept, ...changes };
    return { financing: kept };
  };
  const server = fakeApi({
    'GET /financings/single/:fid': () => ({ financing: kept }),
    'GET /financings/single/events/:fid/:multiplier': { events: [], hasMoreItems: false },
    'GET /financings/single/papers/:fid': { papers: [], monitoringLink: null },
    [ADD]: () => keep({ proposals: options }),
    [CHOOSE]: ({ params }) =>
      keep({ proposals: options.map((option) => ({ ...option, chosen: option._id === params.pid })) }),
    [BEGIN]: () => keep({ stage: 'DEAL' }),
  });
  renderWithSession(
    <MemoryRouter>
      <FinancingModal fid={financing._id} onClose={onClose} />
      <Address />
    </MemoryRouter>,
    { session },
  );
  return server;
}

const deal = (changes: Partial<Financing> = {}) =>
  aFinancing({ stage: 'DEAL', proposals: options, ...changes });
const selected = () => screen.findByRole('tab', { selected: true });

test('[financing-007, financing-012] a fresh deal begins at Add a Proposta, whose button waits for an option', async () => {
  const user = userEvent.setup();
  const server = open(deal({ proposals: options.map((option) => ({ ...option, addedToProp: false })) }));
  expect(await selected()).toHaveTextContent('Add a Proposta');
  const add = screen.getByRole('button', { name: 'ADICIONAR À PROPOSTA' });
  expect(add).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /Opção 1/ }));
  await user.click(await screen.findByRole('option', { name: /^36x/ }));
  await user.click(add);
  await waitFor(() => expect(server.calls(ADD)[0]?.body).toEqual({ props: ['a1'] }));
  // [financing-023] and on to the final proposal.
  await waitFor(() =>
    expect(openDocument).toHaveBeenCalledWith(expect.stringContaining('/proposta/final/AB12C')),
  );
});

test('[financing-008, financing-013] one of the added options is chosen, and leads to the papers', async () => {
  const user = userEvent.setup();
  const server = open(deal());
  expect(await selected()).toHaveTextContent('Opção Fin.');
  const choose = screen.getByRole('button', { name: 'SELECIONAR OPÇÃO' });
  expect(choose).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /Opção Financiamento/ }));
  await user.click(await screen.findByRole('option', { name: /^48x/ }));
  await user.click(choose);
  await waitFor(() => expect(server.calls(CHOOSE)[0]?.params).toMatchObject({ pid: 'a2' }));
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Documentação'));
});

test('of two who choose, the second sees what the first chose', async () => {
  const user = userEvent.setup();
  const server = open(deal());
  server.answer({ [CHOOSE]: refuse(409, { message: 'Outra opção já foi escolhida.' }) });
  await user.click(await screen.findByRole('button', { name: /Opção Financiamento/ }));
  await user.click(await screen.findByRole('option', { name: /^48x/ }));
  await user.click(screen.getByRole('button', { name: 'SELECIONAR OPÇÃO' }));
  await waitFor(() => expect(server.calls('GET /financings/single/:fid').length).toBeGreaterThan(1));
});

test('[financing-063] CONTRATAR makes a deal of the simulation first', async () => {
  const user = userEvent.setup();
  const server = open(aFinancing());
  await user.click(await screen.findByRole('button', { name: 'CONTRATAR' }));
  expect(await selected()).toHaveTextContent('Add a Proposta');
  expect(server.calls(BEGIN)).toHaveLength(1);
});

test('[financing-022] without the Marketplace the chosen option goes by message, and papers have no tab', async () => {
  open(
    deal({
      variant: 'BTG',
      proposals: [anOption({ installments: 48, installmentValue: 800, addedToProp: true, chosen: true })],
    }),
  );
  expect(await selected()).toHaveTextContent('Contratação');
  expect(screen.queryByRole('tab', { name: 'Notas Fiscais' })).toBeNull();
  const link = screen.getByRole('link', { name: 'CONTRATAR FINANCIAMENTO' });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  const said = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(said).toContain('48x de R$ 800,00');
  expect(said).not.toContain('Maria');
});

test('[financing-102] papers need the ENTERPRISE plan', async () => {
  open(deal(), testSession({ signupPlan: 'BASIC' }));
  await selected();
  expect(screen.queryByRole('tab', { name: 'Documentação' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'Opção Fin.' })).toBeInTheDocument();
});

test('a bank that refused by machine can be asked to look again, with a reason', async () => {
  const user = userEvent.setup();
  const server = open(
    aFinancing({
      btg: { preApproved: false, status: 'REPROVADO_MOTOR' },
      statusReason: 'Parcela acima de 30% da renda.',
      may: { cancel: true, askReview: true, seePersonal: true },
    }),
  );
  server.answer({ 'PUT /financings/single/review/:fid': { financing: aFinancing() } });
  expect(await screen.findByText(/Parcela acima de 30% da renda/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'CONTRATAR' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pedir revisão' }));
  await user.type(await screen.findByRole('textbox', { name: /revisto/ }), 'A renda do casal não entrou.');
  await user.click(screen.getAllByRole('button', { name: 'Pedir revisão' }).at(-1) ?? document.body);
  await waitFor(() =>
    expect(server.calls('PUT /financings/single/review/:fid')[0]?.body).toEqual({
      reason: 'A renda do casal não entrou.',
    }),
  );
});

test('[financing-006] the tabs of a deal have their names and their order, and it closes by its X', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const taken = (...semantics: string[]) =>
    semantics.map((semantic) => ({ semantic, status: 'APPROVED' as const, reason: null, sentTimestamp: 1 }));
  const identity = taken('CNH', 'RG', 'Conta de Energia', 'Comprovante de Renda');
  const chosen = options.map((option, place) => ({ ...option, chosen: place === 0 }));
  const tabsOf = async (changes: Partial<Financing>) => {
    open(deal({ proposals: chosen, ...changes }), testSession({ activeModules: ['Marketplace'] }), onClose);
    await selected();
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    cleanup();
    return names.filter((name) => name !== 'Histórico');
  };
  expect(await tabsOf({ papers: identity })).toEqual([
    'Add a Proposta',
    'Opção Fin.',
    'Documentação',
    'Notas Fiscais',
  ]);
  expect(
    await tabsOf({
      papers: [...identity, ...taken('NFe de Serviço', 'NFe dos Equipamentos')],
      contractSigned: true,
    }),
  ).toEqual(['Add a Proposta', 'Opção Fin.', 'Notas Fiscais', 'Comprovantes']);
  expect(onClose).toHaveBeenCalledTimes(2);
});
