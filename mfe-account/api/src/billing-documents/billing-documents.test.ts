import { randomUUID } from 'node:crypto';
import { encodeBoletoBars, groupBoletoLine } from '@girassol/account-domain/billing';
import { describeApi } from '@girassol/api/test/harness';
import { type PdfDrawing, readPdfDrawing } from '@girassol/api/test/read-pdf-drawing';
import { waitUntil } from '@girassol/api/test/wait-until';
import { formatDate, parseBoleto } from '@girassol/shared-domain';

const CPF = '529.982.247-25';
/** Height of the bars of a boleto in points: 13 mm. */
const BAR_HEIGHT = (13 * 72) / 25.4;

describeApi('the documents of billing', (api) => {
  /** Signs up until the charge is issued, and returns the charge and how its browser is recognized. */
  async function createCharge(name = 'Ana') {
    const begun = await api.send({
      method: 'POST',
      url: '/api/signup/step-1',
      payload: {
        frontId: randomUUID(),
        name,
        surname: 'Conceição',
        email: `ana-${randomUUID().slice(0, 8)}@girassol.test`,
        phone: '(19) 99876-5432',
        planId: 1,
      },
    });
    const headers = { cookie: String(begun.headers['set-cookie']).split(';')[0] ?? '' };
    const id = String(begun.json().signup._id);
    await api.call('POST /signup/step-2/:id', {
      params: { id },
      headers,
      body: {
        postalCode: '13010-000',
        uf: 'SP',
        city: 'Campinas',
        address: 'Rua das Flores',
        district: 'Centro',
        number: '10',
      },
    });
    const { signup, billLink } = await api.call('POST /signup/step-3-bill/:planId/:id', {
      params: { planId: 1, id },
      headers,
      body: { document: CPF, vendorsAmount: 2, frontPrice: 449 },
    });
    if (!signup.charge) throw new Error('the signup has no charge');
    return { id, headers, billLink, charge: signup.charge };
  }

  /** Pays a charge at the demonstration bank, and opens the session of the browser that began the signup. */
  async function payAndSignIn({ id, headers, charge }: Awaited<ReturnType<typeof createCharge>>) {
    await api.send({
      method: 'POST',
      url: charge.demonstrationPage ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'acao=pix',
    });
    await waitUntil(async () => {
      await api.app.jobs.runDue();
      const { charge: now } = await api.call('GET /signup/charge/:token', {
        params: { token: charge.payToken },
      });
      return now.state === 'paid';
    });
    const { session } = await api.call('POST /signup/session/:id', { params: { id }, headers });
    return session;
  }

  const get = (url: string, token?: string) =>
    api.send({ method: 'GET', url, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
  const getReceipt = (userId: string, chargeId: string, token?: string) =>
    get(`/api/signup/receipt/${userId}/${chargeId}`, token);

  test('[billing-015] a boleto has line, bars, payer, amount and due day of its charge', async () => {
    const { charge, billLink } = await createCharge();
    const answer = await get(billLink);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('inline; filename="boleto-'),
      'cache-control': 'private, no-store',
    });
    const drawing = await readPdfDrawing(answer.rawPayload);
    for (const text of [
      groupBoletoLine(charge.boletoLine ?? ''),
      'Ana Conceição - CPF 529.982.247-25',
      'Rua das Flores, 10, Centro, 13010-000 Campinas/SP',
      'R$ 449,00',
      formatDate(charge.dueOn),
      'Implantação padrão',
      'DEMONSTRAÇÃO',
    ])
      expect(drawing.text).toContain(text);
    expect(drawing.text.replace(/\n/g, '')).toContain((charge.pixCode ?? '').slice(0, 60));
    expect(charge.boletoBarcode).toHaveLength(44);
    expect(measureBars(drawing)).toEqual(encodeBoletoBars(charge.boletoBarcode ?? ''));
    expect(parseBoleto(charge.boletoLine ?? '', charge.dueOn)).toMatchObject({
      barcode: charge.boletoBarcode,
      amount: 449,
      due: charge.dueOn,
    });
  });

  test('a name in another alphabet is printed as far as the fonts go', async () => {
    const { billLink } = await createCharge('Zoë Łucja Ștefan');
    const { text } = await readPdfDrawing((await get(billLink)).rawPayload);
    expect(text).toMatch(/Zoë .ucja Stefan/);
  });

  test('a boleto is refused for an unknown token, without its digits, and once it is paid or canceled', async () => {
    expect((await get(`/api/signup/boleto/${'x'.repeat(32)}`)).statusCode).toBe(404);
    const { charge, billLink } = await createCharge();
    const set = (column: string, value: string | null) =>
      api.query(`update charges set ${column} = $1 where id = $2`, [value, charge._id]);
    await set('boleto_line', null);
    expect(await get(billLink)).toMatchObject({ statusCode: 404, body: expect.stringContaining('boleto') });
    await set('boleto_line', charge.boletoLine);
    for (const state of ['paid', 'refunded', 'disputed', 'canceled']) {
      await set('state', state);
      expect({ state, status: (await get(billLink)).statusCode }).toEqual({ state, status: 409 });
    }
  });

  test('a refused boleto leads people to the payment page, which shows the state', async () => {
    const { charge, billLink } = await createCharge();
    const open = (url: string) => api.send({ method: 'GET', url, headers: { accept: 'text/html,*/*' } });
    expect((await open(billLink)).headers['content-type']).toBe('application/pdf');
    await api.query(`update charges set state = 'paid' where id = $1`, [charge._id]);
    for (const token of [charge.payToken, 'x'.repeat(32), 'curto'])
      expect(await open(`/api/signup/boleto/${token}`)).toMatchObject({
        statusCode: 303,
        headers: { location: `/assinatura/pagar/${token}` },
      });
  });

  test('a receipt names number, payer, lines, amount, method, day, period and service invoice', async () => {
    const created = await createCharge();
    const { userId, token } = await payAndSignIn(created);
    const {
      payments: [paid],
    } = await api.call('GET /signup/payments/:userId', {
      as: { token },
      params: { userId },
    });
    const setInvoice = (serviceInvoice: string) =>
      api.call('PUT /operation/billing/service-invoice/:accountId/:chargeId', {
        as: api.people.admin,
        params: { accountId: created.id, chargeId: created.charge._id },
        body: { serviceInvoice, why: 'emitida na prefeitura' },
      });
    await setInvoice('2026/000123');
    const answer = await getReceipt(userId, created.charge._id, token);
    expect(answer.statusCode).toBe(200);
    const { text } = await readPdfDrawing(answer.rawPayload);
    const number = String(paid?.receiptNumber).padStart(5, '0');
    for (const part of [
      `Recibo nº ${number}`,
      'Ana Conceição',
      'CPF 529.982.247-25',
      'Implantação padrão',
      'R$ 449,00',
      'PAGO',
      '2026/000123',
      'Forma de pagamento',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}/);
    expect(text).not.toContain('não substitui a nota fiscal');

    await api.query(`update charges set state = 'refunded' where id = $1`, [created.charge._id]);
    const refunded = await readPdfDrawing((await getReceipt(userId, created.charge._id, token)).rawPayload);
    expect(refunded.text).toContain('DEVOLVIDO');

    await setInvoice('');
    const without = await readPdfDrawing((await getReceipt(userId, created.charge._id, token)).rawPayload);
    expect(without.text).toContain('não substitui a nota fiscal');
  });

  test('a receipt never changes: payer, way and day are those of the payment, and its bytes are the same', async () => {
    const created = await createCharge();
    const { userId, token } = await payAndSignIn(created);
    const draw = async () => (await getReceipt(userId, created.charge._id, token)).rawPayload;
    const before = await draw();
    // The boleto was chosen, and a Pix paid.
    expect((await readPdfDrawing(before)).text).toContain('por Pix');
    await api.call('PUT /signup/billing-data/:userId', {
      as: { token },
      params: { userId },
      body: { name: 'Outra Empresa Ltda.', document: '11.222.333/0001-81', billingEmails: [] },
    });
    await api.query("update charges set method = 'boleto' where id = $1", [created.charge._id]);
    const second = Math.floor(Date.now() / 1000);
    await waitUntil(async () => Math.floor(Date.now() / 1000) > second);
    const after = await draw();
    expect((await readPdfDrawing(after)).text).toContain('Ana Conceição');
    expect(after.equals(before)).toBe(true);
  });

  test('a receipt is refused for what is not paid, to other accounts, and to whoever is not the owner', async () => {
    const paid = await createCharge();
    const { userId, token } = await payAndSignIn(paid);
    const chargeId = paid.charge._id;
    const { owner, vendor } = api.people;
    expect((await getReceipt(userId, chargeId)).statusCode).toBe(401);
    expect((await getReceipt(owner.userId, chargeId, owner.token)).statusCode).toBe(404);
    expect((await getReceipt(userId, chargeId, owner.token)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await getReceipt(vendor.userId, chargeId, vendor.token)).statusCode).toBe(403);
    for (const state of ['open', 'expired', 'canceled', 'disputed']) {
      await api.query('update charges set state = $1 where id = $2', [state, chargeId]);
      expect({ state, status: (await getReceipt(userId, chargeId, token)).statusCode }).toEqual({
        state,
        status: 409,
      });
    }
  });

  test('a link to a receipt is good for this receipt, without a session', async () => {
    const created = await createCharge();
    const { userId, token } = await payAndSignIn(created);
    const chargeId = created.charge._id;
    const { url } = await api.call('POST /signup/receipt-link/:userId/:chargeId', {
      as: { token },
      params: { userId, chargeId },
    });
    const shown = await get(url);
    expect(shown.headers['content-disposition']).toMatch(/^inline; filename="recibo-\d+\.pdf"/);
    expect((await readPdfDrawing(shown.rawPayload)).text).toContain('Ana Conceição');
    expect((await get(`${url}&download=1`)).headers['content-disposition']).toMatch(/^attachment/);

    const other = await createCharge();
    const session = await payAndSignIn(other);
    for (const wrong of [
      url.replace(/signature=.*/, 'signature=x'),
      url.replace(created.id, other.id),
      url.replace(chargeId, other.charge._id),
      url.replace(/recibo-\d+/, 'recibo-99999'),
    ])
      expect({ wrong, status: (await get(wrong)).statusCode }).toEqual({ wrong, status: 410 });
    const refused = await api.refused('POST /signup/receipt-link/:userId/:chargeId', {
      as: session,
      params: { userId: session.userId, chargeId },
    });
    expect(refused.status).toBe(404);
  });
});

/** Measures the bars of a boleto: widths of bars and blanks by turns, in narrow bars. */
function measureBars({ rectangles }: PdfDrawing): number[] {
  const bars = rectangles.filter(({ height }) => Math.abs(height - BAR_HEIGHT) < 0.1);
  const narrow = Math.min(...bars.map(({ width }) => width));
  return bars.flatMap(({ x, width }, index) => {
    const next = bars[index + 1];
    const measured = next ? [width, next.x - x - width] : [width];
    return measured.map((points) => Math.round(points / narrow));
  });
}
