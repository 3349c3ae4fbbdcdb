import { randomUUID } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import { createTicketTester } from '../tickets/tickets.testing';

const FIGURES = 'GET /operation/tickets/figures';
const ANSWER = 'POST /operation/tickets/answer/:ticketId';

describeApi('figures of support', (api) => {
  const tickets = createTicketTester(api);

  test('a week has its answers, solutions, kept promises and ratings, by day and by attendant', async () => {
    const { owner, vendor, admin } = api.people;
    const today = toIsoDate(Date.now());
    const body = { text: 'Feito.', clientKey: randomUUID(), seenSeq: 1, closes: 'true' } as const;
    const kept = await tickets.open(owner);
    await api.call(ANSWER, { as: admin, params: { ticketId: kept._id }, body });
    const late = await tickets.open(vendor);
    await api.query("update support_tickets set answer_due = now() - interval '1 minute' where id = $1", [
      late._id,
    ]);
    await api.call(ANSWER, { as: admin, params: { ticketId: late._id }, body: { ...body, closes: 'false' } });
    const rating = { as: owner, params: { ticketId: kept._id }, body: { rating: 8 } };
    await api.call('PUT /tickets/single/rating/:ticketId', rating);

    const load = (from: string) => api.call(FIGURES, { as: admin, query: { from } });
    const { byDay, byAttendant } = await load(addDays(today, -6));
    expect(byDay.promises).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ day: today, kind: 'FIRST_ANSWER', total: 2, kept: 1 }),
        expect.objectContaining({ day: today, kind: 'SOLUTION', total: 1, kept: 1 }),
      ]),
    );
    expect(byDay.ratings).toMatchObject([{ day: today, total: 1, stars: 4 }]);
    expect(byAttendant.ratings).toMatchObject([{ day: null, attendant: { _id: admin.userId }, total: 1 }]);
    const before = await load(addDays(today, -7));
    expect(before).toEqual({
      byDay: { promises: [], ratings: [] },
      byAttendant: { promises: [], ratings: [] },
    });
    // A ticket that is erased leaves its figures.
    await api.query('delete from support_tickets where id = $1', [late._id]);
    expect((await load(today)).byDay.promises).toHaveLength(2);
  });
});
