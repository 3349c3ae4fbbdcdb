import type { AccountBilling } from '@girassol/account-domain/contract';
import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import { addDays, formatDate } from '@girassol/shared-domain';
import type { AccountDetail } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCharge, buildPaidCharge, NOW } from '../../payment/charge.fixture';
import { renderOperatorPage } from '../operator.testing';
import AccountBillingSection from './AccountBillingSection';
import { describeRefund, type OperatorCharge, type OperatorPayment } from './charge-text';

const READ = 'GET /operation/billing/single/:accountId';
const user = userEvent.setup();
const accountId = '0198a000-0000-7000-8000-0000000000aa';
const account: AccountDetail = {
  _id: accountId,
  name: 'Sol do Mirante',
  signupPlan: 'CRM',
  whitelabel: null,
  activeModules: [],
  statusOk: true,
  financeStatus: null,
  since: 0,
  people: [],
  mayLink: true,
  revision: 0,
  history: [],
};

const operatorFields = {
  at: NOW,
  receiptNumber: null,
  serviceInvoice: null,
  coupon: null,
  period: null,
  bankCents: 0,
  outsideCents: 0,
  payments: [],
  afterRefund: null,
};
const openCharge: OperatorCharge = {
  ...buildCharge({ _id: '018f0000-0000-7000-8000-0000000000c2', kind: 'renewal', amountCents: 118_800 }),
  ...operatorFields,
};
const paidCharge: OperatorCharge = {
  ...buildPaidCharge(),
  ...operatorFields,
  receiptNumber: 12,
  period: { start: '2026-11-26', end: '2027-11-26' },
  bankCents: 148_800,
  afterRefund: { state: 'pending', paidUntil: null, graceUntil: null },
};
const buildBilling = (changes: Partial<AccountBilling> = {}): AccountBilling => ({
  subscription: {
    planId: 2,
    vendorsAmount: 2,
    monthsPerPeriod: 12,
    method: 'pix',
    state: 'active',
    paidUntil: '2027-11-26',
    canceledOn: null,
    next: { planId: 2, vendorsAmount: 3 },
    payer: { name: 'Sol Nascente Ltda', document: '12ABC34501DE35', email: 'ana@exemplo.com.br' },
  },
  today: '2026-11-26',
  sentence: 'Ativa até 25/11/2027; próxima cobrança de R$ 1.188,00 em 26/11/2027 por Pix.',
  creditCents: 5_000,
  nextCharge: { dueOn: '2027-11-26', amountCents: 118_800, lines: [], method: 'pix' },
  charges: [openCharge, paidCharge],
  entries: [{ _id: accountId, day: '2026-11-26', book: 'bank', cents: 148_800, why: 'Pagamento recebido' }],
  ...changes,
});

async function open(billing: AccountBilling = buildBilling()) {
  remoteTesting.installFakePlatform({ remotes: [] });
  const onChanged = jest.fn();
  const server = await renderOperatorPage(
    <AccountBillingSection
      session={buildTestSession({ isAdmin: true })}
      permissions={{}}
      account={account}
      onChanged={onChanged}
    />,
    { at: '/', api: { [READ]: billing } },
  );
  return { server, onChanged };
}

/** Opens an act in the menu of a charge. Returns its dialog. */
async function ask(charge: RegExp, act: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: charge }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
  return screen.findByRole('dialog');
}
const renewal = /^Ações de Renovação/;
const signup = /^Ações de Assinatura/;

async function give(dialog: HTMLElement, reason: string, button: string) {
  await user.type(within(dialog).getByLabelText('Motivo'), reason);
  await user.click(within(dialog).getByRole('button', { name: button }));
}

test('shows plan, state, seats, next charge, credit, payer, and every charge with what belongs to it', async () => {
  await open();
  const region = await screen.findByRole('region', { name: 'Assinatura' });
  for (const text of [
    'Ativa até 25/11/2027; próxima cobrança',
    'CRM, 12 meses',
    '3 na renovação',
    'R$ 1.188,00',
    '26/11/2027, por Pix',
    'R$ 50,00',
    'Sol Nascente Ltda',
    'Pagamento recebido',
  ])
    expect(region).toHaveTextContent(text);
  const paid = screen.getByRole('row', { name: /Assinatura · CRM/ });
  for (const text of ['R$ 1.488,00', 'Pago', 'em 26/11/2026', '29/11/2026', '26/11/2026 a 25/11/2027', '12'])
    expect(paid).toHaveTextContent(text);
});

test('a charge is marked as paid outside with a reason, and the page of the account learns of it', async () => {
  const { server, onChanged } = await open();
  const OUTSIDE = 'POST /operation/billing/paid-outside/:accountId/:chargeId';
  const dialog = await ask(renewal, 'Pago por fora');
  expect(dialog).toHaveTextContent('Renovação · CRM, R$ 1.188,00: fica paga sem passar pelo banco');
  server.answer({ [OUTSIDE]: replyRefused(409, { message: 'Esta cobrança não está aberta.' }) });
  await give(dialog, 'depósito em conta', 'Marcar como paga');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Esta cobrança não está aberta.');
  expect(onChanged).not.toHaveBeenCalled();

  const settled = { ...openCharge, state: 'paid' as const, paidAt: NOW, outsideCents: 118_800 };
  server.answer({ [OUTSIDE]: buildBilling({ charges: [settled, paidCharge] }) });
  await user.click(within(dialog).getByRole('button', { name: 'Marcar como paga' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(OUTSIDE).at(-1)).toMatchObject({
    params: { accountId, chargeId: openCharge._id },
    body: { why: 'depósito em conta' },
  });
  expect(screen.getByRole('row', { name: /Renovação/ })).toHaveTextContent('em 26/11/2026, por fora');
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('a charge gets another due day, from today on', async () => {
  const { server } = await open();
  const DUE = 'POST /operation/billing/due-date/:accountId/:chargeId';
  const dialog = await ask(renewal, 'Outro vencimento');
  const day = within(dialog).getByLabelText('Novo vencimento');
  await user.type(day, '25112026');
  await user.tab();
  expect(await within(dialog).findByText('Data inválida.')).toBeVisible();
  await user.clear(day);
  await user.type(day, formatDate(addDays('2026-11-26', 20)).replaceAll('/', ''));
  server.answer({ [DUE]: buildBilling() });
  await give(dialog, 'combinado', 'Mudar o vencimento');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(DUE)[0]?.body).toEqual({ dueOn: '2026-12-16', why: 'combinado' });
});

test('money goes back after what that ends is said', async () => {
  const { server } = await open();
  const REFUND = 'POST /operation/billing/refund/:accountId/:chargeId';
  const dialog = await ask(signup, 'Devolver o dinheiro');
  expect(dialog).toHaveTextContent('R$ 1.488,00 voltam pelo banco a quem pagou.');
  expect(dialog).toHaveTextContent('O período de 26/11/2026 a 25/11/2027 deixa de contar.');
  expect(dialog).toHaveTextContent('os recursos da conta são bloqueados na hora');
  server.answer({ [REFUND]: buildBilling({ charges: [{ ...paidCharge, state: 'refunded' }] }) });
  await give(dialog, 'desistiu', 'Devolver o dinheiro');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(REFUND)[0]?.body).toEqual({ why: 'desistiu' });
  expect(screen.getByText('Devolvido')).toBeVisible();
});

const buildPayment = (changes: Partial<OperatorPayment> = {}): OperatorPayment => ({
  _id: 'pix-1',
  method: 'pix',
  cents: 148_800,
  backCents: 0,
  isDisputed: false,
  paidAt: NOW,
  refundEffect: 'charge',
  ...changes,
});
const second = buildPayment({
  _id: 'boleto-2',
  method: 'boleto',
  paidAt: NOW + 1000,
  refundEffect: 'credit',
});

test('one of two payments goes back alone, with what is left of it, what that ends, and a reason', async () => {
  const first = buildPayment({ backCents: 48_800 });
  const { server, onChanged } = await open(
    buildBilling({ charges: [{ ...paidCharge, payments: [first, second] }] }),
  );
  const list = await screen.findByRole('list', { name: 'Pagamentos recebidos' });
  const [newest, oldest] = within(list).getAllByRole('listitem');
  expect(newest).toHaveTextContent('Boleto em 26/11/2026Assinatura · CRMR$ 1.488,00');
  expect(oldest).toHaveTextContent('R$ 488,00 devolvidos, restam R$ 1.000,00');

  await user.click(within(list).getByRole('button', { name: /por Pix/ }));
  const losing = await screen.findByRole('dialog', { name: 'Devolver R$ 1.000,00' });
  expect(losing).toHaveTextContent('R$ 1.000,00 voltam pelo banco a quem pagou.');
  expect(losing).toHaveTextContent('O período de 26/11/2026 a 25/11/2027 deixa de contar.');
  await user.click(within(losing).getByRole('button', { name: 'Cancelar' }));

  const REFUND = 'POST /operation/billing/refund/:accountId/:chargeId';
  const spent = 'O crédito deste pagamento já pagou outra cobrança: não há o que devolver.';
  server.answer({ [REFUND]: replyRefused(409, { message: spent }) });
  await user.click(within(list).getByRole('button', { name: /por Boleto/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Devolver R$ 1.488,00' });
  expect(dialog).toHaveTextContent('O crédito da conta diminui; o que está pago continua pago.');
  await give(dialog, 'pagou duas vezes', 'Devolver este pagamento');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(spent);
  expect(onChanged).not.toHaveBeenCalled();

  const back = { ...second, backCents: second.cents, refundEffect: null };
  server.answer({ [REFUND]: buildBilling({ charges: [{ ...paidCharge, payments: [first, back] }] }) });
  await user.click(within(dialog).getByRole('button', { name: 'Devolver este pagamento' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(REFUND).at(-1)).toMatchObject({
    params: { accountId, chargeId: paidCharge._id },
    body: { why: 'pagou duas vezes', paymentId: 'boleto-2' },
  });
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(within(list).queryByRole('button', { name: /por Boleto/ })).toBeNull();
  expect(list).toHaveTextContent('devolvido');
});

test('a payment whose credit paid another charge, and one that is disputed, say why they have no button', async () => {
  const spent = buildPayment({ refundEffect: 'spent' });
  const disputed = { ...second, backCents: second.cents, isDisputed: true, refundEffect: null };
  await open(buildBilling({ charges: [{ ...paidCharge, payments: [spent, disputed] }] }));
  const list = await screen.findByRole('list', { name: 'Pagamentos recebidos' });
  expect(list).toHaveTextContent('o crédito já pagou outra cobrança');
  expect(list).toHaveTextContent('contestado no banco');
  expect(within(list).queryByRole('button')).toBeNull();
});

test('credit is given in reais, and the number of a service invoice is noted', async () => {
  const { server } = await open();
  const CREDIT = 'POST /operation/billing/credit/:accountId';
  const INVOICE = 'PUT /operation/billing/service-invoice/:accountId/:chargeId';
  server.answer({ [CREDIT]: buildBilling({ creditCents: 15_050 }), [INVOICE]: buildBilling() });
  await user.click(await screen.findByRole('button', { name: 'Dar crédito' }));
  const credit = await screen.findByRole('dialog', { name: 'Dar crédito' });
  await user.type(within(credit).getByLabelText('Valor'), '100,50');
  await give(credit, 'desculpas', 'Dar crédito');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(CREDIT)[0]?.body).toEqual({ cents: 10_050, why: 'desculpas' });
  expect(screen.getByText('R$ 150,50')).toBeVisible();

  const invoice = await ask(signup, 'Número da NFS-e');
  await user.type(within(invoice).getByLabelText('NFS-e'), ' 2026/77 ');
  await give(invoice, 'emitida', 'Salvar número');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(INVOICE)[0]?.body).toEqual({ serviceInvoice: '2026/77', why: 'emitida' });
});

test('an account that was opened by hand owes nothing; billing that does not come can be asked for again', async () => {
  const { server } = await open(buildBilling({ subscription: null, sentence: '', charges: [], entries: [] }));
  expect(await screen.findByText(/Esta conta foi aberta pela operação/)).toBeVisible();
  expect(server.calls(READ)).toHaveLength(1);
});

test.each([
  ['active', '2027-11-26', null, 'A conta continua ativa até 25/11/2027.'],
  ['pastDue', '2026-11-26', '2026-12-07', 'tudo funciona até 07/12/2026'],
  ['suspended', '2026-10-26', null, 'bloqueados na hora; os dados ficam guardados'],
  ['ended', '2026-01-01', null, 'A assinatura termina na hora'],
] as const)('a refund after which the subscription is %s says so', (state, paidUntil, graceUntil, text) => {
  expect(describeRefund({ ...paidCharge, afterRefund: { state, paidUntil, graceUntil } })).toContain(text);
});
