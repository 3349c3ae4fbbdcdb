import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { enqueue } from '@girassol/api-platform/jobs';
import { createTicketTester } from '../tickets/tickets.testing';
import { expireTicketsJob } from './watch-job';

describeApi('retention of closed tickets', (api) => {
  const tickets = createTicketTester(api);
  const expire = async () => {
    await api.database.asSystem((tx) => enqueue(tx, expireTicketsJob, { accountId: null, payload: {} }));
    await api.app.jobs.runDue();
  };

  test('pictures go 12 months after the closing, texts after 24, and open tickets keep both', async () => {
    const { owner } = api.people;
    const picture = { name: 'tela.png', content: ONE_PIXEL_PNG };
    const closed = await tickets.open(owner);
    await tickets.write(owner, closed._id, { content: 'Veja.' }, picture);
    const open = await tickets.open(owner);
    await tickets.write(owner, open._id, { content: 'Veja.' }, picture);

    await tickets.closeDaysAgo(closed._id, 360);
    await expire();
    expect((await tickets.load(owner, closed._id)).messages[1]?.files).toHaveLength(1);
    await tickets.closeDaysAgo(closed._id, 370);
    await expire();
    expect((await tickets.load(owner, closed._id)).messages[1]).toMatchObject({
      content: 'Veja.',
      files: [],
      erasedFiles: 1,
    });
    const [file] = await api.query(
      'select count(*)::int as going from stored_files where account_id = $1 and delete_after is not null',
      [owner.accountId],
    );
    expect(file).toEqual({ going: 1 });

    await tickets.closeDaysAgo(closed._id, 740);
    await expire();
    const READ = 'GET /tickets/single/user/:ticketId';
    const request = { as: owner, params: { ticketId: closed._id }, query: {} };
    expect(await api.refused(READ, request)).toMatchObject({ status: 404 });
    expect((await tickets.load(owner, open._id)).messages[1]?.files).toHaveLength(1);
  });
});
