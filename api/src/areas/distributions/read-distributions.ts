import type { DistributionReport } from '@girassol/federation/registry';
import type { Row, Tx } from '../../platform/database';

const HISTORY = 50;

/** Every distribution that is or was: what is live of it, and what happened. */
export async function readDistributionReports(tx: Tx): Promise<DistributionReport[]> {
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
      history: own.slice(0, HISTORY).map(changeOf),
    };
  });
}

/** One of them. */
export async function readDistributionReport(tx: Tx, key: string): Promise<DistributionReport | undefined> {
  return (await readDistributionReports(tx)).find((report) => report.key === key);
}

/** The number of the last change of a distribution: 0 before the first. */
export async function revisionOf(tx: Tx, key: string): Promise<number> {
  const { last } = await tx
    .selectFrom('distribution_changes')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

type ChangeRow = Omit<Row<'distribution_changes'>, 'document'>;

const changeOf = ({ id, at, by, why, action, version_before, version }: ChangeRow) => ({
  id: Number(id),
  at: at.getTime(),
  by,
  why,
  action,
  before: version_before,
  after: version,
});
