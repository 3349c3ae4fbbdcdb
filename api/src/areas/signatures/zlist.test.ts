import { fillSignatures } from '../../../../bench/src/lib/fill-signatures';
import { testBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';

describeApi('list speed', (api) => {
  test('p95', async () => {
    await testBoards(api);
    const { owner, vendor, supervisor } = api.people;
    await api.query('alter role current_user reset all').catch(() => {});
    await fillSignatures(api.database, owner.accountId, 100_000);
    await api.query('analyze');
    await api.query('update sales set owner_id = $1 where number % 50 = 0', [vendor.userId]);
    await api.query('vacuum analyze');
    const out: string[] = [];
    for (const [who, person] of Object.entries({ owner, vendor, supervisor }))
      for (const body of [
        {},
        { state: 'OPEN' as const },
        { search: 'maria' },
        { search: 'Maria Aparecida Souza' },
        { search: '1000017' },
        { search: 'xyzw' },
      ]) {
        const times: number[] = [];
        let total = 0;
        for (let i = 0; i < 40; i += 1) {
          const s = performance.now();
          total = (
            await api.call('POST /signatures/paginated/:userId/:multiplier', {
              as: person,
              params: { userId: person.userId, multiplier: 1 },
              body,
            })
          ).total;
          if (i >= 5) times.push(performance.now() - s);
        }
        times.sort((a, b) => a - b);
        out.push(
          `${who} ${JSON.stringify(body)} total ${total} p50 ${times[17]?.toFixed(1)} p95 ${times[33]?.toFixed(1)}`,
        );
      }
    console.log(out.join('\n'));
  }, 600_000);
});
