import { describeApi } from '@girassol/api/test/harness';
import { generateId } from '@girassol/api-platform/database';
import { addDays, parseBoleto, parsePixCode } from '@girassol/shared-domain';
import { testPayer } from '../payer.fixture';
import type { PaymentProvider } from '../payment-provider';
import { createDemonstrationBank, loadWebhookSecret } from '.';
import {
  actAsPayer,
  atTime,
  buildChargeRequest,
  createTestCharge,
  requestTestAuthorization,
  testDay,
} from './demonstration-bank.testing';
import { getPayerPagePath } from './payer-page/get-payer-page-path';
import { testCardKinds, testCards } from './test-cards';

describeApi('the demonstration bank', (api) => {
  let bank: PaymentProvider;
  beforeAll(async () => {
    bank = createDemonstrationBank(api.database, await loadWebhookSecret(api.database));
  });
  beforeEach(() => api.query('delete from demo_payment_outages'));

  const act = (reference: string, acao: string, fields?: Record<string, string>) =>
    actAsPayer(api.app, reference, acao, fields);
  const readPage = async (reference: string) => (await api.send({ url: getPayerPagePath(reference) })).body;
  const countEvents = async (reference: string) => {
    const [row] = await api.query<{ count: number }>(
      'select count(*)::int as count from demo_payment_events where reference = $1',
      [reference],
    );
    return row?.count;
  };

  describe('a charge', () => {
    test('is payable by Pix and by boleto, with codes that lead to no real bank', async () => {
      const request = buildChargeRequest({ description: `Plano ${'ã'.repeat(60)}` });
      const { pixCode, boletoLine, boletoBarcode } = await bank.createCharge(request);
      const fields = parsePixCode(pixCode);
      expect(fields?.get('26')).toMatch(/^0014br\.gov\.bcb\.pix25\d\d[a-z.]+\.invalid\/pix\/v2\/[\w-]{22}$/);
      expect(fields?.get('54')).toBe('1188.00');
      expect(fields?.get('59')).toBe('GIRASSOL DEMONSTRACAO');
      expect(parseBoleto(boletoLine, testDay)).toEqual({
        barcode: boletoBarcode,
        amount: 1188,
        due: request.dueOn,
      });
      expect(boletoBarcode.slice(0, 3)).toBe('999');
    });

    test('of one key is one charge, also of two calls at once', async () => {
      const request = buildChargeRequest();
      const [first, second] = await Promise.all([bank.createCharge(request), bank.createCharge(request)]);
      expect(first).toEqual(second);
      expect(await bank.createCharge({ ...request, amountCents: 1 })).toEqual(first);
    });

    test.each([0, -1, 1.5, 10_000_000_000])('of %p cents is refused for good', async (amountCents) => {
      await expect(createTestCharge(bank, { amountCents })).rejects.toMatchObject({
        reason: 'rejected',
        isTemporary: false,
      });
    });

    test.each([
      ['pix', [['pix', 118_800]]],
      ['boleto', [['boleto', 118_800]]],
      [
        'duasVezes',
        [
          ['pix', 118_800],
          ['boleto', 118_800],
        ],
      ],
    ])('is paid on the page: %s', async (acao, expected) => {
      const { reference } = await createTestCharge(bank);
      expect(await act(reference, acao)).toBe(303);
      const report = await bank.readCharge(reference);
      expect(report.state).toBe('paid');
      expect(report.payments.map(({ method, cents }) => [method, cents])).toEqual(expected);
      expect(new Set(report.payments.map(({ id }) => id)).size).toBe(expected.length);
    });

    test('is paid with another amount, and a day after it was due', async () => {
      const { reference } = await createTestCharge(bank);
      expect(await act(reference, 'outroValor', { valor: '1.000,50' })).toBe(303);
      expect(await act(reference, 'atrasado')).toBe(303);
      const { payments } = await bank.readCharge(reference);
      expect(payments.map(({ cents }) => cents)).toEqual([100_050, 118_800]);
      expect(payments[1]?.paidAt).toEqual(atTime(6, '12:00'));
      for (const valor of ['', '0', 'x', '-5'])
        expect(await act(reference, 'outroValor', { valor })).toBe(400);
      expect((await bank.readCharge(reference)).payments).toHaveLength(2);
    });

    test('is refused, and money that comes nevertheless is told', async () => {
      const { reference } = await createTestCharge(bank);
      await act(reference, 'recusar');
      expect(await bank.readCharge(reference)).toMatchObject({
        state: 'failed',
        refusal: { kind: 'hard', message: 'O pagador recusou a cobrança.' },
      });
      await act(reference, 'boleto');
      expect(await bank.readCharge(reference)).toMatchObject({ state: 'paid', refusal: null });
    });

    test('is canceled once, and never takes back what was paid', async () => {
      const { reference } = await createTestCharge(bank);
      await bank.cancelCharge(reference, atTime(0));
      await bank.cancelCharge(reference, atTime(0));
      expect(await bank.readCharge(reference)).toMatchObject({ state: 'canceled', payments: [] });
      expect(await countEvents(reference)).toBe(1);
      await act(reference, 'pix');
      await bank.cancelCharge(reference, atTime(0));
      expect(await bank.readCharge(reference)).toMatchObject({ state: 'paid' });
    });

    test('expires on the bank day after its due day, and not before its Pix code', async () => {
      // Saturday: payable on Monday, 7 December.
      const dueOn = addDays(testDay, 5);
      const created = (now: Date) => createTestCharge(bank, { dueOn, expiresAt: atTime(1), now });
      const states = [];
      for (const now of [atTime(0), atTime(7), atTime(8, '00:00')]) {
        const { reference } = await created(now);
        states.push((await bank.readCharge(reference)).state);
      }
      expect(states).toEqual(['open', 'open', 'expired']);
    });

    test('is given back in parts up to what was paid, once per key', async () => {
      const { reference } = await createTestCharge(bank);
      await act(reference, 'pix');
      const paymentId = (await bank.readCharge(reference)).payments[0]?.id ?? '';
      const refund = (key: string, amountCents: number) =>
        bank.refund({ key, reference, paymentId, amountCents, now: atTime(1) });
      const key = generateId();
      expect(await refund(key, 18_800)).toEqual(await refund(key, 18_800));
      expect((await bank.readCharge(reference)).state).toBe('paid');
      await expect(refund(generateId(), 100_001)).rejects.toMatchObject({ reason: 'tooMuch' });
      await refund(generateId(), 100_000);
      const report = await bank.readCharge(reference);
      expect(report.state).toBe('refunded');
      expect(report.refunds.map(({ cents }) => cents)).toEqual([18_800, 100_000]);
    });

    test('is disputed: its last payment is taken back', async () => {
      const { reference } = await createTestCharge(bank);
      expect(await act(reference, 'contestar')).toBe(400);
      await act(reference, 'duasVezes');
      await act(reference, 'contestar');
      const { payments, disputes, state } = await bank.readCharge(reference);
      expect([state, disputes.map(({ paymentId }) => paymentId)]).toEqual(['paid', [payments[1]?.id]]);
      await act(reference, 'contestar');
      expect((await bank.readCharge(reference)).state).toBe('disputed');
    });
  });

  describe('the bank', () => {
    test('is down for an hour by the time of the charge, and answers again after it', async () => {
      const { reference } = await createTestCharge(bank);
      expect(await act(reference, 'cair')).toBe(303);
      const refused = { reason: 'bankUnavailable', isTemporary: true };
      await expect(createTestCharge(bank, { now: atTime(0, '10:01') })).rejects.toMatchObject(refused);
      await expect(bank.readCharge(reference)).rejects.toMatchObject(refused);
      await createTestCharge(bank, { now: atTime(0, '11:02') });
      expect(await readPage(reference)).toContain('Pôr o banco de volta');
      expect(await act(reference, 'voltar')).toBe(303);
      expect((await bank.readCharge(reference)).state).toBe('open');
    });

    test('knows no foreign reference, and its page answers in words', async () => {
      await expect(bank.readCharge('x')).rejects.toMatchObject({ reason: 'notFound' });
      for (const url of ['/banco-demonstracao/x', getPayerPagePath('a'.repeat(22))]) {
        const { statusCode, body } = await api.send({ url });
        expect([statusCode, body.includes('não conhece este endereço')]).toEqual([404, true]);
      }
      const { reference } = await createTestCharge(bank);
      expect(await act(reference, 'autorizar')).toBe(400);
      expect(await act(reference, '')).toBe(400);
    });

    test('has pages without a script that say what they are', async () => {
      const { reference } = await createTestCharge(bank, { description: '<script>alert(1)</script>' });
      const { body, headers } = await api.send({ url: getPayerPagePath(reference) });
      expect(body).toContain('Demonstração: este banco não existe');
      expect(body).not.toContain('<script');
      expect(headers['content-security-policy']).toContain("script-src 'none'");
    });
  });

  describe('a card', () => {
    const save = (kind: string, now = atTime(0)) =>
      bank.saveCard({ token: `demo_${kind}_${generateId()}`, payer: testPayer, now });
    const charge = (card: string, now = atTime(0), key = generateId()) =>
      bank.chargeCard({
        key,
        card,
        amountCents: 7_900,
        description: 'Plano CRM',
        payer: testPayer,
        accountId: null,
        now,
      });

    test('is saved by a token, and the same token is the same card', async () => {
      const request = { token: `demo_approved_${generateId()}`, payer: testPayer, now: atTime(0) };
      const saved = await bank.saveCard(request);
      expect(saved).toMatchObject({ brand: 'Visa', lastDigits: '1111', expires: '2029-11' });
      expect(await bank.saveCard(request)).toEqual(saved);
      for (const token of ['', 'demo_unknown_12345678', '4111111111111111', 'demo_approved_'])
        await expect(bank.saveCard({ ...request, token })).rejects.toMatchObject({ reason: 'invalidToken' });
    });

    test('pays once per key', async () => {
      const { reference } = await save('approved');
      const key = generateId();
      const report = await charge(reference, atTime(0), key);
      expect(report).toMatchObject({
        state: 'paid',
        payments: [{ cents: 7_900, method: 'card' }],
        refusal: null,
      });
      expect(await charge(reference, atTime(3), key)).toEqual(report);
      expect(await bank.readCharge(report.reference)).toEqual(report);
    });

    test.each([
      ['softRefusal', 'soft'],
      ['hardRefusal', 'hard'],
    ])('%s is refused: %s', async (kind, expected) => {
      const { reference } = await save(kind);
      const report = await charge(reference);
      expect(report).toMatchObject({ state: 'failed', payments: [], refusal: { kind: expected } });
    });

    test('that dies after its first charge is refused for good afterwards', async () => {
      const { reference } = await save('diesAfterFirst');
      expect((await charge(reference)).state).toBe('paid');
      expect((await charge(reference)).refusal?.kind).toBe('hard');
    });

    test('that expires next month pays until its end', async () => {
      const { reference, expires } = await save('expiresNextMonth');
      expect(expires).toBe('2026-12');
      expect((await charge(reference, atTime(31))).state).toBe('paid');
      expect((await charge(reference, atTime(32))).refusal).toEqual({
        kind: 'hard',
        message: 'O cartão está vencido.',
      });
    });

    test('is disputed on its page, and nothing else is done there', async () => {
      const { reference } = await save('approved');
      const paid = await charge(reference);
      expect(await act(paid.reference, 'pix')).toBe(400);
      expect(await act(paid.reference, 'contestar')).toBe(303);
      expect((await bank.readCharge(paid.reference)).state).toBe('disputed');
    });

    test('has its last digits on the page, as they are told to us', () => {
      for (const kind of testCardKinds) expect(testCards[kind].lastDigits).toMatch(/^\d{4}$/);
    });
  });

  describe('automatic Pix', () => {
    async function authorize(fields: Record<string, string> = {}) {
      const { reference } = await requestTestAuthorization(bank);
      expect(await act(reference, 'autorizar', fields)).toBe(303);
      return reference;
    }
    const schedule = (authorization: string, days = 5, amountCents = 24_900, key = generateId()) =>
      bank.scheduleDebit({
        key,
        authorization,
        amountCents,
        dueOn: addDays(testDay, days),
        description: 'Renovação',
        now: atTime(0),
      });
    const run = (authorization: string, daysLater: number, hhmm = '09:00') =>
      bank.runDueDebits?.({ authorization, now: atTime(daysLater, hhmm) });

    test('is asked for once per key, by a code with the recurrence alone', async () => {
      const key = generateId();
      const issued = await requestTestAuthorization(bank, { key });
      expect(await requestTestAuthorization(bank, { key })).toEqual(issued);
      expect(parsePixCode(issued.pixCode)?.get('80')).toContain(`/rec/${issued.reference}`);
      expect(await bank.readAuthorization(issued.reference)).toEqual({
        reference: issued.reference,
        state: 'pending',
        maxCents: null,
        mayRetry: false,
      });
    });

    test('is authorized with the payer’s own ceiling, together with the first payment', async () => {
      const first = await createTestCharge(bank);
      const { reference, pixCode } = await requestTestAuthorization(bank, { firstCharge: first.reference });
      expect(parsePixCode(pixCode)?.get('26')).toContain(first.reference);
      expect(await act(reference, 'autorizar', { limite: '1.500,00', tentativas: 'sim' })).toBe(303);
      expect(await bank.readAuthorization(reference)).toMatchObject({
        state: 'active',
        maxCents: 150_000,
        mayRetry: true,
      });
      expect(await bank.readCharge(first.reference)).toMatchObject({
        state: 'paid',
        payments: [{ method: 'pix', cents: 118_800 }],
      });
      expect(await act(reference, 'autorizar')).toBe(400);
      expect((await bank.readCharge(first.reference)).payments).toHaveLength(1);
    });

    test('takes no ceiling below what was asked for', async () => {
      const { reference } = await requestTestAuthorization(bank, { maxCents: 24_900 });
      expect(await act(reference, 'autorizar', { limite: '248,99' })).toBe(400);
      expect((await bank.readAuthorization(reference)).state).toBe('pending');
      expect(await act(reference, 'autorizar', { limite: '249,00' })).toBe(303);
    });

    test('is refused or canceled by the payer, and by us, with the debits that are not due', async () => {
      const { reference: refused } = await requestTestAuthorization(bank);
      await act(refused, 'recusar');
      expect((await bank.readAuthorization(refused)).state).toBe('refused');
      await expect(schedule(refused)).rejects.toMatchObject({ reason: 'authorizationNotActive' });
      for (const end of [
        (reference: string) => act(reference, 'cancelar'),
        (reference: string) => bank.cancelAuthorization(reference, atTime(1)),
      ]) {
        const authorization = await authorize();
        const debit = await schedule(authorization);
        await end(authorization);
        expect((await bank.readAuthorization(authorization)).state).toBe('canceled');
        expect((await bank.readCharge(debit.reference)).state).toBe('canceled');
        await run(authorization, 5);
        expect((await bank.readCharge(debit.reference)).payments).toEqual([]);
      }
    });

    test('a debit is sent ten to two calendar days before it is due', async () => {
      const authorization = await authorize();
      for (const days of [0, 1, 11])
        await expect(schedule(authorization, days)).rejects.toMatchObject({
          reason: 'outsideWindow',
          isTemporary: false,
        });
      for (const days of [2, 10]) await schedule(authorization, days);
      // The last minute of a day in São Paulo is still that day.
      const key = generateId();
      const request = { key, authorization, amountCents: 100, description: 'x' };
      const dueOn = addDays(testDay, 12);
      await expect(bank.scheduleDebit({ ...request, dueOn, now: atTime(1, '23:59') })).rejects.toMatchObject({
        reason: 'outsideWindow',
      });
      await bank.scheduleDebit({ ...request, dueOn, now: atTime(2, '00:00') });
    });

    test('a debit above the ceiling is refused, and the authorization stays', async () => {
      const authorization = await authorize({ limite: '249,00' });
      await expect(schedule(authorization, 5, 24_901)).rejects.toMatchObject({ reason: 'aboveCeiling' });
      expect((await bank.readAuthorization(authorization)).state).toBe('active');
      const key = generateId();
      const debit = await schedule(authorization, 5, 24_900, key);
      expect(await schedule(authorization, 5, 24_900, key)).toEqual(debit);
    });

    test('money moves on the due day and not before, once', async () => {
      const authorization = await authorize();
      const { reference } = await schedule(authorization, 5);
      await run(authorization, 4, '23:59');
      expect((await bank.readCharge(reference)).state).toBe('open');
      await run(authorization, 5);
      await run(authorization, 6);
      expect(await bank.readCharge(reference)).toMatchObject({
        state: 'paid',
        payments: [{ cents: 24_900, method: 'pixAutomatic', paidAt: atTime(5, '06:00') }],
      });
    });

    test('three due days that pass at once are executed in order, each on its day', async () => {
      const authorization = await authorize();
      const debits = [];
      for (const days of [8, 2, 5]) debits.push((await schedule(authorization, days)).reference);
      await run(authorization, 9);
      const days = [];
      for (const reference of debits) days.push((await bank.readCharge(reference)).payments[0]?.paidAt);
      expect(days).toEqual([atTime(8, '06:00'), atTime(2, '06:00'), atTime(5, '06:00')]);
    });

    test('without funds it is tried on three other days within seven, where that is allowed', async () => {
      const authorization = await authorize({ tentativas: 'sim' });
      const { reference } = await schedule(authorization, 2);
      await act(reference, 'semSaldo');
      const tries = [];
      for (let day = 2; day <= 12; day += 1) {
        await run(authorization, day);
        const { nextTryOn, state, refusal } = await bank.readCharge(reference);
        tries.push([
          nextTryOn && Math.round((Date.parse(nextTryOn) - Date.parse(testDay)) / 86_400_000),
          state,
        ]);
        expect(refusal).toEqual({ kind: 'soft', message: 'A conta do pagador estava sem saldo.' });
      }
      expect(tries.slice(0, 8)).toEqual([
        [3, 'open'],
        [6, 'open'],
        [6, 'open'],
        [6, 'open'],
        [9, 'open'],
        [9, 'open'],
        [9, 'open'],
        [null, 'failed'],
      ]);
      const [row] = await api.query<{ tries: number }>(
        'select tries from demo_payment_charges where reference = $1',
        [reference],
      );
      expect(row).toEqual({ tries: 4 });
    });

    test('a try that finds funds pays, and without permission there is no other try', async () => {
      const allowed = await authorize({ tentativas: 'sim' });
      const { reference } = await schedule(allowed, 2);
      await act(reference, 'semSaldo');
      await run(allowed, 2);
      await act(reference, 'comSaldo');
      await run(allowed, 3);
      expect(await bank.readCharge(reference)).toMatchObject({
        state: 'paid',
        refusal: null,
        nextTryOn: null,
      });

      const forbidden = await authorize();
      const debit = await schedule(forbidden, 2);
      await act(debit.reference, 'semSaldo');
      await run(forbidden, 2);
      expect(await bank.readCharge(debit.reference)).toMatchObject({ state: 'failed', nextTryOn: null });
    });

    test('one debit is canceled until 23:59 of the day before', async () => {
      const authorization = await authorize();
      const early = await schedule(authorization, 5);
      await bank.cancelDebit(early.reference, atTime(4, '23:59'));
      expect((await bank.readCharge(early.reference)).state).toBe('canceled');
      const late = await schedule(authorization, 5);
      await expect(bank.cancelDebit(late.reference, atTime(5, '00:00'))).rejects.toMatchObject({
        reason: 'tooLate',
      });
      expect(await act(late.reference, 'cancelarDebito')).toBe(303);
      expect((await bank.readAuthorization(authorization)).state).toBe('active');
      expect(await readPage(authorization)).toContain(getPayerPagePath(late.reference));
    });

    test('waits while the bank is down', async () => {
      const authorization = await authorize();
      await schedule(authorization, 5);
      await api.query('insert into demo_payment_outages (down_from, down_until) values ($1, $2)', [
        atTime(5, '08:30'),
        atTime(5, '09:30'),
      ]);
      await expect(run(authorization, 5)).rejects.toMatchObject({ isTemporary: true });
    });
  });
});
