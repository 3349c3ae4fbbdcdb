import { describeApiOnEveryDatabase } from '../../../test/harness';
import { requireNotifications } from './require-notifications';

describeApiOnEveryDatabase('notifications at the start', (api) => {
  test('are sent through the pool and heard', async () => {
    await expect(requireNotifications(api.app.database)).resolves.toBeUndefined();
  });

  test('that nobody hears, as behind a pooler in transaction mode, stop the start with the reason', async () => {
    const deaf = { ...api.app.database, listen: async () => async () => {} };
    await expect(requireNotifications(deaf)).rejects.toThrow(/pooler.*DATABASE_DIRECT_URL/);
  });
});
