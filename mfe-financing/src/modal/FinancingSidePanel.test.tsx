import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import { DAY_MS } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { buildFinancing, buildFinancingOption } from '../financing/financing.fixture';
import { openPageInNewTab } from '../financing/open-page-in-new-tab';
import { FinancingSidePanel } from './FinancingSidePanel';

jest.mock('../financing/open-page-in-new-tab', () => ({ openPageInNewTab: jest.fn(() => true) }));

const ADD = 'POST /financings/single/proposal/:fid';
const CHOOSE = 'PUT /financings/single/proposal/chosen/:fid/:pid';
const BEGIN = 'PUT /financings/single/stage/:fid';

const options = [
  buildFinancingOption({ _id: 'a1', installments: 36, installmentValue: 900, addedToProp: true }),
  buildFinancingOption({ _id: 'a2', installments: 48, installmentValue: 800, addedToProp: true }),
];

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;
const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  platform = remoteTesting.installFakePlatform({ remotes: [] });
});
afterEach(() => platform.remove());

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function open(financing: Financing, session = buildTestSession(), onClose = () => undefined) {
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
      <FinancingSidePanel fid={financing._id} onClose={onClose} />
      <Address />
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { session },
  );
  return server;
}

const deal = (changes: Partial<Financing> = {}) =>
  buildFinancing({ stage: 'DEAL', proposals: options, ...changes });
const selected = () => screen.findByRole('tab', { selected: true });

test('[financing-007, financing-012] a fresh deal begins at Add a Proposta, whose button waits for an option', async () => {
  const user = userEvent.setup();
  const server = open(deal({ proposals: options.map((option) => ({ ...option, addedToProp: false })) }));
  expect(await selected()).toHaveTextContent('Add a Proposta');
  expect(
    screen.getByText(/^Primeiro passo da contratação: depois, em Opção Fin\., você marca/),
  ).toBeVisible();
  const add = screen.getByRole('button', { name: 'ADICIONAR À PROPOSTA' });
  expect(add).toBeDisabled();
  await user.click(screen.getAllByRole('checkbox', { name: 'Na proposta' })[0] as HTMLElement);
  await user.click(add);
  await waitFor(() =>
    expect(server.calls(ADD)[0]?.body).toEqual({ props: [expect.stringMatching(/^a[12]$/)] }),
  );
  // [financing-023] and on to the final proposal.
  await waitFor(() =>
    expect(openPageInNewTab).toHaveBeenCalledWith(expect.stringContaining('/proposta/final/AB12C')),
  );
  // Here the next step is shown, from its top.
  expect(await selected()).toHaveTextContent('Opção Fin.');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test.each([
  ['the bank still examines', [], /^O banco ainda analisa este pedido/],
  [
    'the bank refused altogether',
    options.map((option) => ({ ...option, addedToProp: false, refused: true })),
    /^O banco recusou todas as opções/,
  ],
] as const)('a deal that %s says so instead of lists with nothing to choose', async (_, proposals, title) => {
  const user = userEvent.setup();
  open(deal({ proposals: [...proposals] }));
  for (const tab of ['Add a Proposta', 'Opção Fin.']) {
    await user.click(await screen.findByRole('tab', { name: tab }));
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Opção \d|ADICIONAR|Marcar opções/ })).toBeNull();
  }
});

test('a withdrawn financing without options does not promise any', async () => {
  open(deal({ proposals: [], isWithdrawn: true }));
  expect(await screen.findByText('Este financiamento terminou sem opções')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nova simulação' })).toHaveAttribute(
    'href',
    `/financiamentos/simulacao/${buildFinancing().proposal._id}`,
  );
});

test('[financing-064] options are ticked on their cards, which say their place; lists change the order', async () => {
  const user = userEvent.setup();
  const server = open(deal({ proposals: options.map((option) => ({ ...option, addedToProp: false })) }));
  await selected();
  const cards = within(screen.getByRole('list', { name: 'Ofertas lado a lado' })).getAllByRole('listitem');
  const box = (card: HTMLElement | undefined) => within(card as HTMLElement).getByRole('checkbox');
  expect(cards).toHaveLength(2);
  for (const card of cards) await user.click(box(card));
  expect(box(cards[1])).toHaveAccessibleName('Na proposta: Opção 2');
  expect(screen.getByText('2 de 4 escolhidas.')).toBeVisible();

  await user.click(screen.getByText('Mudar a ordem das opções'));
  expect(screen.getAllByRole('button', { name: /Opção \d/ })).toHaveLength(4);
  const pick = async (list: RegExp, name: RegExp) => {
    await user.click(screen.getByRole('button', { name: list }));
    await user.click(await screen.findByRole('option', { name }));
  };
  // An option that has a place is in no other list, until it is taken from there.
  await user.click(screen.getByRole('button', { name: /Opção 3/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Nenhuma']);
  await user.keyboard('{Escape}');
  await pick(/Opção 1/, /^Nenhuma/);
  expect(box(cards[0])).toHaveAccessibleName('Na proposta');
  await pick(/Opção 3/, /x de/);
  expect(box(cards[0])).toHaveAccessibleName('Na proposta: Opção 3');

  await user.click(box(cards[1]));
  await user.click(screen.getByRole('button', { name: 'ADICIONAR À PROPOSTA' }));
  await waitFor(() => expect(server.calls(ADD)[0]?.body.props).toHaveLength(1));
});

test('a concluded financing says the day, the approved amount, and that the bank reports no payment', async () => {
  const proposals = options.map((option) => ({ ...option, chosen: option._id === 'a1' }));
  const concludedTimestamp = Date.parse('2026-11-20T12:00:00-03:00');
  open(
    deal({
      variant: 'MARKETPLACE',
      proposals,
      contractSigned: true,
      serviceApproved: true,
      concludedTimestamp,
    }),
  );
  const end = await screen.findByRole('group', { name: 'Financiamento concluído' });
  expect(end).toHaveTextContent('Financiamento concluído em 20/11/2026');
  expect(end).toHaveTextContent('R$ 30.000,00');
  expect(end).toHaveTextContent('Banco Demonstração não informa o valor pago');
});

test('proofs of the installation that are late are told in plain words', async () => {
  open(deal({ contractSigned: true, expirationTimestamp: buildFinancing().now - 2 * DAY_MS }));
  expect(
    await screen.findByText(
      'Documentos em atraso: o envio dos comprovantes da obra está atrasado há 2 dias.',
    ),
  ).toBeVisible();
});

test('while documents are missing, the panel says so and does not wait for the bank', async () => {
  const proposals = options.map((option) => ({ ...option, chosen: option._id === 'a1' }));
  open(deal({ variant: 'MARKETPLACE', proposals, isWaiting: true }));
  expect(await screen.findByText(/^Faltam documentos do cliente: Banco Demonstração segue/)).toBeVisible();
  expect(screen.queryByText(/^Aguardando a resposta/)).not.toBeInTheDocument();
});

test('the path of a financing says which step it is at and what that step needs', async () => {
  const proposals = options.map((option) => ({ ...option, chosen: option._id === 'a1' }));
  open(deal({ variant: 'MARKETPLACE', proposals }));
  const path = await screen.findByRole('list', { name: 'Caminho do financiamento' });
  const current = within(path).getByText('Documentação').closest('li');
  expect(current).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/faltam 4 documentos/)).toHaveTextContent('Sua vez: faltam 4 documentos.');
  await userEvent.click(screen.getByText('Passo 3 de 7: Documentação. Ver o que falta'));
  const remaining = within(screen.getByRole('list', { name: 'O que falta, em ordem' })).getAllByRole(
    'listitem',
  );
  expect(remaining).toHaveLength(5);
  expect(remaining[0]).toHaveTextContent(
    'Documentação. Você envia os documentos do cliente, e Banco Demonstração confere.',
  );
});

test('while an option is to be chosen, it is the turn of the installer and not of the bank', async () => {
  open(deal({ variant: 'MARKETPLACE', isWaiting: true }));
  expect(await screen.findByText(/escolha a opção/)).toHaveTextContent(
    'Sua vez: escolha a opção que o cliente quer.',
  );
  expect(screen.queryByText(/^Aguardando a resposta/)).toBeNull();
});

test.each([
  ['to be marked first', {}, 'marque as opções que o cliente pode escolher'],
  ['all refused by the bank', { refused: true }, 'faça outra simulação, com outro prazo ou outra entrada'],
])('the path does not ask for a choice among options %s', async (_, changes, note) => {
  const proposals = options.map((option) => ({ ...option, addedToProp: false, ...changes }));
  open(deal({ variant: 'MARKETPLACE', proposals }));
  expect(await screen.findByText(`Sua vez:`)).toBeVisible();
  expect(screen.getByText('Sua vez:').parentElement).toHaveTextContent(`Sua vez: ${note}.`);
});

test('the path of a simulation leads to CONTRATAR', async () => {
  open(buildFinancing({ variant: 'MARKETPLACE', proposals: [buildFinancingOption()] }));
  expect((await screen.findByText('Sua vez:')).parentElement).toHaveTextContent(
    'Sua vez: confira as ofertas e pressione CONTRATAR.',
  );
});

test('a financing that was withdrawn has no path', async () => {
  open(deal({ variant: 'MARKETPLACE', isWithdrawn: true }));
  await selected();
  expect(screen.queryByRole('list', { name: 'Caminho do financiamento' })).toBeNull();
});

test('[financing-023] where the browser opens no tab, a press leads to the final proposal', async () => {
  jest.mocked(openPageInNewTab).mockReturnValueOnce(false);
  const user = userEvent.setup();
  open(deal());
  await user.click(await screen.findByRole('tab', { name: 'Add a Proposta' }));
  await user.click(screen.getByRole('button', { name: 'ADICIONAR À PROPOSTA' }));
  jest.mocked(openPageInNewTab).mockClear();
  await user.click(await screen.findByRole('button', { name: 'Ver proposta' }));
  expect(openPageInNewTab).toHaveBeenCalledWith(expect.stringContaining('/proposta/final/AB12C'));
});

test('of an agreed proposal the customer is promised nothing, and its page is not opened', async () => {
  jest.mocked(openPageInNewTab).mockClear();
  const user = userEvent.setup();
  const financing = deal();
  const server = open({ ...financing, proposal: { ...financing.proposal, isAgreed: true } });
  await user.click(await screen.findByRole('tab', { name: 'Add a Proposta' }));
  expect(screen.getByText(/Esta proposta já foi fechada/)).toBeVisible();
  expect(screen.queryByText(/O cliente vê na proposta/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'ADICIONAR À PROPOSTA' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'SEPARAR PARA CONTRATAR' }));
  expect(
    await screen.findByText('Opções separadas para contratar. A proposta do cliente não mudou.'),
  ).toBeVisible();
  expect(server.calls(ADD)).toHaveLength(1);
  expect(openPageInNewTab).not.toHaveBeenCalled();
});

test.each([
  ['EXPIRED', 'Ela venceu: o cliente só as vê quando ela valer de novo.'],
  ['CHANGING', 'Ela está em edição: o cliente só as vê quando ela for finalizada.'],
] as const)(
  'of a proposal that is %s it is said when the customer sees the options',
  async (pageStatus, text) => {
    jest.mocked(openPageInNewTab).mockClear();
    const user = userEvent.setup();
    const financing = deal();
    open({ ...financing, proposal: { ...financing.proposal, pageStatus } });
    await user.click(await screen.findByRole('tab', { name: 'Add a Proposta' }));
    expect(screen.getByText(new RegExp(`ficam na proposta. ${text}`))).toBeVisible();
    expect(screen.queryByText(/O cliente vê na proposta/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'ADICIONAR À PROPOSTA' }));
    expect(await screen.findByText(`Opções adicionadas à proposta. ${text}`)).toBeVisible();
    expect(openPageInNewTab).not.toHaveBeenCalled();
  },
);

test('of an agreed proposal without options nothing is added to it', async () => {
  const user = userEvent.setup();
  const financing = deal({ proposals: options.map((option) => ({ ...option, addedToProp: false })) });
  open({ ...financing, proposal: { ...financing.proposal, isAgreed: true } });
  await user.click(await screen.findByRole('tab', { name: 'Opção Fin.' }));
  expect(await screen.findByText('Nenhuma opção separada')).toBeVisible();
  expect(screen.queryByText(/Primeiro adicione à proposta/)).toBeNull();
});

test('[financing-008, financing-013, financing-106] one of the added options is chosen, and leads to the papers', async () => {
  const user = userEvent.setup();
  const financing = deal();
  const server = open(financing);
  const requests = jest.spyOn(globalThis, 'fetch');
  expect(await selected()).toHaveTextContent('Opção Fin.');
  const choose = screen.getByRole('button', { name: 'SELECIONAR OPÇÃO' });
  expect(choose).toBeDisabled();
  const group = within(screen.getByRole('radiogroup', { name: 'Opção Financiamento' }));
  await user.click(group.getByRole('radio', { name: 'Contratar em 48 vezes' }));
  expect(screen.getByText(/^48x de/)).toBeVisible();
  await user.click(choose);
  await waitFor(() => expect(server.calls(CHOOSE)[0]?.params).toMatchObject({ pid: 'a2' }));
  const sent = requests.mock.calls.flatMap(([url, init]) =>
    init?.method === 'PUT' ? [new URL(String(url), window.location.href).pathname] : [],
  );
  expect(sent).toEqual([`/api/financings/single/proposal/chosen/${financing._id}/a2`]);
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Documentação'));
});

test('of two who choose, the second sees what the first chose', async () => {
  const user = userEvent.setup();
  const server = open(deal());
  const theirs = deal({ proposals: options.map((option) => ({ ...option, chosen: option._id === 'a1' })) });
  server.answer({
    [CHOOSE]: replyRefused(409, { message: 'Outra opção já foi escolhida.' }),
    'GET /financings/single/:fid': { financing: theirs },
  });
  await user.click(await screen.findByRole('radio', { name: 'Contratar em 48 vezes' }));
  await user.click(screen.getByRole('button', { name: 'SELECIONAR OPÇÃO' }));
  // It goes on from what was chosen: to the papers.
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Documentação' })).toBeEnabled());
  await user.click(screen.getByRole('tab', { name: 'Opção Fin.' }));
  expect(await screen.findByText('Esta é a opção contratada.')).toBeVisible();
  const [only, ...others] = within(screen.getByRole('list', { name: 'Ofertas lado a lado' })).getAllByRole(
    'listitem',
  );
  expect(only).toHaveTextContent('36x');
  expect(others).toEqual([]);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[financing-063] CONTRATAR makes a deal of the simulation first', async () => {
  const user = userEvent.setup();
  const server = open(buildFinancing());
  await user.click(await screen.findByRole('button', { name: 'CONTRATAR' }));
  expect(await selected()).toHaveTextContent('Add a Proposta');
  expect(server.calls(BEGIN)).toHaveLength(1);
  // The button is below the offers: what comes next is shown from its top.
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('[financing-022] without the Marketplace the chosen option goes by message, and papers have no tab', async () => {
  open(
    deal({
      variant: 'BTG',
      proposals: [
        buildFinancingOption({ installments: 48, installmentValue: 800, addedToProp: true, chosen: true }),
      ],
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

test('where no option was chosen yet, the request leads to the choice', async () => {
  const user = userEvent.setup();
  open(deal({ variant: 'BTG' }));
  await user.click(await screen.findByRole('tab', { name: 'Contratação' }));
  await user.click(screen.getByRole('button', { name: 'Escolher a opção' }));
  expect(await selected()).toHaveTextContent('Opção Fin.');
});

test.each([
  { whatsapp: '4733334444', address: 'https://wa.me/554733334444?text=' },
  // No number stands in the code: without one of the distribution WhatsApp asks whom to write to.
  { whatsapp: undefined, address: 'https://wa.me/?text=' },
])(
  '[financing-108] both messages go to the number of the distribution ($whatsapp), each with its words',
  async ({ whatsapp, address }) => {
    const { handle } = remoteTesting.installFakePlatform();
    if (whatsapp) handle.page.distribution.support = { whatsapp };
    const words = (name: string) => {
      const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(href.startsWith(address)).toBe(true);
      return decodeURIComponent(href.slice(address.length));
    };
    const user = userEvent.setup();
    const chosen = [buildFinancingOption({ addedToProp: true, chosen: true })];
    open(deal({ variant: 'BTG', proposals: chosen }));
    await screen.findByRole('link', { name: 'CONTRATAR FINANCIAMENTO' });
    expect(words('CONTRATAR FINANCIAMENTO')).toMatch(/^Olá! Quero contratar o financiamento \d+/);
    cleanup();

    open(deal({ proposals: chosen }));
    await user.click(await screen.findByRole('tab', { name: 'Documentação' }));
    await screen.findByRole('link', { name: 'CHAMAR CONSULTOR' });
    expect(words('CHAMAR CONSULTOR')).toMatch(/^Olá! Preciso de ajuda com os documentos/);
  },
);

test.each(['ENTERPRISE', 'BASIC'] as const)(
  '[financing-102] papers need the ENTERPRISE plan: %s',
  async (signupPlan) => {
    const tabs: string[] = [];
    const sent = [
      'CNH',
      'RG',
      'Conta de Energia',
      'Comprovante de Renda',
      'NFe de Serviço',
      'NFe dos Equipamentos',
    ];
    const papers = sent.map((semantic) => ({
      semantic,
      status: 'APPROVED' as const,
      reason: null,
      sentTimestamp: 1,
    }));
    const chosen = options.map((option, place) => ({ ...option, chosen: place === 0 }));
    // One whose papers are asked for, and one that is signed: its proofs are.
    for (const changes of [{}, { papers, contractSigned: true }]) {
      open(deal({ proposals: chosen, ...changes }), buildTestSession({ signupPlan }));
      await selected();
      tabs.push(...screen.getAllByRole('tab').map(({ textContent }) => textContent ?? ''));
      cleanup();
    }
    const ofPapers = ['Documentação', 'Notas Fiscais', 'Comprovantes'];
    expect(ofPapers.filter((name) => tabs.includes(name))).toEqual(
      signupPlan === 'ENTERPRISE' ? ofPapers : [],
    );
    expect(tabs).toEqual(expect.arrayContaining(['Add a Proposta', 'Opção Fin.']));
  },
);

test('a bank that refused by machine can be asked to look again, with a reason', async () => {
  const user = userEvent.setup();
  const server = open(
    buildFinancing({
      btg: { preApproved: false, status: 'REPROVADO_MOTOR' },
      statusReason: 'Parcela acima de 30% da renda.',
      may: { cancel: true, askReview: true, seePersonal: true },
    }),
  );
  server.answer({ 'PUT /financings/single/review/:fid': { financing: buildFinancing() } });
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
  const getTabs = async (changes: Partial<Financing>) => {
    open(
      deal({ proposals: chosen, ...changes }),
      buildTestSession({ activeModules: ['Marketplace'] }),
      onClose,
    );
    await selected();
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    cleanup();
    return names.filter((name) => name !== 'Histórico');
  };
  expect(await getTabs({ papers: identity })).toEqual([
    'Add a Proposta',
    'Opção Fin.',
    'Documentação',
    'Notas Fiscais',
  ]);
  expect(
    await getTabs({
      papers: [...identity, ...taken('NFe de Serviço', 'NFe dos Equipamentos')],
      contractSigned: true,
    }),
  ).toEqual(['Add a Proposta', 'Opção Fin.', 'Notas Fiscais', 'Comprovantes']);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('the records of the deal follow what happens to its other records', async () => {
  const project = {
    ...{ kind: 'ITEM' as const, _id: '0198a000-0000-7000-8000-00000000e001', number: 3 },
    ...{ type: 'PROJECT' as const, status: 'IN_PROGRESS' as const },
  };
  const financing = deal();
  const server = open(financing);
  await selected();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  server.answer({ 'GET /financings/single/:fid': { financing, dealRecords: [project] } });
  act(() => server.emit({ kind: 'financings-changed', financing: financing._id, by: null }));
  expect(await screen.findByRole('link', { name: 'Projeto #00003' })).toBeVisible();
  server.answer({
    'GET /financings/single/:fid': { financing, dealRecords: [{ ...project, status: 'CLOSED' }] },
  });
  act(() =>
    server.emit({ kind: 'item-left', board: 'PROJECT', item: project._id, column: project._id, by: 'other' }),
  );
  expect(await screen.findByRole('link', { name: 'Projeto #00003 (Projeto Finalizado)' })).toBeVisible();
});
