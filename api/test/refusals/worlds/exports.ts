import type { Beginning } from './beginning';

/** An export of the person with its file, and one that waits. */
export async function exportsWorld({ api, person }: Beginning) {
  const { userId } = person;
  await api.call('POST /customers/csv-data/:userId', { as: person, params: { userId } });
  const { exports } = await api.call('GET /exports/user/:userId/:multiplier', {
    as: person,
    params: { userId, multiplier: 1 },
  });
  const { exportId: waitingExportId } = await api.call('POST /exports/new/:userId', {
    as: person,
    params: { userId },
    body: { kind: 'customers', filters: {}, format: 'csv' },
  });
  return { exportId: exports[0]?._id ?? '', waitingExportId };
}
