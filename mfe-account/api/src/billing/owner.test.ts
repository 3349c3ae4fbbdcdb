import { randomBytes } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';
import { openSession } from '@girassol/api/test/test-people';
import { generateId } from '@girassol/api-platform/database';
import { createBillingTester, type TestOwner } from './billing.testing';

describeApi('the owner of a subscription', (api) => {
  const tester = createBillingTester(api);
  let owner: TestOwner;
  let vendor: TestOwner;
  beforeAll(async () => {
    owner = await tester.openByPix();
    vendor = await addVendor(owner);
  });

  /** Adds a vendor who may do everything that a vendor may. */
  async function addVendor({ accountId }: TestOwner): Promise<TestOwner> {
    const person = {
      accountId,
      userId: generateId(),
      email: `vendedora-${accountId.slice(-6)}@girassol.test`,
      token: randomBytes(32).toString('base64url'),
    };
    await api.database.asAccount({ accountId }, async (tx) => {
      await tx
        .insertInto('users')
        .values({
          account_id: accountId,
          id: person.userId,
          email: person.email,
          password_hash: 'x',
          type: 'VENDOR',
          name: 'Vendedora',
          phone: '11999990000',
          permissions: JSON.stringify({ employeesManager: true, salesManager: true }),
        })
        .execute();
      await openSession(tx, person, person.token, new Date('2100-01-01T00:00:00Z'));
    });
    return person;
  }

  const order = { vendorsAmount: 2, frontPrice: 149 };
  const cardData = { token: 'demo_approved_12345678' };
  const billingData = { name: 'Sol', document: '529.982.247-25', billingEmails: [] };
  /** Calls that only an owner may make, by whoever `as` is, on the own account. */
  const callEverything = (as: TestOwner, userId: string) => {
    const params = { userId };
    const ids = { id: userId };
    return [
      api.refused('PUT /signup/next-plan/:userId', { as, params, body: { next: null } }),
      api.refused('POST /signup/plan-preview/:userId', { as, params, body: { planId: 3, vendorsAmount: 4 } }),
      api.refused('POST /signup/renovation-bill/:id', { as, params: ids, body: order }),
      api.refused('POST /signup/renovation-pix/:id', { as, params: ids, body: order }),
      api.refused('POST /signup/renovation-card/:id', { as, params: ids, body: { ...order, cardData } }),
      api.refused('POST /signup/upgrade-bill/:id', { as, params: ids, body: order }),
      api.refused('POST /signup/upgrade-pix/:id', { as, params: ids, body: order }),
      api.refused('POST /signup/upgrade-card/:id', { as, params: ids, body: { ...order, cardData } }),
      api.refused('PUT /signup/signature/card/:userId', { as, params, body: { cardData } }),
      api.refused('POST /signup/automatic-pix/:userId', { as, params }),
      api.refused('DELETE /signup/automatic-pix/:userId', { as, params }),
      api.refused('PUT /signup/billing-data/:userId', { as, params, body: billingData }),
      api.refused('POST /signup/withdrawal/:userId', { as, params }),
      api.refused('PATCH /signup/user-status/:userId', { as, params, body: {} }),
      api.refused('DELETE /signup/user-status/:userId', { as, params }),
      api.refused('GET /signup/payments/:userId', { as, params }),
    ];
  };

  test('[billing-026, billing-031] alone sees, pays and changes it: a vendor is refused', async () => {
    for (const answer of await Promise.all(callEverything(vendor, vendor.userId)))
      expect(answer.status).toBe(403);
    expect(await tester.loadOverview(owner)).toMatchObject({
      subscription: { canceledOn: null },
      payments: [{}],
    });
  });

  test('of another account reaches nothing of it', async () => {
    const stranger = await tester.openByPix();
    const statuses = (await Promise.all(callEverything(stranger, owner.userId))).map(({ status }) => status);
    for (const status of statuses) expect([403, 404]).toContain(status);
    expect(await tester.loadOverview(owner)).toMatchObject({
      subscription: { canceledOn: null },
      payments: [{}],
    });
  });

  test('of an account that was opened by hand owes nothing, and is charged nothing', async () => {
    const { owner: byHand } = api.people;
    const params = { userId: byHand.userId };
    expect(await api.call('GET /signup/payments/:userId', { as: byHand, params })).toMatchObject({
      subscription: null,
      nextCharge: null,
      payments: [],
      dueDate: null,
    });
    const cancel = await api.refused('PATCH /signup/user-status/:userId', { as: byHand, params, body: {} });
    expect(cancel.status).toBe(409);
  });

  test('reads it without a lock that would hold up a payment', async () => {
    const params = { userId: owner.userId };
    /** Transaction that locked or wrote the row last. */
    const readLock = () =>
      api.query('select xmin::text, xmax::text from subscriptions where account_id = $1', [owner.accountId]);
    const before = await readLock();
    await tester.loadOverview(owner);
    await api.call('POST /signup/plan-preview/:userId', {
      as: owner,
      params,
      body: { planId: 3, vendorsAmount: 4 },
    });
    await api.call('GET /operation/billing/single/:accountId', {
      as: api.people.admin,
      params: { accountId: owner.accountId },
    });
    expect(await readLock()).toEqual(before);
    await api.call('GET /users/vendors/:managerId', { as: owner, params: { managerId: owner.accountId } });
    expect(await readLock()).toEqual(before);
    // What is written by it still waits for others.
    await api.refused('POST /signup/renovation-pix/:id', {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount: 2, frontPrice: 1 },
    });
    expect(await readLock()).not.toEqual(before);
  });

  test('changes the data of the receipts, and who is mailed; what is wrong is refused at its field', async () => {
    const params = { userId: owner.userId };
    const change = (body: object) => ({ as: owner, params, body: { ...billingData, ...body } });
    const overview = await api.call(
      'PUT /signup/billing-data/:userId',
      change({
        name: 'Energia São José Ltda.',
        document: '12.ABC.345/01DE-35',
        billingEmails: ['Financeiro@Sol.test', 'financeiro@sol.test'],
      }),
    );
    expect(overview).toMatchObject({
      payer: { name: 'Energia São José Ltda.', document: '12ABC34501DE35' },
      billingEmails: ['financeiro@sol.test'],
    });
    for (const [body, path] of [
      [{ name: 'x' }, 'name'],
      [{ document: '529.982.247-26' }, 'document'],
      [{ billingEmails: ['nobody'] }, 'billingEmails.0'],
      [{ billingEmails: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@sol.test`) }, 'billingEmails'],
    ] as const)
      expect(await api.refused('PUT /signup/billing-data/:userId', change(body))).toMatchObject({
        status: 400,
        fields: [{ path }],
      });
  });
});
