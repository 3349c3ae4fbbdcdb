import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  logInForTest,
  renderWithSession,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import type { Financing, ResponseBody } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildFinancing, NOW } from '../financing/financing.fixture';
import { useFinancingRefresh } from '../financing/financings';
import DocumentGroupTab, { type DocumentsTabProps } from './DocumentGroupTab';
import { buildExpectedDocuments, buildSentDocument } from './expected-document.fixture';
import { sendingStore } from './sending/sending-store';

jest.mock('./checks/check-and-shrink-picture', () => ({
  // A picture that may be sent back.
  checkAndShrinkPicture: async (file: File) => ({
    file,
    findings: [{ isHard: false, message: 'A foto parece tremida.' }],
  }),
}));

const READ = 'GET /financings/single/papers/:fid';
const SEND = 'POST /archives/customer/file-semantic/:cid';
const REUSE = 'POST /financings/single/papers/reuse/:fid';
const OPEN = 'POST /financings/single/papers/open/:fid';
const LINK = 'POST /financings/upload-link/:fid';
const PARTNERS = 'PUT /customers/single/associates/:cid';
const MONITOR = 'PUT /proposals/single/monitoring-link/:pid';
const user = userEvent.setup();

const person = { isCNPJ: false, partners: 1 };
const deal = (changes: Partial<Financing> = {}) => buildFinancing({ stage: 'DEAL', ...changes });
const answer = (changes: Parameters<typeof buildExpectedDocuments>[1] = {}, applicant = person) => ({
  papers: buildExpectedDocuments(applicant, changes),
  monitoringLink: null,
});
const aPdf = (text = 'Holerite', name = 'documento.pdf') => new File([`%PDF-1.4\n${text}\n%%EOF`], name);
const sentAnswer = {
  file: {
    _id: '018f0000-0000-7000-8000-00000000e002',
    name: 'CNH',
    url: '/api/files/x',
    folder: '018f0000-0000-7000-8000-00000000e003',
    order: 0,
    semantic: 'CNH',
    status: 'PENDING' as const,
    extension: 'pdf',
    size: 20,
    userName: 'Ana',
    registryTimestamp: NOW,
  },
  warnings: [],
};

/** Reads a blob as ArrayBuffer, which jsdom's Blob does not implement. */
const readArrayBuffer = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer); // what `readAsArrayBuffer` reads
    reader.readAsArrayBuffer(file);
  });
beforeAll(() => {
  Object.defineProperty(Blob.prototype, 'arrayBuffer', {
    configurable: true,
    value(this: Blob) {
      return readArrayBuffer(this);
    },
  });
  // As good as a digest where files are short.
  const digest = async (_name: string, content: ArrayBuffer) => content;
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: { digest } });
});

beforeEach(() => {
  remoteTesting.installFakePlatform({});
  // Nothing of the test before is on its way.
  logInForTest(null);
});

function TabHost({ financing: first, onChange, ...props }: DocumentsTabProps) {
  const [financing, setFinancing] = useState(first);
  useFinancingRefresh();
  return (
    <DocumentGroupTab
      {...props}
      financing={financing}
      onChange={(changed) => {
        onChange(changed);
        setFinancing(changed);
      }}
    />
  );
}

async function show(
  routes: FakeRoutes,
  { group = 'documents', financing = deal() }: Partial<DocumentsTabProps> = {},
) {
  const server = fakeApi({ [READ]: answer(), 'GET /financings/single/:fid': { financing }, ...routes });
  const onChange = jest.fn();
  renderWithSession(
    <>
      <TabHost group={group} financing={financing} onChange={onChange} />
      <DialogHost />
      <SnackbarHost />
    </>,
    { session: buildTestSession() },
  );
  await screen.findByText(/de \d+ aprovados/);
  return { server, onChange };
}

const row = (name: string) => within(screen.getByRole('listitem', { name }));
const give = (label: string, file: File) => {
  const input = document.querySelector<HTMLInputElement>(`input[data-for="${label}"]`);
  if (!input) throw new Error(`no field for ${label}`);
  fireEvent.change(input, { target: { files: [file] } });
};

test('[financing-014] a person is asked for four papers, each with what is expected, and helped by message', async () => {
  await show({});
  expect(screen.getAllByRole('listitem').map((line) => line.getAttribute('aria-label'))).toEqual([
    'CNH',
    'RG',
    'Conta de Luz (atualizada)',
    'Comprovante de Renda',
  ]);
  expect(row('CNH').getByText(/Frente e verso da CNH/)).toBeVisible();
  const help = screen.getByRole('link', { name: 'CHAMAR CONSULTOR' });
  expect(help).toHaveAttribute('href', expect.stringContaining('wa.me'));
  expect(decodeURIComponent(help.getAttribute('href') ?? '')).not.toContain('Maria');
});

const shownPapers = () => screen.getAllByRole('listitem').map((line) => line.getAttribute('aria-label'));

test('[financing-017] of notes, those of the service and of the equipment', async () => {
  await show({}, { group: 'invoices' });
  expect(shownPapers()).toEqual(['NFe de Serviço', 'NFe dos Equipamentos']);
  expect(screen.queryByLabelText(/Link de monitoramento/)).toBeNull();
});

test('[financing-018] five proofs, and the link at which the system can be watched', async () => {
  await show({}, { group: 'proofs' });
  expect(shownPapers()).toEqual([
    'ART de Execução',
    'Parecer de Acesso',
    'Foto dos Módulos',
    'Foto dos Inversores',
    'Foto do Medidor',
  ]);
  expect(screen.getByLabelText(/Link de monitoramento/)).toBeVisible();
});

test('[financing-068, financing-106, financing-109] one file at a time leaves under its own name, and is told as sent', async () => {
  const { server } = await show({ [SEND]: sentAnswer });
  const bill = row('Conta de Luz (atualizada)');
  give('Escolher arquivo de Conta de Luz (atualizada)', aPdf());
  expect(await bill.findByText(/Enviado. Agora o banco confere/)).toBeVisible();
  expect(server.calls(SEND)[0]?.body).toMatchObject({ fileSemantic: 'Conta de Energia' });
});

test.each([
  ['PENDING', 'Em Análise'],
  ['APPROVED', 'Aprovado'],
  ['REJECTED', 'Reprovado'],
] as const)('[financing-066] a paper that is %s is called %s', async (status, label) => {
  await show({ [READ]: answer({ CNH: buildSentDocument(status) }) });
  expect(row('CNH').getByText(label)).toBeVisible();
});

test('[financing-067] what was approved or waived takes no file; why one was sent back is said', async () => {
  await show({
    [READ]: answer({
      CNH: buildSentDocument('APPROVED'),
      RG: { ...buildSentDocument('REJECTED'), reason: 'Foto cortada.' },
      'Conta de Energia': { status: 'WAIVED', reason: 'Não é preciso.' },
    }),
  });
  expect(row('CNH').getByRole('button', { name: 'Enviar outro arquivo de CNH' })).toBeDisabled();
  expect(row('RG').getByRole('alert')).toHaveTextContent('O banco devolveu: Foto cortada.');
  expect(row('RG').getByRole('button', { name: 'Enviar outro arquivo de RG' })).toBeEnabled();
  expect(row('Conta de Luz (atualizada)').getByText('Dispensado')).toBeVisible();
  expect(row('Conta de Luz (atualizada)').getByRole('button', { name: /^Escolher arquivo/ })).toBeDisabled();
  expect(screen.getByText('2 de 4 aprovados')).toBeVisible();
});

test.each([
  ['a locked PDF', aPdf('/Encrypt 9 0 R'), /protegido por senha/],
  ['a PDF with a script', aPdf('<< /S /JavaScript /JS (x) >>'), /executa comandos/],
  ['no PDF at all', new File(['MZ'], 'a.pdf'), /não é um PDF/],
  ['an empty file', new File([], 'a.pdf'), /vazio/],
  ['a document of another kind', new File(['PK'], 'a.docx'), /Para CNH, envie foto/],
])('%s does not leave', async (_what, file, words) => {
  const { server } = await show({ [SEND]: sentAnswer });
  give('Escolher arquivo de CNH', file);
  expect(await row('CNH').findByRole('alert')).toHaveTextContent(words);
  expect(server.calls(SEND)).toHaveLength(0);
});

test('the same file does not leave as another paper', async () => {
  const { server } = await show({ [SEND]: sentAnswer });
  give('Escolher arquivo de CNH', aPdf());
  await row('CNH').findByText(/Enviado/);
  give('Escolher arquivo de RG', aPdf());
  expect(await row('RG').findByRole('alert')).toHaveTextContent('Este arquivo já foi enviado como CNH.');
  expect(server.calls(SEND)).toHaveLength(1);
});

test('a refusal of the server is said beside the paper', async () => {
  await show({ [SEND]: replyRefused(415, { message: 'O PDF está em branco.' }) });
  give('Escolher arquivo de CNH', aPdf());
  expect(await row('CNH').findByRole('alert')).toHaveTextContent('O PDF está em branco.');
  await user.click(row('CNH').getByRole('button', { name: 'Entendi' }));
  expect(row('CNH').queryByRole('alert')).toBeNull();
});

const aPhoto = (name = 'rg.jpg') => new File(['foto'], name);

test('[financing-068] a file that waits for an answer stays while others are chosen, sent and refused', async () => {
  const { server } = await show({ [SEND]: sentAnswer });
  give('Escolher arquivo de RG', aPhoto());
  expect(await row('RG').findByRole('alert')).toHaveTextContent('A foto parece tremida.');
  give('Escolher arquivo de CNH', aPdf());
  expect(await row('CNH').findByText(/Enviado/)).toBeVisible();
  server.answer({ [SEND]: replyRefused(503, { message: 'O banco está fora do ar.' }) });
  give('Escolher arquivo de Conta de Luz (atualizada)', aPdf('Conta'));
  expect(await row('Conta de Luz (atualizada)').findByRole('alert')).toHaveTextContent('fora do ar');

  expect(row('RG').getByRole('alert')).toHaveTextContent('A foto parece tremida.');
  server.answer({ [SEND]: sentAnswer });
  await user.click(row('RG').getByRole('button', { name: 'Enviar assim mesmo' }));
  expect(await row('RG').findByText(/Enviado/)).toBeVisible();
  await user.click(row('Conta de Luz (atualizada)').getByRole('button', { name: 'Tentar de novo' }));
  expect(await row('Conta de Luz (atualizada)').findByText(/Enviado/)).toBeVisible();
  expect(
    server.calls(SEND).map(({ body }) => (body as { fileSemantic: string }).fileSemantic), // what the tab sends
  ).toEqual(['CNH', 'Conta de Energia', 'RG', 'Conta de Energia']);
});

test('a file that waits is still there after another tab was looked at, and gone with the session', async () => {
  const routes = { [READ]: answer(), 'GET /financings/single/:fid': { financing: deal() } };
  fakeApi(routes);
  const tab = () => <TabHost group="documents" financing={deal()} onChange={() => undefined} />;
  const first = renderWithSession(tab(), { session: buildTestSession() });
  await screen.findByText(/de \d+ aprovados/);
  give('Escolher arquivo de RG', aPhoto());
  await row('RG').findByRole('alert');
  first.unmount();
  const second = renderWithSession(tab(), { session: buildTestSession() });
  await screen.findByText(/de \d+ aprovados/);
  expect(row('RG').getByRole('alert')).toHaveTextContent('A foto parece tremida.');
  second.unmount();
  logInForTest(null);
  renderWithSession(tab(), { session: buildTestSession() });
  await screen.findByText(/de \d+ aprovados/);
  expect(row('RG').queryByRole('alert')).toBeNull();
});

const refresh = (server: ReturnType<typeof fakeApi>) =>
  act(() => server.emit({ kind: 'financings-changed', financing: deal()._id, by: null }));

test('a paper that arrived is told until the bank says something of this sending, and not beyond the screen', async () => {
  const old = { ...buildSentDocument('REJECTED'), reason: 'Foto cortada.' };
  const { server } = await show({ [READ]: answer({ CNH: old }), [SEND]: sentAnswer });
  give('Enviar outro arquivo de CNH', aPdf());
  expect(await row('CNH').findByText(/Enviado. Agora/)).toBeVisible();
  // The verdict on the sending before is none on this one.
  await waitFor(() => expect(server.calls(READ).length).toBeGreaterThan(1));
  expect(row('CNH').getByText(/Enviado. Agora/)).toBeVisible();
  server.answer({ [READ]: answer({ CNH: { ...buildSentDocument('PENDING'), sentTimestamp: NOW } }) });
  refresh(server);
  await row('CNH').findByText('Em Análise');
  expect(row('CNH').getByText(/Enviado. Agora/)).toBeVisible();
  server.answer({
    [READ]: answer({
      CNH: { ...buildSentDocument('REJECTED'), sentTimestamp: NOW, reason: 'De outra pessoa.' },
    }),
  });
  refresh(server);
  expect(await row('CNH').findByRole('alert')).toHaveTextContent('O banco devolveu: De outra pessoa.');
  expect(row('CNH').queryByText(/Enviado. Agora/)).toBeNull();
  // It does not come back with an older answer.
  server.answer({ [READ]: answer({ CNH: { ...buildSentDocument('PENDING'), sentTimestamp: NOW } }) });
  refresh(server);
  await row('CNH').findByText('Em Análise');
  expect(row('CNH').queryByText(/Enviado. Agora/)).toBeNull();
});

test('a paper that arrived is not told any more once the screen was left', async () => {
  fakeApi({
    [READ]: answer(),
    [SEND]: sentAnswer,
    'GET /financings/single/:fid': { financing: deal() },
  });
  const tab = () => <TabHost group="documents" financing={deal()} onChange={() => undefined} />;
  const first = renderWithSession(tab(), { session: buildTestSession() });
  await screen.findByText(/de \d+ aprovados/);
  give('Escolher arquivo de CNH', aPdf());
  await row('CNH').findByText(/Enviado. Agora/);
  expect(Object.values(sendingStore.get(deal()._id))).toEqual([
    { semantic: 'CNH', is: 'sent', warnings: [], sentBefore: null },
  ]);
  first.unmount();
  expect(sendingStore.get(deal()._id)).toEqual({});
});

test('a sending that was dropped says nothing of the file that is chosen next', async () => {
  const { server } = await show({ [SEND]: sentAnswer });
  give('Escolher arquivo de CNH', aPhoto('primeira.jpg'));
  await row('CNH').findByRole('alert');
  // The answer is here and the file is read once more when it is given up.
  let finish = () => {};
  jest.spyOn(crypto.subtle, 'digest').mockImplementationOnce(
    () => new Promise((resolve) => (finish = () => resolve(new ArrayBuffer(1)))), // read to the end
  );
  await user.click(row('CNH').getByRole('button', { name: 'Enviar assim mesmo' }));
  await waitFor(() => expect(crypto.subtle.digest).toHaveBeenCalled());
  expect(server.calls(SEND)).toHaveLength(1);
  await user.click(row('CNH').getByRole('button', { name: 'Cancelar' }));
  give('Escolher arquivo de CNH', aPhoto('segunda.jpg'));
  expect(await row('CNH').findByRole('alert')).toHaveTextContent('A foto parece tremida.');
  await act(async () => finish());
  expect(row('CNH').getByRole('alert')).toHaveTextContent('A foto parece tremida.');
  expect(row('CNH').queryByText(/Enviado. Agora/)).toBeNull();
});

test('files of one person are gone once another one is logged in in the same moment', async () => {
  await show({});
  give('Escolher arquivo de RG', aPhoto());
  await row('RG').findByRole('alert');
  act(() => logInForTest(buildTestSession({ personalData: { name: 'Ana S.' } })));
  expect(row('RG').getByRole('alert')).toHaveTextContent('A foto parece tremida.');
  act(() => logInForTest(buildTestSession({ userId: '0198a000-0000-7000-8000-000000000002' })));
  expect(sendingStore.get(deal()._id)).toEqual({});
});

test('of several files that are dropped on a paper none is sent, and that is said', async () => {
  const { server } = await show({ [SEND]: sentAnswer });
  fireEvent.drop(screen.getByRole('listitem', { name: 'CNH' }), {
    dataTransfer: { files: [aPdf('Frente'), aPdf('Verso')] },
  });
  expect(await screen.findByText('Solte um arquivo de cada vez: nenhum foi enviado.')).toBeVisible();
  expect(server.calls(SEND)).toHaveLength(0);
});

test('a paper that the customer gave before is sent by a press', async () => {
  const reusable = {
    fileId: '018f0000-0000-7000-8000-00000000e009',
    name: 'CNH',
    registryTimestamp: Date.parse('2026-03-12T12:00:00-03:00'),
    wasApproved: true,
  };
  const { server, onChange } = await show({
    [READ]: answer({ CNH: { reusable } }),
    [REUSE]: { financing: deal({ number: 8 }) },
  });
  await user.click(screen.getByRole('button', { name: 'Usar a CNH enviada em 12/03' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ number: 8 })));
  expect(server.calls(REUSE)[0]?.body).toEqual({ semantic: 'CNH', fileId: reusable.fileId });
});

test('a picture is looked at before it is saved; whoever may not see it has no button for it', async () => {
  await show({
    [READ]: answer({ CNH: buildSentDocument('PENDING') }),
    [OPEN]: { url: '/api/files/a/b/CNH.jpg?expires=1&signature=x' },
  });
  await user.click(screen.getByRole('button', { name: 'Ver CNH' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'CNH' }));
  expect(await dialog.findByRole('img', { name: 'CNH' })).toHaveAttribute(
    'src',
    '/api/files/a/b/CNH.jpg?expires=1&signature=x',
  );
  expect(dialog.getByRole('link', { name: 'Baixar' })).toHaveAttribute(
    'href',
    '/api/files/a/b/CNH.jpg?expires=1&signature=x&download=1',
  );
});

test('papers that are for others to see are told, not shown', async () => {
  const financing = deal();
  await show(
    { [READ]: answer({ CNH: buildSentDocument('PENDING') }) },
    { financing: { ...financing, may: { ...financing.may, seePersonal: false } } },
  );
  expect(row('CNH').getByText('Em Análise')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver CNH' })).toBeNull();
});

test('[financing-015, financing-016, financing-094] a company says how many partners it has, and papers follow', async () => {
  const financing = deal({ isCNPJ: true });
  const { server, onChange } = await show(
    {
      [READ]: answer({}, { isCNPJ: true, partners: 1 }),
      [PARTNERS]: { customer: { _id: financing.customer._id, name: 'Padaria Sol', associates: 2 } },
    },
    { financing },
  );
  const partner = within(screen.getByRole('region', { name: 'Sócio 1' }));
  expect(partner.getAllByRole('listitem').map((line) => line.getAttribute('aria-label'))).toEqual([
    'RG do sócio 1',
    'CNH do sócio 1',
    'Imposto de Renda do sócio 1',
  ]);
  expect(shownPapers().slice(0, -3)).toEqual(['Conta de Luz', 'DRE', 'Balanço']);
  server.answer({ [READ]: answer({}, { isCNPJ: true, partners: 2 }) });
  await user.click(screen.getByRole('button', { name: /Qtd. de Sócios/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 25 }, (_, index) => String(index + 1)),
  );
  await user.click(screen.getByRole('option', { name: '2' }));
  expect(await screen.findByRole('region', { name: 'Sócio 2' })).toBeVisible();
  expect(server.calls(PARTNERS)[0]).toMatchObject({
    params: { cid: financing.customer._id },
    body: { associates: 2 },
  });
  expect(onChange.mock.lastCall[0].customer.associates).toBe(2);
});

test('[financing-038, financing-039, financing-095] the link is required, and saved where it is another one', async () => {
  const financing = deal();
  const link = { url: 'https://monitor.example/1', status: 'PENDING' as const };
  const { server, onChange } = await show(
    {
      // Answers that the tab loads.
      [MONITOR]: { proposal: { monitoringLink: link } as ResponseBody<typeof MONITOR>['proposal'] },
    },
    { group: 'proofs', financing },
  );
  const field = screen.getByLabelText(/Link de monitoramento/);
  const save = screen.getByRole('button', { name: 'Salvar link' });
  expect(save).toBeDisabled();
  await user.click(field);
  await user.tab();
  expect(screen.getByText('Insira o link de monitoramento do sistema.')).toBeVisible();
  await user.type(field, 'javascript:alert(1)');
  expect(save).toBeDisabled();
  await user.clear(field);
  await user.type(field, link.url);
  await user.click(save);
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.lastCall[0].proposal.monitoringLink).toEqual(link);
  expect(server.calls(MONITOR)[0]?.body).toEqual({ link: link.url });
  expect(save).toBeDisabled();
});

test.each([
  [500, 0],
  [400, 1],
])(
  '[shell.errors-012] a number of partners that fails with %i leaves the screen as it is: %i dialogs',
  async (status, dialogs) => {
    const financing = deal({ isCNPJ: true });
    const { onChange } = await show(
      {
        [READ]: answer({}, { isCNPJ: true, partners: 1 }),
        [PARTNERS]: replyRefused(status, { message: 'Não deu.' }),
      },
      { financing },
    );
    await user.click(screen.getByRole('button', { name: /Qtd. de Sócios/ }));
    await user.click(screen.getByRole('option', { name: '2' }));
    await waitFor(() => expect(screen.queryAllByText('Não deu.')).toHaveLength(dialogs));
    expect(onChange).not.toHaveBeenCalled();
    const findPartner = (name: string) => screen.queryByRole('region', { name, hidden: true });
    expect([findPartner('Sócio 1') !== null, findPartner('Sócio 2')]).toEqual([true, null]);
    if (dialogs > 0) await user.click(screen.getByRole('button', { name: 'Fechar' }));
  },
);

test('[shell.errors-012] a link that the server does not save leaves the screen as it is, without a dialog', async () => {
  const { server, onChange } = await show(
    { [MONITOR]: replyRefused(500, { message: 'Não deu.' }) },
    { group: 'proofs', financing: deal() },
  );
  await user.type(screen.getByLabelText(/Link de monitoramento/), 'https://monitor.example/1');
  await user.click(screen.getByRole('button', { name: 'Salvar link' }));
  await waitFor(() => expect(server.calls(MONITOR)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar link' })).toBeEnabled());
  expect(screen.queryByText('Não deu.')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('a link that finds no connection says why, and stays in its field', async () => {
  await show(
    { [MONITOR]: replyUnreachable(), 'GET /health': replyUnreachable() },
    { group: 'proofs', financing: deal() },
  );
  await user.type(screen.getByLabelText(/Link de monitoramento/), 'https://monitor.example/1');
  await user.click(screen.getByRole('button', { name: 'Salvar link' }));
  expect(await screen.findByText(/O que você escreveu continua na tela/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.getByLabelText(/Link de monitoramento/)).toHaveValue('https://monitor.example/1');
});

test('[financing-040] a link that was approved is closed', async () => {
  const financing = deal();
  await show(
    {},
    {
      group: 'proofs',
      financing: {
        ...financing,
        proposal: {
          ...financing.proposal,
          monitoringLink: { url: 'https://monitor.example/1', status: 'APPROVED' },
        },
      },
    },
  );
  expect(screen.getByLabelText(/Link de monitoramento/)).toBeDisabled();
});

test('a code leads a phone here, counts down, and shows what came', async () => {
  const { server } = await show({
    [LINK]: () => ({
      link: {
        _id: '018f0000-0000-7000-8000-000000000999',
        path: '/enviar/abc',
        until: Date.now() + 1_800_000,
      },
    }),
    'DELETE /archives/upload-link/:linkId': {},
  });
  await user.click(screen.getByRole('button', { name: 'Enviar pelo celular' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar pelo celular' }));
  expect(await dialog.findByRole('img', { name: /Código para enviar/ })).toBeVisible();
  expect(dialog.getByRole('timer')).toHaveTextContent(/Vale por mais (30:00|29:\d\d)/);
  server.answer({ [READ]: answer({ CNH: buildSentDocument('PENDING') }) });
  act(() => server.emit({ kind: 'financings-changed', financing: deal()._id, by: null }));
  const arrived = await dialog.findByRole('list', { name: 'Recebidos do celular' });
  expect(within(arrived).getByText('CNH')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Encerrar link' }));
  expect(await dialog.findByText(/Este código não vale mais/)).toBeVisible();
});

test.each([
  ['is concluded', { contractSigned: true, serviceApproved: true }],
  ['has expired', { btg: { preApproved: false, status: 'VENCIDO' } }],
] satisfies [string, Partial<Financing>][])(
  'a financing that %s shows its documents and has no buttons to send others',
  async (_, changes) => {
    await show({ [READ]: answer({ CNH: buildSentDocument('APPROVED') }) }, { financing: deal(changes) });
    expect(row('CNH').getByRole('button', { name: 'Ver CNH' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Escolher arquivo|Enviar|Tirar foto/ })).toBeNull();
  },
);

test('a concluded financing shows the monitoring link and has no button to save another', async () => {
  const financing = deal({ contractSigned: true, serviceApproved: true });
  const monitoringLink = { url: 'https://monitor.example/1', status: 'APPROVED' as const };
  await show(
    {},
    { group: 'proofs', financing: { ...financing, proposal: { ...financing.proposal, monitoringLink } } },
  );
  expect(screen.getByLabelText(/Link de monitoramento/)).toHaveValue(monitoringLink.url);
  expect(screen.queryByRole('button', { name: 'Salvar link' })).toBeNull();
});
