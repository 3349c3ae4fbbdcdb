import type { SampleContext } from './context';

/** Creates the sample records of exports for tests: a finished export with its file, and a waiting export. */
export async function createExportsSamples({ api, person }: SampleContext) {
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
