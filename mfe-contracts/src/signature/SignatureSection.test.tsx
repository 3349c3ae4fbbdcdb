import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { resetUi } from '@girassol/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { downloadFromUrl } from './following/download-from-url';
import { openSignatureSection } from './open-signature-section.testing';
import { describeSending } from './sending/describe-sending';
import { buildContract, buildSentSignature, buildSignature, buildSigner, NOW } from './signature.fixture';

jest.mock('./following/download-from-url', () => ({ downloadFromUrl: jest.fn() }));

const READ = 'GET /signatures/single/:saleId/:contractId';
const BEGIN = 'POST /signatures/single/:saleId/:contractId';
const GENERATE = 'PUT /signatures/single/:saleId/:contractId';
const ADD = 'POST /signatures/single/person/:saleId/:contractId';
const DELETE = 'DELETE /signatures/single/person/:saleId/:contractId/:personId';
const ORDER = 'PUT /signatures/single/order/:saleId/:contractId';
const NOTIFY = 'POST /signatures/single/person/notification/:saleId/:contractId/:personId';

const SECOND_SIGNER_ID = '018f0000-0000-7000-8000-00000000b002';

const generateButton = () => screen.findByRole('button', { name: 'Gerar e enviar para assinar' });

/** Mocks `fetch` so that the stored document can be loaded. */
function mockStoredDocument(): void {
  const call = globalThis.fetch;
  // The Blob of the page, not the one of Node that a Response would make.
  const stored = Object.assign(new Response(), { blob: async () => new Blob(['docx']) });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      input === '/files/contrato.docx' ? Promise.resolve(stored) : call(input, init),
    );
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  resetUi();
  jest.restoreAllMocks();
});

test('[signatures-001] without the module a dialog asks to contact the team, and nothing is begun', async () => {
  const { user, server } = openSignatureSection({ modules: [] });
  await user.click(await screen.findByRole('button', { name: 'Liberar assinatura digital' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'LIBERE A ASSINATURA DIGITAL' });
  expect(dialog).toHaveTextContent('Fale com nossa equipe para liberar a assinatura digital.');
  expect(server.calls(BEGIN)).toHaveLength(0);
});

test('[signatures-002] the first opening begins the record; the second one reads it', async () => {
  const { server, section, view } = openSignatureSection();
  await generateButton();
  expect([server.calls(BEGIN).length, server.calls(READ).length]).toEqual([1, 0]);
  view.rerender(<p />);
  view.rerender(section);
  await generateButton();
  await waitFor(() => expect(server.calls(READ)).toHaveLength(1));
  expect(server.calls(BEGIN)).toHaveLength(1);
});

test(
  '[signatures-003, signatures-004, signatures-005, signatures-006, signatures-008] the button waits for a form without errors',
  async () => {
    const added = buildSigner({ name: 'João' });
    const { user, server } = openSignatureSection({
      routes: { [ADD]: { signature: buildSignature({ persons: [added] }) } },
    });
    await user.click(await screen.findByRole('button', { name: /Adicionar signatário/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Outra pessoa' }));
    const dialog = await screen.findByRole('dialog', { name: 'Adicionar signatário' });
    const submit = within(dialog).getByRole('button', { name: 'Adicionar' });
    const right: [RegExp, string, RegExp, string][] = [
      [/^Nome/, 'João1', /^Insira o nome/, 'João'],
      [/Sobrenome/, 'S@uza', /^Insira o sobrenome/, "d'Ávila"],
      [/^E-mail/, 'abc', /^Insira um e-mail válido/, 'joao@correio.test'],
      [/CPF/, '5299822472', /^Insira um CPF válido/, '52998224725'],
      [/WhatsApp/, '479999988', /^Insira um WhatsApp/, '47999998888'],
    ];
    for (const [label, wrong, message, text] of right) {
      const field = within(dialog).getByRole('textbox', { name: label });
      expect(submit).toBeDisabled();
      await user.type(field, wrong);
      expect(within(dialog).queryByText(message)).toBeNull();
      await user.click(within(dialog).getByRole('heading'));
      expect(await within(dialog).findByText(message)).toBeVisible();
      await user.clear(field);
      await user.type(field, text);
    }
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(server.calls(ADD)[0]?.body).toEqual({
      name: 'João',
      surname: "d'Ávila",
      email: 'joao@correio.test',
      document: '52998224725',
      phone: '47999998888',
      auth: 'email',
      role: 'CONTRACTING',
      kind: 'SIGN',
    });
    expect(await screen.findByText('João da Conceição')).toBeVisible();
  },
  TEST_TIMEOUTS_MS.process,
);

test('[signatures-007] the code comes by e-mail, and no other way is offered', async () => {
  const { user } = openSignatureSection({ signature: buildSignature({ persons: [buildSigner()] }) });
  await user.click(await screen.findByRole('button', { name: 'Editar Maria da Conceição' }));
  await user.click(await screen.findByRole('button', { name: /Autenticação/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['E-mail']);
});

const CANDIDATES = 'GET /signatures/single/candidates/:saleId/:contractId';
const CUSTOMER_ID = '018f0000-0000-7000-8000-00000000e001';

const customer = {
  from: 'CUSTOMER' as const,
  name: 'Maria',
  surname: 'da Conceição',
  email: 'maria@correio.test',
  document: '52998224725',
  phone: '47999998888',
  isSuggested: true,
};
const representative = {
  ...customer,
  from: 'ACCOUNT' as const,
  name: 'Helena',
  surname: 'Moreira',
  email: 'helena@sol.test',
  document: '11144477735',
};
const colleague = { ...representative, name: 'Ana', document: '', isSuggested: false };

test('who might sign comes with what is known of them', async () => {
  const { user } = openSignatureSection({
    routes: { [CANDIDATES]: { candidates: [customer, colleague], customerId: CUSTOMER_ID } },
  });
  await user.click(await screen.findByRole('button', { name: /Adicionar signatário/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Maria da Conceição/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox', { name: /CPF/ })).toHaveValue('529.982.247-25');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Adicionar' })).toBeEnabled());
});

test('customer and representative are filled in, and both included by one press', async () => {
  const persons = [
    buildSigner(),
    buildSigner({ _id: SECOND_SIGNER_ID, name: 'Helena', surname: 'Moreira', role: 'CONTRACTED' }),
  ];
  let added = 0;
  const { user, server } = openSignatureSection({
    routes: {
      [CANDIDATES]: { candidates: [customer, representative, colleague], customerId: CUSTOMER_ID },
      [ADD]: () => ({ signature: buildSignature({ persons: persons.slice(0, ++added) }) }),
    },
  });
  const suggestions = await screen.findByRole('group', { name: 'Signatários sugeridos' });
  expect(suggestions).toHaveTextContent('Maria da ConceiçãoContratante');
  expect(suggestions).toHaveTextContent('Helena MoreiraContratada');
  expect(suggestions).not.toHaveTextContent('Ana');
  await user.click(within(suggestions).getByRole('button', { name: 'Incluir os dois' }));
  await waitFor(() => expect(suggestions).not.toBeInTheDocument());
  expect(server.calls(ADD).map(({ body }) => [body.name, body.role])).toEqual([
    ['Maria', 'CONTRACTING'],
    ['Helena', 'CONTRACTED'],
  ]);
});

test('a customer without an e-mail is said to lack it, with the way to the record; a suggestion can be removed', async () => {
  const { user } = openSignatureSection({
    routes: {
      [CANDIDATES]: { candidates: [{ ...customer, email: '' }, representative], customerId: CUSTOMER_ID },
    },
  });
  const suggestion = await screen.findByRole('group', { name: 'Sugestão: Maria da Conceição' });
  expect(suggestion).toHaveTextContent('Falta o e-mail no cadastro do cliente.');
  expect(within(suggestion).getByRole('link', { name: 'Abrir o cadastro do cliente' })).toHaveAttribute(
    'href',
    `/cliente/editar/${CUSTOMER_ID}?aba=dados`,
  );
  expect(screen.queryByRole('button', { name: 'Incluir Maria da Conceição' })).toBeNull();
  await user.click(within(suggestion).getByRole('button', { name: /^Completar aqui/ }));
  expect(await screen.findByRole('textbox', { name: /CPF/ })).toHaveValue('529.982.247-25');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Não sugerir Helena Moreira' }));
  expect(screen.queryByRole('group', { name: 'Sugestão: Helena Moreira' })).toBeNull();
});

test('[signatures-010] deleting a signer asks first', async () => {
  const { user, server } = openSignatureSection({
    signature: buildSignature({ persons: [buildSigner()] }),
    routes: { [DELETE]: { signature: buildSignature() } },
  });
  await user.click(await screen.findByRole('button', { name: 'Excluir Maria da Conceição' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Deseja excluir permanentemente este signatário?');
  expect(server.calls(DELETE)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Excluir signatário' }));
  expect(await screen.findByText('Ninguém para assinar ainda')).toBeVisible();
});

test('[signatures-009] what was generated has nobody to edit or delete', async () => {
  openSignatureSection({ signature: buildSentSignature() });
  await screen.findByText('Aguardando assinaturas');
  for (const act of ['Editar', 'Excluir'])
    expect(screen.queryByRole('button', { name: new RegExp(`^${act}`) })).toBeNull();
  expect(screen.queryByRole('button', { name: /Adicionar signatário/ })).toBeNull();
});

const [SPACE, ARROW_DOWN] = [32, 40];

test('in order, people are moved with the keyboard; refused, they stand where they stood', async () => {
  const persons = [buildSigner(), buildSigner({ _id: '018f0000-0000-7000-8000-00000000b002', name: 'Ana' })];
  const { user, server } = openSignatureSection({
    signature: buildSignature({ persons }),
    routes: { [ORDER]: { signature: buildSignature({ persons, isOrdered: true }) } },
  });
  await user.click(await screen.findByRole('switch', { name: 'Assinar em ordem' }));
  const handle = await screen.findByRole('button', { name: /^1º a assinar: Maria/ });
  await waitFor(() => expect(server.calls(ORDER)).toHaveLength(1));
  expect(server.calls(ORDER)[0]?.body).toEqual({
    isOrdered: true,
    persons: persons.map(({ _id }) => _id),
  });
  expect(handle).toBeVisible();
  const press = (keyCode: number) => act(() => void fireEvent.keyDown(handle, { keyCode }));
  const order = () =>
    screen
      .getAllByRole('button', { name: /^\dº a assinar/ })
      .map((button) => button.getAttribute('aria-label'));
  const [first, second] = persons.map(({ _id }) => _id);
  server.answer({ [ORDER]: replyRefused(409, { message: 'Já foi enviado.' }) });
  act(() => handle.focus());
  for (const keyCode of [SPACE, ARROW_DOWN, SPACE]) press(keyCode);
  await waitFor(() => expect(server.calls(ORDER)).toHaveLength(2));
  expect(server.calls(ORDER)[1]?.body).toEqual({ isOrdered: true, persons: [second, first] });
  await waitFor(() => expect(order()[0]).toMatch(/^1º a assinar: Maria/));
});

test('an e-mail of the account itself is warned of', async () => {
  openSignatureSection({ signature: buildSignature({ persons: [buildSigner({ isOfAccount: true })] }) });
  expect(await screen.findByRole('note')).toHaveTextContent('Este e-mail é da sua própria conta');
});

test.each([
  ['nobody', { persons: [] }, 'Adicione quem vai assinar.'],
  ['no right', { persons: [buildSigner()], maySend: false }, 'Somente quem gerencia contratos'],
  ['only copies', { persons: [buildSigner({ kind: 'COPY' as const })] }, 'Alguém precisa assinar'],
])('[signatures-011, signatures-020] with %s nothing is generated', async (_why, changes, words) => {
  openSignatureSection({ signature: buildSignature(changes) });
  expect(await generateButton()).toBeDisabled();
  expect(screen.getByText(new RegExp(words))).toBeVisible();
});

test('[signatures-019] how many were sent is told; when all are used, nothing is', async () => {
  const { server, view, section, platform } = openSignatureSection({
    signature: buildSignature({ persons: [buildSigner()] }),
  });
  platform.handle.page.distribution.support = { whatsapp: '48999990000' };
  expect(await screen.findByText('12 de 20 assinaturas usadas, válidas até 31/12')).toBeVisible();
  expect(await generateButton()).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Falar com a equipe' })).toBeNull();
  server.answer({
    'GET /managers/single/signatures': {
      totalSignatures: 20,
      usedSignatures: 20,
      validityDate: '2026-12-31',
    },
  });
  view.rerender(<p />);
  view.rerender(section);
  expect(await screen.findByText(/usou todas as assinaturas/)).toBeVisible();
  expect(await generateButton()).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Falar com a equipe' })).toBeVisible();
});

test('a refusal of signatures that ended meanwhile comes with the way to the team', async () => {
  const used = { totalSignatures: 20, usedSignatures: 20, validityDate: '2026-12-31' };
  const { user, server, platform } = openSignatureSection({
    signature: buildSignature({ persons: [buildSigner()] }),
    routes: {
      [GENERATE]: () => {
        server.answer({ 'GET /managers/single/signatures': used });
        return replyRefused(409, { message: 'Sua conta já usou as 20 assinaturas contratadas.' });
      },
    },
  });
  platform.handle.page.distribution.support = { whatsapp: '48999990000' };
  mockStoredDocument();
  await user.click(await generateButton());
  await user.click(await screen.findByRole('button', { name: 'Gerar e enviar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('já usou as 20');
  expect(await screen.findByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/5548999990000\?text=.*assinaturas/),
  );
});

test('[signatures-012, signatures-013, signatures-017, signatures-021] generating warns, sends the stored document and fifteen days, and says what comes next', async () => {
  const { user, server } = openSignatureSection({
    signature: buildSignature({ persons: [buildSigner()] }),
    routes: { [GENERATE]: { signature: buildSentSignature() } },
  });
  mockStoredDocument();
  expect(await screen.findByRole('textbox', { name: /Assinar até/ })).toHaveValue('08/12/2026');
  await user.click(await generateButton());
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Após a geração, os dados dos signatários não poderão ser alterados.');
  expect(server.calls(GENERATE)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Gerar e enviar' }));
  expect(
    await screen.findByText(
      'Assinatura digital gerada! O link foi enviado por e-mail para Maria da Conceição. Se quiser, avise também por WhatsApp.',
    ),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent('SMS');
  expect(server.calls(GENERATE)[0]?.body).toEqual({
    base64File: btoa('docx'),
    validityDate: '2026-12-08',
  });
});

test('[signatures-017] who waits for their turn is named apart; without a mail, notifying is left to the person', () => {
  const told = buildSigner({ notifiedTimestamp: NOW });
  const waiting = buildSigner({ name: 'João', surname: 'Souza' });
  const copied = buildSigner({ kind: 'COPY' });
  expect(describeSending({ persons: [told, waiting, copied] })).toBe(
    'Assinatura digital gerada! O link foi enviado por e-mail para Maria da Conceição. João Souza recebe o seu quando chegar a vez.',
  );
  expect(describeSending({ persons: [told, told, told, told] })).toMatch(/para 4 signatários\./);
  expect(describeSending({ persons: [waiting] })).toMatch(/Notifique os signatários/);
});

test.each([
  ['nobody', [], true],
  [
    'a person who only receives a copy',
    [buildSigner({ _id: SECOND_SIGNER_ID, role: 'CONTRACTED', kind: 'COPY' })],
    true,
  ],
  ['a signer', [buildSigner({ _id: SECOND_SIGNER_ID, role: 'CONTRACTED' })], false],
])(
  'the question before sending names who receives the document; with %s of the company it warns: %#',
  async (_, ofCompany, isWarned) => {
    const { user } = openSignatureSection({
      signature: buildSignature({ persons: [buildSigner(), ...ofCompany] }),
    });
    await user.click(await generateButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    const receivers = dialog.getByRole('list', { name: 'Quem recebe o documento' });
    expect(receivers).toHaveTextContent('Maria da Conceição, Contratante, maria@correio.test');
    expect(within(receivers).getAllByRole('listitem')).toHaveLength(1 + ofCompany.length);
    expect(dialog.queryByText('Ninguém assina pela Contratada.') !== null).toBe(isWarned);
  },
);

test('a double click on the button asks once', async () => {
  const { user, server } = openSignatureSection({
    signature: buildSignature({ persons: [buildSigner()] }),
    routes: { [GENERATE]: { signature: buildSentSignature() } },
  });
  mockStoredDocument();
  await user.dblClick(await generateButton());
  await user.click(await screen.findByRole('button', { name: 'Gerar e enviar' }));
  await screen.findByText(/^Assinatura digital gerada!/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(server.calls(GENERATE)).toHaveLength(1);
});

test('what the document lacks stops it, until a PDF is brought', async () => {
  const { user, server } = openSignatureSection({
    signature: buildSignature({ persons: [buildSigner()] }),
    contract: { missing: ['RG do cliente'] },
    routes: { [GENERATE]: { signature: buildSentSignature() } },
  });
  const note = await screen.findByRole('note', { name: 'Dados que faltam no documento' });
  expect(note).toHaveTextContent('RG do cliente');
  expect(await generateButton()).toBeDisabled();
  await user.click(within(note).getByRole('button', { name: 'Enviar um PDF completo' }));
  const input = screen.getByLabelText('PDF do contrato');
  await user.upload(input, new File(['%PDF-1.7'], 'contrato.pdf', { type: 'application/pdf' }));
  await user.click(await generateButton());
  await user.click(await screen.findByRole('button', { name: 'Gerar e enviar' }));
  await waitFor(() => expect(server.calls(GENERATE)[0]?.body.base64File).toBe(btoa('%PDF-1.7')));
});

test('a refusal stays in words beside the button', async () => {
  const message = 'A conversão não está disponível. Envie o PDF (Word: Salvar como PDF).';
  const { user } = openSignatureSection({
    signature: buildSignature({ persons: [buildSigner()] }),
    routes: { [GENERATE]: replyRefused(503, { message }) },
  });
  mockStoredDocument();
  await user.click(await generateButton());
  await user.click(await screen.findByRole('button', { name: 'Gerar e enviar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Envie o PDF');
});

test.each([
  ['who sends', true],
  ['who may not send', false],
])('a signer of the account %s and looks at the document signs at once', async (_who, maySend) => {
  const { email } = buildTestSession();
  const own = buildSigner({ email, clicksignSignUrl: '/assinar/t2', isOfAccount: true });
  const sent = buildSentSignature({ maySend });
  openSignatureSection({
    signature: { ...sent, persons: [...sent.persons, { ...own, _id: SECOND_SIGNER_ID }] },
  });
  // Of the two signers only one is the person at the screen.
  expect(await screen.findByRole('link', { name: 'Assinar agora' })).toHaveAttribute(
    'href',
    'http://localhost/assinar/t2',
  );
  expect(screen.queryAllByRole('button', { name: /^Notificar/ })).toHaveLength(maySend ? 2 : 0);
});

test('[signatures-014, signatures-016, signatures-017] until somebody signed they are told again, or given the link', async () => {
  const sent = buildSentSignature();
  const told = buildSigner({ ...sent.persons[0], notificationSent: true });
  const { user, server } = openSignatureSection({
    signature: sent,
    routes: {
      [NOTIFY]: { signature: { ...sent, persons: [told] } },
      'POST /signatures/single/person/link/:saleId/:contractId/:personId': { signature: sent },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notificar Maria da Conceição' }));
  expect(await screen.findByText('Notificação da assinatura digital enviada com sucesso!')).toBeVisible();
  expect(server.calls(NOTIFY)[0]?.body).toEqual({ type: 'email' });
  await user.click(screen.getByRole('button', { name: 'Copiar link de Maria da Conceição' }));
  expect(await screen.findByText('Link da assinatura do contrato copiado!')).toBeVisible();
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('http://localhost/assinar/t1'));
  const whatsapp = screen.getByRole('link', { name: 'WhatsApp para Maria da Conceição' });
  expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/5547999998888\?text=Olá, Maria!.*\/assinar\/t1/,
  );
  await user.click(whatsapp);
  expect(await screen.findByText('WhatsApp preparado')).toBeVisible();
  expect(server.calls(NOTIFY)[1]?.body).toEqual({ type: 'whatsapp' });
});

test('[signatures-015] who signed has nothing more to be told', async () => {
  const signed = buildSigner({ state: 'SIGNED', signedTimestamp: NOW, clicksignSignUrl: '/assinar/t1' });
  openSignatureSection({
    signature: buildSentSignature({ persons: [signed], personsWhoSigned: [signed._id] }),
  });
  expect(await screen.findByText('Assinatura Realizada!')).toBeVisible();
  expect(screen.getByText('1 de 1 assinatura')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Notificar/ })).toBeNull();
});

test('[signatures-018] what is sealed can be had, and checked by anybody', async () => {
  const { user } = openSignatureSection({
    signature: buildSentSignature({
      state: 'SEALED',
      verifyCode: 'GRS-7K2M-9QXA',
      verifyPath: '/verificar/GRS-7K2M-9QXA',
    }),
    routes: {
      'GET /signatures/single/signed/:saleId/:contractId': {
        downloadUrls: { original_file_url: '/files/o.pdf', signed_file_url: '/files/s.pdf' },
        personsWhoSigned: [],
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Baixar o documento assinado' }));
  await waitFor(() => expect(downloadFromUrl).toHaveBeenCalledWith('/files/s.pdf'));
  expect(screen.getByRole('link', { name: 'Conferir autenticidade' })).toHaveAttribute(
    'href',
    '/verificar/GRS-7K2M-9QXA',
  );
});

test('a refusal is told with its reason, and one may begin again', async () => {
  const refused = buildSigner({
    state: 'REFUSED',
    refusedTimestamp: NOW,
    refusalReason: 'O valor está errado.',
  });
  const opened = openSignatureSection({
    signature: buildSentSignature({ state: 'REFUSED', persons: [refused], endedTimestamp: NOW }),
  });
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Maria da Conceição recusou assinar em 23/11/2026 12:00.Motivo: O valor está errado.',
  );
  opened.keep(buildSignature());
  await opened.user.click(screen.getByRole('button', { name: 'Começar de novo' }));
  expect(await screen.findByText('Ninguém para assinar ainda')).toBeVisible();
});

test('cancelling asks why', async () => {
  const cancel = 'POST /signatures/single/cancel/:saleId/:contractId';
  const { user, server } = openSignatureSection({
    signature: buildSentSignature(),
    routes: { [cancel]: { signature: buildSentSignature({ state: 'CANCELLED', endReason: 'Desistiu.' }) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancelar o envio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancelar o envio' });
  await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Desistiu.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar o envio' }));
  expect(await screen.findByText('Motivo: Desistiu.')).toBeVisible();
  expect(server.calls(cancel)[0]?.body).toEqual({ reason: 'Desistiu.' });
});

test('what a signer does shows by itself', async () => {
  const { server, keep } = openSignatureSection({ signature: buildSentSignature() });
  await screen.findByText('Aguardando assinaturas');
  await waitFor(() => expect(server.eventStreams).toBe(1));
  const signed = buildSigner({ state: 'SIGNED', signedTimestamp: NOW });
  keep(buildSentSignature({ state: 'COMPLETED', persons: [signed], personsWhoSigned: [signed._id] }));
  act(() => server.emit({ kind: 'contracts-changed', sale: null, contract: buildContract()._id, by: null }));
  expect(await screen.findByText('Assinado, sendo lacrado')).toBeVisible();
});

test('the trail is told step by step, and says when it is not whole', async () => {
  const event = {
    _id: 'e1',
    kind: 'CODE_SENT' as const,
    at: NOW,
    who: 'Maria',
    text: 'E-mail para ma•••@correio.test.',
  };
  const { user } = openSignatureSection({
    signature: buildSentSignature(),
    routes: {
      'GET /signatures/single/trail/:saleId/:contractId': { events: [event], isWhole: false },
    },
  });
  await user.click(await screen.findByText('Ver a trilha do documento'));
  expect(await screen.findByRole('list', { name: 'Trilha do documento' })).toHaveTextContent(
    '23/11/2026 12:00Código enviadoE-mail para ma•••@correio.test.Maria',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('A trilha não confere');
});
