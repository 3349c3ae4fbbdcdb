import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestItem,
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import { AFTER_SALES_MODULE } from '@girassol/shared-domain';
import type { DocumentTemplate } from '@girassol/shared-domain/contract';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import { DialogHost } from '@girassol/shared-ui';
import { recordSavedFiles } from '@girassol/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ServiceOrderDialog from './ServiceOrderDialog';
import TemplatesPage from './TemplatesPage';

let saved: string[];
beforeEach(() => {
  saved = recordSavedFiles();
});

const LIST = 'GET /templates/authenticated/data/:userId';
const ADD = 'POST /templates/service-order/:userId';
const REMOVE = 'DELETE /templates/service-order/:userId/:templateId';

const session = buildTestSession({ activeModules: [AFTER_SALES_MODULE] });
const template: DocumentTemplate = {
  _id: '0198a000-0000-7000-8000-00000000f101',
  name: 'Ordem de limpeza',
  type: 'SERVICE_ORDER',
  url: '/api/files/conta/arquivo/ordem.docx?expires=1&signature=x',
  registryTimestamp: Date.UTC(2026, 6, 31, 15),
};
const buildTemplatesAnswer = (...pdfTemplates: DocumentTemplate[]) => ({
  template: { pdfTemplates, companyName: 'Sol Nascente' },
});
const user = userEvent.setup();

function open(ui: React.ReactElement, routes: FakeRoutes, as = session) {
  remoteTesting.installFakePlatform();
  const server = fakeApi(routes);
  renderWithSession(
    <>
      {ui}
      <DialogHost />
    </>,
    { session: as },
  );
  return server;
}

/** Creates a Word file whose contents can be read, because jsdom's File does not implement `arrayBuffer`. */
function createWordFile(lines: string[], name = 'ordem.docx'): File {
  const content = buildWordDocumentFromLines(...lines);
  const file = new File([content.slice()], name);
  file.arrayBuffer = async () => content.slice().buffer;
  return file;
}
const upload = async (file: File) =>
  user.upload(
    document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input'),
    file,
  );

test('[boards.aftersales-007] a Word document with tags becomes a template under its name', async () => {
  const server = open(<TemplatesPage />, {
    [LIST]: buildTemplatesAnswer(),
    [ADD]: buildTemplatesAnswer(template),
  });
  expect(await screen.findByText('Nenhum modelo por aqui')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Baixar modelo pronto' })).toHaveLength(1);
  await upload(createWordFile(['{cliente_nome}'], 'Ordem de limpeza.docx'));
  expect(await screen.findByRole('textbox', { name: /Nome do modelo/ })).toHaveValue('Ordem de limpeza');
  const send = screen.getByRole('button', { name: 'Enviar modelo' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  expect(await screen.findByRole('link', { name: 'Baixar Ordem de limpeza' })).toHaveAttribute(
    'href',
    `${template.url}&download=1`,
  );
  expect(server.calls(ADD)).toHaveLength(1);
});

test('[boards.aftersales-007] a document that cannot be filled is refused with its reason, and nothing is sent', async () => {
  const server = open(<TemplatesPage />, { [LIST]: buildTemplatesAnswer() });
  await screen.findByText('Nenhum modelo por aqui');
  await upload(createWordFile(['{#servicos} sem fim']));
  expect(await screen.findByText(/A repetição “servicos” não tem fim/)).toBeVisible();
  expect(screen.getByText('{#servicos} sem fim')).toBeVisible();
  await upload(createWordFile(['nenhum campo']));
  expect(await screen.findByText(/não tem nenhum campo, como \{cliente_nome\}/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar modelo' })).toBeDisabled();
  await upload(createWordFile(['{cliente_nme}']));
  expect(await screen.findByText('{cliente_nme}: escreva {cliente_nome}')).toBeVisible();
  expect(server.calls(ADD)).toHaveLength(0);
});

test('[boards.aftersales-007] a template is deleted after a question', async () => {
  const server = open(<TemplatesPage />, {
    [LIST]: buildTemplatesAnswer(template),
    [REMOVE]: buildTemplatesAnswer(),
  });
  await user.click(await screen.findByRole('button', { name: 'Excluir Ordem de limpeza' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir modelo' }));
  expect(await screen.findByText('Nenhum modelo por aqui')).toBeVisible();
  expect(server.calls(REMOVE)[0]?.params).toMatchObject({ templateId: template._id });
});

test('[boards-034] without the module nothing is asked, and the page says what is missing', async () => {
  const server = open(<TemplatesPage />, { [LIST]: buildTemplatesAnswer() }, buildTestSession());
  expect(await screen.findByText(/não fazem parte dos seus módulos/)).toBeVisible();
  expect(server.calls(LIST)).toHaveLength(0);
});

describe('making an order', () => {
  const item = buildTestItem({ type: 'AFTER_SALES', distance: null });

  function answerFile(content: Uint8Array | null) {
    const ownFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).includes('/api/files/')
        ? new Response(content?.slice() ?? '', { status: content ? 200 : 404 })
        : ownFetch(input, init);
  }

  test('[contracts-024] what is missing is told before the document is made', async () => {
    open(<ServiceOrderDialog item={item} onClose={() => undefined} />, {
      [LIST]: buildTemplatesAnswer(template),
    });
    answerFile(buildWordDocumentFromLines('{cliente_nome} {sistema_distancia} {meu_campo}'));
    expect(await screen.findByText(/Faltam 2 dados/)).toBeVisible();
    expect(screen.getByText('Distância, km')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edição da atividade' })).toHaveAttribute(
      'href',
      `/pos-venda/editar/${item._id}`,
    );
    expect(screen.getByText('{meu_campo}, que não é um campo disponível')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'GERAR' }));
    await waitFor(() => expect(saved).toEqual(['Ordem de limpeza 00012.docx']));
  });

  test('[contracts-025] a template that cannot be read is said, and nothing is made', async () => {
    open(<ServiceOrderDialog item={item} onClose={() => undefined} />, {
      [LIST]: buildTemplatesAnswer(template),
    });
    answerFile(null);
    expect(await screen.findByText('Erro ao tentar carregar o arquivo.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'GERAR' })).toBeDisabled();
  });
});
