import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import { meetsCondition } from '@girassol/shared-domain';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import { recordSavedFiles } from '@girassol/shared-ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menus } from '../front-door/menus';
import { mockFileFetch, openPage } from '../testing/open-page.testing';
import { buildTemplate } from '../testing/template.testing';
import ContractTemplatesPage from './ContractTemplatesPage';
import EditTemplatePage from './EditTemplatePage';

const LIST = 'GET /contracts/user/:userId';
const ADD = 'POST /contracts/new/:userId';
const EDIT = 'PUT /contracts/single/:userId/:contractId';
const ONE = 'GET /contracts/single/:userId/:contractId';
const PREVIEW = 'POST /contracts/preview/:userId';

const user = userEvent.setup();
const buildTemplatesAnswer = (...contracts: ReturnType<typeof buildTemplate>[]) => ({
  contracts,
  nextNumber: contracts.length + 1,
  companyName: 'Sol Nascente',
});
/** jsdom's files cannot be read as bytes. */
function docx(...lines: string[]): File {
  const content = buildWordDocumentFromLines(...lines).slice();
  return Object.assign(new File([content], 'contrato.docx'), { arrayBuffer: async () => content.buffer });
}
const upload = (file: File) => user.upload(screen.getByLabelText('Documento do modelo'), file);

let saved: string[];
beforeEach(() => {
  saved = recordSavedFiles();
});

test('[contracts-002, contracts-019, contracts-026] templates by number: ready, or with the fixed text of what they need', async () => {
  openPage(<ContractTemplatesPage />, {
    routes: {
      [LIST]: buildTemplatesAnswer(
        buildTemplate(),
        buildTemplate({
          _id: '018f0000-0000-7000-8000-00000000f002',
          name: 'Vazio',
          number: 4,
          isReady: false,
        }),
        buildTemplate({
          _id: '018f0000-0000-7000-8000-00000000f003',
          name: 'Torto',
          unknownTags: ['cliente_nme'],
        }),
      ),
    },
  });
  const rows = within(await screen.findByRole('list', { name: 'Modelos de contrato' })).getAllByRole(
    'listitem',
  );
  expect(rows[0]).toHaveTextContent(/00003.*Instalação.*Pronto/);
  expect(rows[1]).toHaveTextContent('Precisa de configuração');
  expect(rows[1]).toHaveTextContent(
    'Este modelo de contrato precisa de configuração. Chame nosso suporte para receber orientações de como configurar seus templates de contratos.',
  );
  expect(rows[2]).toHaveTextContent('Fora da lista de campos: [[cliente_nme]]');
  await user.type(screen.getByLabelText('Buscar modelo'), 'vazio');
  expect(screen.queryByText('Torto')).toBeNull();
});

test('[contracts-004, contracts-020] a slip of the pen is told with its line and what to write, and mended it is sent', async () => {
  const server = openPage(<ContractTemplatesPage />, {
    routes: { [LIST]: buildTemplatesAnswer(), [ADD]: { contract: buildTemplate() } },
  });
  await screen.findByText('Nenhum modelo por aqui');
  await upload(docx('[[#modulos]] sem fim'));
  expect(await screen.findByRole('alert')).toHaveTextContent('falta [[/modulos]]');
  expect(screen.getByRole('alert')).toHaveTextContent('[[#modulos]] sem fim');
  await upload(docx('De [[cliente_nme]] e {cliente_email} e [[sem_nome_nenhum]]'));
  expect(await screen.findByText('[[cliente_nme]]: escreva [[cliente_nome]]')).toBeVisible();
  expect(screen.getByText('{cliente_email}: escreva [[cliente_email]]')).toBeVisible();
  expect(screen.getByText('[[sem_nome_nenhum]] não é um campo disponível')).toBeVisible();
  await upload(docx('De [[cliente_nome]]'));
  expect(await screen.findByText('Todos os campos do documento são conhecidos.')).toBeVisible();
  await user.click(screen.getByText('Enviar modelo', { selector: 'button' }));
  await waitFor(() => expect(server.calls(ADD)).toHaveLength(1));
  expect(server.calls(ADD)[0]).toMatchObject({ body: { name: 'contrato' }, file: { name: 'contrato.docx' } });
});

test('what was changed in a document that was sent is told before anything else goes on', async () => {
  const notes = ['1 comentário retirado.', '1 texto oculto retirado (“margem baixa”).'];
  openPage(<ContractTemplatesPage />, {
    routes: { [LIST]: buildTemplatesAnswer(), [ADD]: { contract: buildTemplate(), notes } },
  });
  await screen.findByText('Nenhum modelo por aqui');
  await upload(docx('De [[cliente_nome]]'));
  await screen.findByText('Todos os campos do documento são conhecidos.');
  await user.click(screen.getByText('Enviar modelo', { selector: 'button' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(notes);
  await user.click(within(dialog).getByRole('button', { name: 'Entendi' }));
});

test('[contracts-022] the catalogue of tags is searched, shows a value beside each, and gives a sample', async () => {
  openPage(<ContractTemplatesPage />, { routes: { [LIST]: buildTemplatesAnswer() } });
  await user.type(await screen.findByLabelText('Buscar campo'), 'co2');
  expect(screen.getByLabelText('Copiar [[ambiente_co2]]')).toBeVisible();
  expect(screen.getByText('2.150 kg')).toBeVisible();
  expect(screen.queryByLabelText('Copiar [[cliente_nome]]')).toBeNull();
  // Offered once: where there is no template yet, in place of the list.
  await user.click(screen.getByRole('button', { name: 'Baixar modelo pronto' }));
  expect(saved).toEqual(['Contrato (modelo).docx']);
});

test('a template is seen with demonstration values; where nothing converts, it says so and gives the document', async () => {
  openPage(<ContractTemplatesPage />, {
    routes: {
      [LIST]: buildTemplatesAnswer(buildTemplate()),
      [PREVIEW]: replyRefused(409, { message: 'Este servidor ainda não converte documentos.' }),
    },
  });
  mockFileFetch(buildWordDocumentFromLines('Contrato de [[cliente_nome]]'));
  await user.click(await screen.findByLabelText('Ações de Instalação'));
  await user.click(await screen.findByRole('menuitem', { name: 'Ver com dados de demonstração' }));
  expect(
    await screen.findByText('Sem a imagem das páginas: Este servidor ainda não converte documentos.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Baixar preenchido' }));
  expect(saved).toEqual(['Instalação (demonstração).docx']);
});

test('[contracts-025] a template whose file is gone is said', async () => {
  openPage(<ContractTemplatesPage />, { routes: { [LIST]: buildTemplatesAnswer(buildTemplate()) } });
  mockFileFetch(null);
  await user.click(await screen.findByLabelText('Ações de Instalação'));
  await user.click(await screen.findByRole('menuitem', { name: 'Ver com dados de demonstração' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao tentar carregar o arquivo.');
});

test('[contracts-003] name and document are changed, of the version that was seen', async () => {
  const server = openPage(<EditTemplatePage />, {
    routes: { [ONE]: { contract: buildTemplate() }, [EDIT]: { contract: buildTemplate({ version: 3 }) } },
    at: '/editar-contrato/018f0000-0000-7000-8000-00000000f001',
    pattern: '/editar-contrato/:contractId',
  });
  const name = await screen.findByLabelText(/Nome do modelo/);
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await user.clear(name);
  await user.click(screen.getByText('Salvar'));
  expect(await screen.findByText('Dê um nome ao modelo.')).toBeVisible();
  await user.type(name, 'Manutenção');
  await upload(docx('De [[cliente_nome]]'));
  await screen.findByText('Todos os campos do documento são conhecidos.');
  await user.click(screen.getByText('Salvar'));
  expect(await screen.findByText('em /contratos?aba=modelos')).toBeVisible();
  expect(server.calls(EDIT)[0]).toMatchObject({
    body: { name: 'Manutenção', version: '2' },
    file: { name: 'contrato.docx' },
  });
});

test('[contracts-028] who does not manage contracts sees what is being signed, and nothing at all without the plan', async () => {
  const vendor = { type: 'VENDOR' } as const;
  const [menu] = menus;
  const sees = (contractManager: boolean) =>
    meetsCondition(menu?.when, { session: buildTestSession(vendor), permissions: { contractManager } });
  expect([menu?.to, sees(true), sees(false)]).toEqual(['/contratos', true, false]);
  openPage(<ContractTemplatesPage />, {
    routes: { [LIST]: buildTemplatesAnswer() },
    session: buildTestSession({ ...vendor, signupPlan: 'CRM' }),
  });
  expect(await screen.findByText('Você não tem permissão para ver os contratos')).toBeVisible();
});

test.each([
  ['CRM', true],
  ['ENTERPRISE', false],
] as const)(
  '[contracts-028] templates on the plan %s: the notice that generating needs a plan is there: %s',
  async (signupPlan, isTold) => {
    openPage(<ContractTemplatesPage />, {
      routes: { [LIST]: buildTemplatesAnswer(buildTemplate()) },
      session: buildTestSession({ signupPlan }),
    });
    expect(await screen.findByRole('link', { name: 'Instalação' })).toBeVisible();
    expect(screen.queryByText('Gerar contratos é do plano Enterprise') !== null).toBe(isTold);
  },
);

test('[contracts-002] the page begins with the templates, and the next time with the tab chosen last', async () => {
  const openTabs = () =>
    openPage(<ContractTemplatesPage />, {
      routes: {
        [LIST]: buildTemplatesAnswer(buildTemplate()),
        'POST /signatures/paginated/:userId/:multiplier': { signatures: [], hasMoreItems: false, total: 0 },
        'GET /managers/single/signatures': { totalSignatures: 20, usedSignatures: 0, validityDate: null },
      },
      session: buildTestSession({ activeModules: ['Assinatura Digital'] }),
    });
  openTabs();
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Modelos',
    'Contratos',
  ]);
  expect(await screen.findByText('00003')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Contratos' }));
  cleanup();
  openTabs();
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Contratos');
  localStorage.clear();
});

test('a failure is told, and tried again', async () => {
  const server = openPage(<ContractTemplatesPage />, { routes: { [LIST]: replyRefused(503) } });
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [LIST]: buildTemplatesAnswer(buildTemplate()) });
  await user.click(retry);
  expect(await screen.findByText('00003')).toBeVisible();
});
