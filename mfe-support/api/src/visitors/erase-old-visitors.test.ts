import { describeApi } from '@girassol/api/test/harness';
import { waitUntil } from '@girassol/api/test/wait-until';
import { enqueue } from '@girassol/api-platform/jobs';
import { eraseOldVisitorsJob } from './erase-old-visitors-job';

describeApi('old tickets of people without a session', (api) => {
  test('those of a recovery are erased after 90 days, with their contacts', async () => {
    const open = async (name: string, days: number) => {
      const body = { email: `${name}@exemplo.com.br`, name, phone: '4733334444' };
      const { ticket } = await api.call('POST /tickets/new/password-recovery', { body });
      await api.query(
        'update support_tickets set updated_at = now() - make_interval(days => $2) where id = $1',
        [ticket._id, days],
      );
    };
    await open('antiga', 91);
    await open('recente', 89);
    await api.database.asSystem((tx) => enqueue(tx, eraseOldVisitorsJob, { accountId: null, payload: {} }));
    await waitUntil(async () => {
      await api.app.jobs.runDue();
      return (await api.query('select from support_tickets')).length === 1;
    });
    expect(await api.query('select name from support_contacts')).toEqual([{ name: 'RECENTE' }]);
    expect(await api.query('select count(*)::int as n from support_messages')).toEqual([{ n: 1 }]);
  });
});
