import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import type { DocumentTemplate } from '@girassol/shared-domain/contract';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { recordSavedFiles } from '@girassol/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { buildListedProposal } from '../list/listed-proposal.fixture';
import { buildProposal } from '../wizard/proposal.fixture';
import ProposalDocumentDialog from './ProposalDocumentDialog';
import ProposalTemplatesPage from './ProposalTemplatesPage';

const LIST = 'GET /templates/authenticated/data/:userId';
const PROPOSAL = 'GET /proposals/single/:pid';
const CUSTOMER = 'GET /customers/single/:cid';
const KEEP = 'POST /templates/proposal-document/:pid';

const session = buildTestSession({ activeModules: [PROPOSAL_DOCUMENTS_MODULE] });
const template: DocumentTemplate = {
  _id: '0198a000-0000-7000-8000-00000000f101',
  name: 'Proposta da casa',
  type: 'PROPOSAL',
  url: '/api/files/conta/arquivo/proposta.docx?expires=1&signature=x',
  registryTimestamp: Date.UTC(2026, 6, 31, 15),
};
const buildTemplatesAnswer = (...pdfTemplates: DocumentTemplate[]) => ({
  template: { pdfTemplates, companyName: 'Sol Nascente' },
});
const user = userEvent.setup();

let saved: string[];
beforeEach(() => {
  saved = recordSavedFiles();
});

function open(ui: React.ReactElement, routes: FakeRoutes, as = session) {
  remoteTesting.installFakePlatform();
  const server = fakeApi(routes);
  renderWithSession(
    <MemoryRouter>
      {ui}
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { session: as },
  );
  return server;
}

function answerFile(content: Uint8Array | null) {
  const ownFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).includes('/api/files/')
      ? new Response(content?.slice() ?? '', { status: content ? 200 : 404 })
      : ownFetch(input, init);
}

const routes: FakeRoutes = {
  [LIST]: buildTemplatesAnswer(template),
  [PROPOSAL]: { proposal: buildProposal({ count: 12 }) },
  [CUSTOMER]: replyRefused(404, { message: 'Este cliente não existe mais.' }),
  [KEEP]: { url: '/api/files/x' },
};

test('[proposals-032] what is missing is told with where to type it, and a copy is kept', async () => {
  const server = open(
    <ProposalDocumentDialog proposal={buildListedProposal()} onClose={() => undefined} />,
    routes,
  );
  answerFile(
    buildWordDocumentFromLines(
      '{cliente_nome} {cliente_documento} {sistema_potencia} {consumo_mensal} {empresa_nome}',
    ),
  );
  expect(await screen.findByText(/Faltam 2 dados/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cadastro do cliente' })).toHaveAttribute(
    'href',
    '/cliente/editar/018f0000-0000-7000-8000-00000000c001?aba=dados',
  );
  expect(screen.getByRole('link', { name: 'Kit' })).toHaveAttribute(
    'href',
    '/proposta/gerar-proposta/escolha-kit/AB12C',
  );
  await user.click(screen.getByRole('button', { name: 'GERAR' }));
  await waitFor(() => expect(saved).toEqual(['Proposta da casa 00012 Maria da Conceição.docx']));
  expect(await screen.findByText(/cópia no arquivo do cliente/)).toBeVisible();
  expect(server.calls(KEEP)[0]?.file?.name).toBe('Proposta da casa 00012 Maria da Conceição.docx');
});

test('a plan without archives keeps no copy', async () => {
  const server = open(
    <ProposalDocumentDialog proposal={buildListedProposal()} onClose={() => undefined} />,
    routes,
    buildTestSession({ activeModules: [PROPOSAL_DOCUMENTS_MODULE], signupPlan: 'BASIC' }),
  );
  answerFile(buildWordDocumentFromLines('{cliente_nome}'));
  expect(await screen.findByText(/Todos os campos do modelo estão cadastrados/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'GERAR' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.calls(KEEP)).toHaveLength(0);
});

test('[contracts-025] a template that cannot be read is said, and nothing is made', async () => {
  open(<ProposalDocumentDialog proposal={buildListedProposal()} onClose={() => undefined} />, routes);
  answerFile(null);
  expect(await screen.findByText('Erro ao tentar carregar o arquivo.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'GERAR' })).toBeDisabled();
});

test('[proposals-032] the page lists the templates of proposals and their tags, which a search narrows', async () => {
  open(<ProposalTemplatesPage />, { [LIST]: buildTemplatesAnswer(template) });
  expect(await screen.findByText('Proposta da casa')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar campo' }), 'preço final');
  expect(screen.getByRole('button', { name: 'Copiar {preco_final}' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copiar {cliente_nome}' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Baixar modelo pronto' }));
  expect(saved).toEqual(['Proposta (modelo).docx']);
});

test('without the module nothing is asked, and the page says what is missing', async () => {
  const server = open(<ProposalTemplatesPage />, { [LIST]: buildTemplatesAnswer() }, buildTestSession());
  expect(await screen.findByText(/não fazem parte dos seus módulos/)).toBeVisible();
  expect(server.calls(LIST)).toHaveLength(0);
});
