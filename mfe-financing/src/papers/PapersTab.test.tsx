import { remoteTesting } from '@girassol/federation/remote';
import {
  type FakeRoutes,
  fakeApi,
  refuse,
  renderWithSession,
  testSession,
} from '@girassol/shared-auth/testing';
import type { Answer, Financing } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aFinancing, NOW } from '../financing/a-financing';
import { useFinancingEvents } from '../financing/financings';
import { expectedAnswer, sentPaper } from './a-paper';
import PapersTab, { type PapersTabProps } from './PapersTab';

const READ = 'GET /financings/single/papers/:fid';
const SEND = 'POST /archives/customer/file-semantic/:cid';
const REUSE = 'POST /financings/single/papers/reuse/:fid';
const OPEN = 'POST /financings/single/papers/open/:fid';
const LINK = 'POST /financings/upload-link/:fid';
const PARTNERS = 'PUT /customers/single/associates/:cid';
const MONITOR = 'PUT /proposals/single/monitoring-link/:pid';
const user = userEvent.setup();

const person = { isCNPJ: false, partners: 1 };
const deal = (changes: Partial<Financing> = {}) => aFinancing({ stage: 'DEAL', ...changes });
const answer = (changes: Parameters<typeof expectedAnswer>[1] = {}, applicant = person) => ({
  papers: expectedAnswer(applicant, changes),
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

/** What browsers have and jsdom has not. */
const read = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer); // what `readAsArrayBuffer` reads
    reader.readAsArrayBuffer(file);
  });
beforeAll(() => {
  Object.defineProperty(Blob.prototype, 'arrayBuffer', {
    configurable: true,
    value(this: Blob) {
      return read(this);
    },
  });
  // As good as a digest where files are short.
  const digest = async (_name: string, content: ArrayBuffer) => content;
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: { digest } });
});

beforeEach(() => {
  remoteTesting.fakePlatform({});
});

function Shown({ financing: first, onChange, ...props }: PapersTabProps) {
  const [financing, setFinancing] = useState(first);
  useFinancingEvents();
  return (
    <PapersTab
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
  { group = 'documents', financing = deal() }: Partial<PapersTabProps> = {},
) {
  const server = fakeApi({ [READ]: answer(), 'GET /financings/single/:fid': { financing }, ...routes });
  const onChange = jest.fn();
  renderWithSession(
    <>
      <Shown group={group} financing={financing} onChange={onChange} />
      <DialogHost />
      <SnackbarHost />
    </>,
    { session: testSession() },
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

test('[financing-017, financing-018] notes, and proofs with the link at which the system can be watched', async () => {
  await show({}, { group: 'invoices' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByLabelText(/Link de monitoramento/)).toBeNull();
});

test('[financing-068, financing-109] one file at a time leaves under its own name, and is told as sent', async () => {
  const { server } = await show({ [SEND]: sentAnswer });
  const bill = row('Conta de Luz (atualizada)');
  give('Escolher arquivo de Conta de Luz (atualizada)', aPdf());
  expect(await bill.findByText(/Enviado. Agora o banco confere/)).toBeVisible();
  expect(server.calls(SEND)[0]?.body).toMatchObject({ fileSemantic: 'Conta de Energia' });
});

test('[financing-067] what was approved or waived takes no file; why one was sent back is said', async () => {
  await show({
    [READ]: answer({
      CNH: sentPaper('APPROVED'),
      RG: { ...sentPaper('REJECTED'), reason: 'Foto cortada.' },
      'Conta de Energia': { status: 'WAIVED', reason: 'Não é preciso.' },
    }),
  });
  expect(row('CNH').getByRole('button', { name: 'Enviar outro arquivo de CNH' })).toBeDisabled();
  expect(row('RG').getByRole('alert')).toHaveTextContent('O banco devolveu: Foto cortada.');
  expect(row('RG').getByRole('button', { name: 'Enviar outro arquivo de RG' })).toBeEnabled();
  expect(row('Conta de Luz (atualizada)').getByText('Dispensado')).toBeVisible();
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
  await show({ [SEND]: refuse(415, { message: 'O PDF está em branco.' }) });
  give('Escolher arquivo de CNH', aPdf());
  expect(await row('CNH').findByRole('alert')).toHaveTextContent('O PDF está em branco.');
  await user.click(row('CNH').getByRole('button', { name: 'Entendi' }));
  expect(row('CNH').queryByRole('alert')).toBeNull();
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
    [READ]: answer({ CNH: sentPaper('PENDING') }),
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
    { [READ]: answer({ CNH: sentPaper('PENDING') }) },
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
  expect(partner.getAllByRole('listitem')).toHaveLength(3);
  server.answer({ [READ]: answer({}, { isCNPJ: true, partners: 2 }) });
  await user.click(screen.getByRole('button', { name: /Qtd. de Sócios/ }));
  expect(screen.getAllByRole('option')).toHaveLength(25);
  await user.click(screen.getByRole('option', { name: '2' }));
  expect(await screen.findByRole('region', { name: 'Sócio 2' })).toBeVisible();
  expect(onChange.mock.lastCall[0].customer.associates).toBe(2);
});

test('[financing-038, financing-039, financing-095] the link is required, and saved where it is another one', async () => {
  const financing = deal();
  const link = { url: 'https://monitor.example/1', status: 'PENDING' as const };
  const { server, onChange } = await show(
    {
      // What the tab reads of it.
      [MONITOR]: { proposal: { monitoringLink: link } as Answer<typeof MONITOR>['proposal'] },
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
  server.answer({ [READ]: answer({ CNH: sentPaper('PENDING') }) });
  act(() => server.emit({ kind: 'financings-changed', financing: deal()._id, by: null }));
  const arrived = await dialog.findByRole('list', { name: 'Recebidos do celular' });
  expect(within(arrived).getByText('CNH')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Encerrar link' }));
  expect(await dialog.findByText(/Este código não vale mais/)).toBeVisible();
});

test('what is over takes nothing', async () => {
  await show({}, { financing: deal({ btg: { preApproved: false, status: 'VENCIDO' } }) });
  for (const button of screen.getAllByRole('button', { name: /Escolher arquivo/ }))
    expect(button).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Enviar pelo celular' })).toBeNull();
});
