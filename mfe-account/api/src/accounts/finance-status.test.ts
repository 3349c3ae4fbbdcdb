import { describeApi } from '@girassol/api/test/harness';
import { waitUntil } from '@girassol/api/test/wait-until';
import { findTokenCaller } from '@girassol/api-platform/access/find-token-caller';
import { loadEventStreamListener } from '@girassol/api-platform/events/audience';
import { openEventHub } from '@girassol/api-platform/events/event-hub';
import type { AccountLiveEvent } from '@girassol/shared-domain/contract';

const CHANGE = 'PUT /operation/accounts/finance-status/:accountId';
const LISTS = 'GET /azume-financial/organizations';

describeApi('the finance platform in the hands of an operator', (api) => {
  const change = (isOpen: boolean, accountId = api.people.neighbour.accountId) => ({
    as: api.people.admin,
    params: { accountId },
    body: { isOpen, why: 'contratou o financeiro' },
  });
  const readStatus = async () =>
    (await api.call('POST /users/token-login', { as: api.people.neighbour, body: {} })).azumeFinanceData;

  test('[shell.menus-017] it is opened and closed with a reason; sessions, calls and open browsers follow', async () => {
    const { neighbour, admin } = api.people;
    const caller = await findTokenCaller(api.database, neighbour.token, null);
    if (!caller) throw new Error('no session');
    const heard: AccountLiveEvent[] = [];
    const listening = await loadEventStreamListener(api.database, caller);
    const hub = await openEventHub(api.database);
    hub.subscribe({ getListener: () => listening, send: (event) => heard.push(event) });
    expect(await readStatus()).toEqual({ status: null });
    expect((await api.refused(LISTS, { as: neighbour })).status).toBe(403);

    const { account } = await api.call(CHANGE, change(true));
    expect(account).toMatchObject({
      financeStatus: 'ACTIVE',
      history: [{ action: 'finance-opened', by: admin.email, why: 'contratou o financeiro' }],
    });
    await waitUntil(() => heard.length > 0);
    expect(heard).toEqual([{ kind: 'account-changed', by: null }]);
    expect(await readStatus()).toEqual({ status: 'ACTIVE' });
    await api.call('POST /azume-financial/auth-external', { as: neighbour });
    await api.call(LISTS, { as: neighbour });

    // Open already: nothing is written down, and no browser is told.
    expect((await api.call(CHANGE, change(true))).account.history).toHaveLength(1);
    const closed = await api.call(CHANGE, change(false));
    expect(closed.account.financeStatus).toBeNull();
    expect(closed.account.history.map(({ action }) => action)).toEqual(['finance-closed', 'finance-opened']);
    await waitUntil(() => heard.length > 1);
    await hub.close();
    expect(heard).toHaveLength(2);
    expect(await readStatus()).toEqual({ status: null });
    expect((await api.refused(LISTS, { as: neighbour })).status).toBe(403);
  });

  test('it is refused to everybody else, without a reason, and for an account that does not exist', async () => {
    const { owner, vendor, neighbour, admin } = api.people;
    for (const as of [owner, vendor, neighbour])
      expect((await api.refused(CHANGE, { ...change(true), as })).status).toBe(403);
    const withoutReason = { ...change(true), body: { isOpen: true, why: '' } };
    expect(await api.refused(CHANGE, withoutReason)).toMatchObject({
      status: 400,
      fields: [{ path: 'why' }],
    });
    expect((await api.refused(CHANGE, change(true, admin.userId))).status).toBe(404);
    expect(await readStatus()).toEqual({ status: null });
  });
});
