import type { Row, Tx } from '@girassol/api-platform/database';
import type { DistributionStatusReport } from '@girassol/federation/registry';

const HISTORY = 50;

/**
 * Loads all distributions that are or were live, each with its live document, or null if it is off line, and
 * its last 50 changes.
 */
export async function loadDistributionReports(tx: Tx): Promise<DistributionStatusReport[]> {
  const live = await tx.selectFrom('distributions').selectAll().execute();
  const changes = await tx
    .selectFrom('distribution_changes')
    .select(['id', 'key', 'at', 'by', 'why', 'action', 'version_before', 'version'])
    .orderBy('id', 'desc')
    .execute();
  const keys = [...new Set(changes.map(({ key }) => key))].sort();
  return keys.map((key) => {
    const own = changes.filter((change) => change.key === key);
    const present = live.find((row) => row.key === key);
    return {
      key,
      revision: Number(own[0]?.id ?? 0),
      live: present ? { version: present.version, document: present.document } : null,
      history: own.slice(0, HISTORY).map(toDistributionChange),
    };
  });
}

/**
 * Loads one distribution with its live document and its last changes. Returns undefined if the key has no
 * changes.
 */
export async function loadDistributionReport(
  tx: Tx,
  key: string,
): Promise<DistributionStatusReport | undefined> {
  return (await loadDistributionReports(tx)).find((report) => report.key === key);
}

/** Loads the revision number of the last change of a distribution; 0 before the first change. */
export async function loadDistributionRevision(tx: Tx, key: string): Promise<number> {
  const { last } = await tx
    .selectFrom('distribution_changes')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

type ChangeRow = Omit<Row<'distribution_changes'>, 'document'>;

const toDistributionChange = ({ id, at, by, why, action, version_before, version }: ChangeRow) => ({
  id: Number(id),
  at: at.getTime(),
  by,
  why,
  action,
  before: version_before,
  after: version,
});
