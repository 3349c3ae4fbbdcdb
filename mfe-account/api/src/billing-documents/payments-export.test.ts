import { createExportTestClient } from '@girassol/api/test/exports';
import { describeApi } from '@girassol/api/test/harness';
import { formatCpfOrCnpj } from '@girassol/shared-domain';
import { createBillingTester, TEST_CPF, type TestOwner } from '../billing/billing.testing';

describeApi('the list of payments for the accountant', (api) => {
  const billing = createBillingTester(api);
  const exports = createExportTestClient(api);
  const request = (owner: TestOwner) =>
    api.call('POST /signup/payments-export/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: { format: 'csv' },
    });
  const openByPix = async (): Promise<TestOwner> => {
    const owner = await billing.openByPix();
    await billing.confirmEmail(owner);
    return owner;
  };
  const open = async (owner: TestOwner, exportId: string) =>
    (await exports.open({ ...api.people.owner, ...owner }, exportId)).rows;

  test('has a row for each receipt, with payer, method, period, value and service invoice', async () => {
    const owner = await openByPix();
    const [payment] = (await billing.loadOverview(owner)).payments;
    await api.call('PUT /operation/billing/service-invoice/:accountId/:chargeId', {
      as: api.people.admin,
      params: { accountId: owner.accountId, chargeId: payment?._id ?? '' },
      body: { serviceInvoice: '2026/000123', why: 'emitida na prefeitura' },
    });
    await api.call('POST /signup/renovation-pix/:id', {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount: 2, frontPrice: 149 },
    });
    const { exportId } = await request(owner);
    await billing.runJobs();
    const rows = await open(owner, exportId);
    expect(rows).toEqual([
      expect.objectContaining({
        'Recibo nº': String(payment?.receiptNumber).padStart(5, '0'),
        'NFS-e': '2026/000123',
        Situação: 'Pago',
        Descrição: 'Assinatura, plano Simples',
        'Forma de pagamento': 'Pix',
        Valor: '449,00',
        'Valor devolvido': '',
        Pagador: 'Ana Souza',
        'CPF ou CNPJ do pagador': formatCpfOrCnpj(TEST_CPF.replace(/\D/g, '')),
      }),
    ]);

    await api.query(`update charges set state = 'refunded' where id = $1`, [payment?._id]);
    const again = await request(owner);
    await billing.runJobs();
    expect(await open(owner, again.exportId)).toEqual([
      expect.objectContaining({ Situação: 'Devolvido', 'Valor devolvido': '449,00' }),
    ]);
    const { exports: listed } = await api.call('GET /exports/user/:userId/:multiplier', {
      as: owner,
      params: { userId: owner.userId, multiplier: 1 },
    });
    expect(listed.map(({ title, kind }) => [title, kind])).toEqual([
      ['Pagamentos da assinatura', 'subscription-payments'],
      ['Pagamentos da assinatura', 'subscription-payments'],
    ]);
  });

  test('is refused to everybody but the owner, also once it is written', async () => {
    const { vendor } = api.people;
    const refused = await api.refused('POST /signup/payments-export/:userId', {
      as: vendor,
      params: { userId: vendor.userId },
      body: { format: 'xlsx' },
    });
    expect(refused).toMatchObject({
      status: 403,
      message: 'Você não tem permissão para exportar: Pagamentos da assinatura.',
    });
    const owner = await openByPix();
    const { exportId } = await request(owner);
    await billing.runJobs();
    await api.query(`update users set type = 'VENDOR' where id = $1`, [owner.userId]);
    const opened = await api.refused('POST /exports/open/:userId/:exportId', {
      as: owner,
      params: { userId: owner.userId, exportId },
    });
    expect(opened.status).toBe(403);
  });
});
