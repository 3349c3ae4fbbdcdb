import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestItem,
  buildTestSession,
  type FakeRoutes,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import type { BoardItem, ListedProposal, Proposal } from '@girassol/shared-domain/contract';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import { extractDocumentText } from '@girassol/shared-templates/word';
import { recordSavedFiles } from '@girassol/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildContract } from '../signature/signature.fixture';
import { mockFileFetch, openPage } from '../testing/open-page.testing';
import { buildTemplate } from '../testing/template.testing';
import ChooseTemplatePage from './ChooseTemplatePage';
import GenerateDocumentPage from './GenerateDocumentPage';

const KEEP = 'PUT /sales/contracts/:userId/:saleId/:contractId';
const PREVIEW = 'POST /sales/contracts/preview/:userId/:saleId';
const CONTRACTS = 'GET /sales/contracts/:userId/:saleId';

const item = buildTestItem();
const template = buildTemplate();
const user = userEvent.setup();

const buildProposal = (count: number, changes: Partial<ListedProposal> = {}): ListedProposal => ({
  _id: `018f0000-0000-7000-8000-00000000b00${count}`,
  frontId: String(count),
  count,
  finished: true,
  views: 0,
  power: 6.6,
  finalPrice: 31_500,
  validityDate: null,
  registryTimestamp: 1_772_000_000_000,
  user: null,
  customer: item.customer,
  step: 6,
  linkedWorks: 0,
  ...changes,
});

const routes: FakeRoutes = {
  'GET /sales/single/:saleId': { sale: item },
  'GET /contracts/user/:userId': { contracts: [template], nextNumber: 4, companyName: 'Sol Nascente' },
  [CONTRACTS]: { contracts: [], nextNumber: 12 },
  'GET /proposals/customer/:cid/:multiplier': { proposals: [], hasMoreItems: false },
  'GET /customers/single/:cid': replyRefused(404, { message: 'Este cliente não existe mais.' }),
  [PREVIEW]: {
    total: 1,
    pages: [{ picture: 'data:image/png;base64,AA==', width: 10, height: 14, text: 'Contrato 00012' }],
  },
  'GET /templates/authenticated/data/:userId': {
    template: {
      companyName: 'Sol Nascente',
      pdfTemplates: [
        {
          _id: '018f0000-0000-7000-8000-00000000f101',
          name: 'Proposta da casa',
          type: 'PROPOSAL',
          url: '/api/files/conta/arquivo/proposta.docx?expires=1&signature=x',
          registryTimestamp: 0,
        },
      ],
    },
  },
};

const missing = (field: string) => `*** DADO NÃO CADASTRADO: ${field} ***`;

/** jsdom's files cannot be read as bytes. */
const getBytes = (file: Blob | null | undefined) =>
  new Promise<Uint8Array>((resolve, reject) => {
    if (!file) return reject(new Error('no file was sent'));
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer)); // what `readAsArrayBuffer` reads
    reader.readAsArrayBuffer(file);
  });

const choosing = { at: `/escolher-contrato/${item._id}`, pattern: '/escolher-contrato/:saleId' };
const generating = (search = '', id = template._id) => ({
  at: `/gerar-contrato/${id}/${item._id}${search}`,
  pattern: '/gerar-contrato/:contractId/:saleId',
});

describe('what a contract is made of', () => {
  test('[contracts-009] the model is asked only with the module Proposta 2.0', async () => {
    openPage(<ChooseTemplatePage />, { ...choosing, routes });
    expect(await screen.findByRole('button', { name: /Modelo de contrato/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Tipo de documento/ })).toBeNull();
  });

  test('[contracts-008] with it: model, then a template of that model, then a proposal', async () => {
    const session = buildTestSession({ activeModules: [PROPOSAL_DOCUMENTS_MODULE] });
    openPage(<ChooseTemplatePage />, { ...choosing, routes, session });
    await user.click(await screen.findByRole('button', { name: /Tipo de documento/ }));
    await user.click(await screen.findByRole('option', { name: 'PROPOSTA' }));
    expect(screen.getByRole('button', { name: /Modelo de proposta/ })).toHaveTextContent('Proposta da casa');
    expect(screen.queryByLabelText(/Validade/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Escolha uma proposta.')).toBeVisible();
  });

  test.each([
    ['', 'Informe a validade em dias.'],
    ['0', /a partir de 1/],
    ['1.5', /número inteiro/],
  ])('[contracts-017] a validity of "%s" is not taken', async (typed, problem) => {
    openPage(<ChooseTemplatePage />, { ...choosing, routes });
    const field = await screen.findByLabelText(/Validade/);
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText(problem)).toBeVisible();
  });

  test.each([
    ['who manages contracts', 'MANAGER', true],
    ['who does not', 'VENDOR', false],
  ] as const)(
    'without a template, %s learns what one is, and whether it is theirs to bring',
    async (_, type, leads) => {
      const contracts = { contracts: [], nextNumber: 1, companyName: 'Sol Nascente' };
      openPage(<ChooseTemplatePage />, {
        ...choosing,
        routes: { ...routes, 'GET /contracts/user/:userId': contracts },
        session: buildTestSession({ type }),
      });
      expect(await screen.findByText('Falta um modelo de contrato')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Preparar um modelo' }) !== null).toBe(leads);
      expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
    },
  );

  test('[contracts-018, contracts-005] 15 days unless told, and on to the document', async () => {
    openPage(<ChooseTemplatePage />, { ...choosing, routes });
    const field = await screen.findByLabelText(/Validade/);
    expect(field).toHaveValue('15');
    await user.clear(field);
    await user.type(field, '30');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(
      await screen.findByText(`em /gerar-contrato/${template._id}/${item._id}?validade=30`),
    ).toBeVisible();
  });
});

describe('a contract without a proposal', () => {
  const proposals = remoteTesting.buildReleasedRemote({
    name: 'mfe-proposals',
    title: 'Propostas',
    team: 'propostas',
    routes: [{ path: '/proposta/gerar-proposta/dados-consumo/nova' }],
    exposes: {},
    slots: [],
    requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
  });
  const link = () => screen.queryByRole('link', { name: 'Fazer a proposta' });

  test.each([
    ['on the page that chooses', <ChooseTemplatePage key="choose" />, choosing],
    ['on the page that generates', <GenerateDocumentPage key="generate" />, generating()],
  ])('leads to making one, for this item, %s', async (_, page, at) => {
    openPage(page, { ...at, routes, remotes: [proposals] });
    await screen.findByText(/sem proposta:|ainda não tem proposta pronta/);
    const session = buildTestSession();
    expect(link()).toHaveAttribute(
      'href',
      `/proposta/gerar-proposta/dados-consumo/nova?cid=${item.customer._id}&uid=${session.userId}&sid=${item._id}`,
    );
  });

  test.each([
    ['who makes no proposals', { session: buildTestSession({ type: 'VENDOR' }), remotes: [proposals] }],
    [
      'whose account is not in good standing',
      { session: buildTestSession({ statusOk: false }), remotes: [proposals] },
    ],
    ['where no area makes proposals', {}],
  ])('leads nowhere for people %s', async (_, opening) => {
    openPage(<ChooseTemplatePage />, { ...choosing, routes, ...opening });
    expect(await screen.findByText('Este cliente ainda não tem proposta pronta.')).toBeVisible();
    expect(link()).toBeNull();
  });
});

describe('the proposal of a contract', () => {
  const own = { saleId: item._id, validityDate: '2020-01-31' };
  const other = { saleId: '018f0000-0000-7000-8000-00000000a002', validityDate: '2020-01-31' };
  const open = (proposals: ListedProposal[], changes: Partial<BoardItem> = {}) =>
    openPage(<ChooseTemplatePage />, {
      ...choosing,
      routes: {
        ...routes,
        'GET /sales/single/:saleId': { sale: { ...item, ...changes } },
        'GET /proposals/customer/:cid/:multiplier': { proposals, hasMoreItems: false },
      },
    });
  const field = () => screen.findByRole('button', { name: /Proposta/ });

  test('of a deal without one there is none; those of other deals are marked, and warned of when chosen', async () => {
    open([buildProposal(2, other)]);
    expect(await field()).toHaveTextContent('Sem proposta');
    await user.click(await field());
    await user.click(
      screen.getByRole('option', {
        name: /#00002 · 6,60 kWp · R\$\s31\.500,00 · vencida · de outro negócio/,
      }),
    );
    expect(screen.getByText('Esta proposta venceu em 31/01/2020.')).toBeVisible();
    expect(screen.getByText(/^Esta proposta é de outro negócio do cliente/)).toBeVisible();
  });

  test.each<[string, Partial<BoardItem>, ListedProposal[], string]>([
    [
      'a valid one of the deal',
      {},
      [buildProposal(3, own), buildProposal(2, { saleId: item._id })],
      '#00002',
    ],
    ['an expired one of the deal', {}, [buildProposal(4, other), buildProposal(3, own)], '#00003'],
    ['none of a sale won without one', { status: 'CLOSED' }, [buildProposal(3, own)], 'Sem proposta'],
    [
      'the sold one, however old',
      {
        status: 'CLOSED',
        approvedProposal: buildProposal(1)._id,
        approvedProposalData: { ...buildProposal(1), power: 4.4 },
      },
      [buildProposal(3, own)],
      '#00001 · 4,40 kWp',
    ],
  ])('preselects %s', async (_, changes, proposals, expected) => {
    open(proposals, changes);
    expect(await field()).toHaveTextContent(expected);
  });

  test('the warning stays where the document is made', async () => {
    const expired = {
      ...buildProposal(2, other),
      userData: { personalData: { name: 'Ana' }, email: '', phone: '' },
      registryDate: '2026-02-25',
    };
    openPage(<GenerateDocumentPage />, {
      ...generating(`?proposta=${expired._id}`),
      routes: {
        ...routes,
        'GET /proposals/single/:pid': { proposal: expired as unknown as Proposal },
      },
    });
    mockFileFetch(buildWordDocumentFromLines('[[cliente_nome]]'));
    expect(await screen.findByText('Esta proposta venceu em 31/01/2020.')).toBeVisible();
    expect(screen.getByText(/^Esta proposta é de outro negócio do cliente/)).toBeVisible();
  });
});

describe('the document', () => {
  test('[contracts-006, contracts-023, contracts-024, contracts-027] what is missing is listed with where it is mended, and it is kept', async () => {
    const server = openPage(<GenerateDocumentPage />, {
      ...generating(),
      routes: { ...routes, [KEEP]: { contracts: [buildContract()], contractId: buildContract()._id } },
    });
    mockFileFetch(
      buildWordDocumentFromLines(
        '[[contrato_numero]] [[cliente_nome]] [[cliente_rg]] [[sistema_distancia]] [[campo_meu]]',
      ),
    );
    expect(await screen.findByText(/Faltam 3 dados/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cadastro do cliente' })).toHaveAttribute(
      'href',
      `/cliente/editar/${item.customer._id}?aba=dados`,
    );
    expect(screen.getByText('[[campo_meu]], que não é um campo disponível')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Contrato 00012' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Gerar contrato' }));
    expect(
      await screen.findByText(`em /visualizar-contrato/${buildContract()._id}/${item._id}`),
    ).toBeVisible();
    const [call] = server.calls(KEEP);
    expect(call).toMatchObject({
      params: { contractId: template._id },
      body: { name: template.name, validity: '15', number: '12' },
      file: { name: `Contrato 00012 - ${template.name}.docx` },
    });
    expect(JSON.parse(String(call?.body.content))).toMatchObject({
      contrato_numero: '00012',
      cliente_nome: 'Carla Schmidt',
      empresa_nome: 'Sol Nascente',
    });
    // The document itself was filled in the browser.
    const { lines } = extractDocumentText(await getBytes(call?.file ?? undefined));
    expect(lines).toEqual([
      `00012 Carla Schmidt ${missing('cliente_rg')} ${missing('sistema_distancia')} ${missing('campo_meu')}`,
    ]);
  });

  test.each([['Contrato sem campos'], ['Com {cliente_nome} entre chaves'], ['Com [[um_campo_meu]]']])(
    '[contracts-026] a template with nothing to fill ("%s") shows the fixed text, and no green word',
    async (line) => {
      openPage(<GenerateDocumentPage />, { ...generating(), routes });
      mockFileFetch(buildWordDocumentFromLines(line));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /^Este modelo de contrato precisa de configuração\. Chame nosso suporte para receber orientações de como configurar seus templates de contratos\.$/,
      );
      expect(screen.queryByText(/estão cadastrados/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Gerar contrato' })).toBeDisabled();
    },
  );

  test('pages that could not be drawn are tried again by a press, beside the document in Word', async () => {
    const saved = recordSavedFiles();
    const server = openPage(<GenerateDocumentPage />, {
      ...generating(),
      routes: { ...routes, [PREVIEW]: replyRefused(422, { message: 'A conversão demorou demais.' }) },
    });
    mockFileFetch(buildWordDocumentFromLines('[[cliente_nome]]'));
    expect(await screen.findByText('Sem a imagem das páginas: A conversão demorou demais.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Baixar a prévia em Word' }));
    expect(saved).toEqual([`${template.name} (prévia).docx`]);
    server.answer({ [PREVIEW]: routes[PREVIEW] });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('img', { name: 'Contrato 00012' })).toBeVisible();
  });

  test('pages are awaited while the server prepares its converter', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const message = 'O conversor de documentos está sendo preparado.';
      const server = openPage(<GenerateDocumentPage />, {
        ...generating(),
        routes: { ...routes, [PREVIEW]: replyRefused(503, { message }) },
      });
      mockFileFetch(buildWordDocumentFromLines('[[cliente_nome]]'));
      expect(await screen.findByText(`${message} As páginas aparecem aqui sozinhas.`)).toBeVisible();
      server.answer({ [PREVIEW]: routes[PREVIEW] });
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(await screen.findByRole('img', { name: 'Contrato 00012' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('where its number went to another contract, it is made with the next one', async () => {
    let next = 12;
    const server = openPage(<GenerateDocumentPage />, {
      ...generating(),
      routes: {
        ...routes,
        [CONTRACTS]: () => ({ contracts: [], nextNumber: next }),
        [KEEP]: ({ body }) => {
          if (Number(body.number) === 13) return { contracts: [], contractId: buildContract()._id };
          next = 13;
          return replyRefused(409, { message: 'Foi.', fields: [{ path: 'number', message: 'Foi.' }] });
        },
      },
    });
    mockFileFetch(buildWordDocumentFromLines('[[contrato_numero]]'));
    const button = await screen.findByRole('button', { name: 'Gerar contrato' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await screen.findByText(/^em \/visualizar-contrato/);
    expect(server.calls(KEEP).map(({ body }) => body.number)).toEqual(['12', '13']);
  });

  test('what the server changed in it is told, before the way leads on', async () => {
    openPage(<GenerateDocumentPage />, {
      ...generating(),
      routes: {
        ...routes,
        [KEEP]: {
          contracts: [buildContract()],
          contractId: buildContract()._id,
          notes: ['1 comentário retirado.'],
        },
      },
    });
    mockFileFetch(buildWordDocumentFromLines('[[cliente_nome]]'));
    const button = await screen.findByRole('button', { name: 'Gerar contrato' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('1 comentário retirado.')).toBeVisible();
    expect(screen.queryByText(/^em \/visualizar-contrato/)).toBeNull();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    expect(await screen.findByText(/^em \/visualizar-contrato/)).toBeVisible();
  });

  test('one that nobody was asked to sign is made again with its own number', async () => {
    const contract = buildContract({ template: { _id: template._id, name: template.name } });
    const server = openPage(<GenerateDocumentPage />, {
      ...generating('', contract._id),
      routes: {
        ...routes,
        [CONTRACTS]: { contracts: [contract], nextNumber: 12 },
        [KEEP]: { contracts: [contract], contractId: contract._id },
      },
    });
    mockFileFetch(buildWordDocumentFromLines('[[contrato_numero]]'));
    expect(await screen.findByText('Gerar de novo o contrato 00003')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Gerar contrato' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await screen.findByText(/^em \/visualizar-contrato/);
    expect(server.calls(KEEP)[0]?.params).toMatchObject({ contractId: contract._id });
    expect(server.calls(KEEP)[0]?.body).not.toHaveProperty('number');
  });

  test('[contracts-025] a template that cannot be loaded is said, and nothing is generated', async () => {
    openPage(<GenerateDocumentPage />, { ...generating(), routes });
    mockFileFetch(null);
    expect(await screen.findByText('Erro ao tentar carregar o arquivo.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gerar contrato' })).toBeDisabled();
  });

  test('[contracts-025] a refusal is told in its own words, and loading stops', async () => {
    openPage(<GenerateDocumentPage />, {
      ...generating(),
      routes: { ...routes, [KEEP]: replyRefused(409, { message: 'Esta proposta é de outro cliente.' }) },
    });
    mockFileFetch(buildWordDocumentFromLines('[[cliente_nome]]'));
    const button = await screen.findByRole('button', { name: 'Gerar contrato' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('Esta proposta é de outro cliente.')).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
  });
});
