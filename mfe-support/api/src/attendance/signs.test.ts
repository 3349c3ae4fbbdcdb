import { randomUUID } from 'node:crypto';
import { collectEventsByListener } from '@girassol/api/test/collect-events';
import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { findTokenCaller } from '@girassol/api-platform/access/find-token-caller';
import { loadEventStreamListener } from '@girassol/api-platform/events/audience';
import { createTicketTester } from '../tickets/tickets.testing';
import { recordPresence } from './presence';

const VIEW = 'PUT /operation/tickets/viewing/:ticketId';
const ANSWER = 'POST /operation/tickets/answer/:ticketId';

describeApi('signs and pictures of attendants', (api) => {
  const tickets = createTicketTester(api);

  test('who views is told to attendants only; typing an answer to the customer too, a note never', async () => {
    const { owner, admin } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    const sign = (name: 'arrived' | 'typing', isInternal: boolean) =>
      api.call(VIEW, { as: admin, params: { ticketId }, body: { sign: name, isInternal } });
    const hear = (work: () => Promise<unknown>) => collectEventsByListener(api, { owner, admin }, work);
    expect(await hear(() => sign('arrived', false))).toEqual({ owner: [], admin: ['ticket-viewed'] });
    expect(await hear(() => sign('typing', false))).toEqual({
      owner: ['ticket-typing'],
      admin: ['ticket-viewed', 'ticket-typing'],
    });
  });

  test('an attendant with a live event stream is present, and others are not recorded', async () => {
    const { owner, admin } = api.people;
    const streams = await Promise.all(
      [owner, admin].map(async ({ token }) => {
        const caller = await findTokenCaller(api.database, token, null);
        if (!caller) throw new Error('no session');
        const listener = await loadEventStreamListener(api.database, caller);
        return api.app.eventHub.subscribe({ getListener: () => listener, send: () => {} });
      }),
    );
    await recordPresence(api.app);
    for (const unsubscribe of streams) unsubscribe();
    const seen = await api.query(
      "select user_id from support_attendants where seen_at > now() - interval '1 minute'",
    );
    expect(seen).toEqual([{ user_id: admin.userId }]);
    await api.query('delete from support_attendants');
    await recordPresence(api.app);
    expect(await api.query('select user_id from support_attendants')).toEqual([]);
  });

  test('a picture of an answer belongs to the account of the ticket, whose people see it', async () => {
    const { owner, admin } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    await api.call(ANSWER, {
      as: admin,
      params: { ticketId },
      body: { clientKey: randomUUID(), seenSeq: 1 },
      file: { name: 'passo.png', content: ONE_PIXEL_PNG },
    });
    const [picture] = (await tickets.load(owner, ticketId)).messages[1]?.files ?? [];
    expect(picture).toMatchObject({ name: 'passo.png', width: 1 });
    expect((await api.send({ method: 'GET', url: picture?.url ?? '' })).statusCode).toBe(200);
    const kept = await api.query('select account_id, is_kept from stored_files where id = $1', [
      picture?._id,
    ]);
    expect(kept).toEqual([{ account_id: owner.accountId, is_kept: true }]);
    const pdf = { name: 'conta.pdf', content: '%PDF-1.7' };
    const request = {
      as: admin,
      params: { ticketId },
      body: { clientKey: randomUUID(), seenSeq: 2 },
      file: pdf,
    };
    expect(await api.refused(ANSWER, request)).toMatchObject({ status: 415 });
  });
});
