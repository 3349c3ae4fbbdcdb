import {
  type DistributionDocument,
  distributionDocument,
  distributionOfHost,
} from '@girassol/federation/registry';
import type { Database, Tx } from '../../../platform/database';
import aurora from './shipped/aurora.json';
import serrana from './shipped/serrana.json';

/** What serves when no distribution names the host. */
export const girassol: DistributionDocument = {
  key: 'girassol',
  hosts: [],
  brand: {
    name: 'Girassol',
    title: 'Girassol',
    description: 'A plataforma de trabalho de quem vende e instala energia solar.',
  },
};

/** Entered once each; from then on what is published counts, not these files. */
export const shippedDistributions: DistributionDocument[] = [serrana, aurora].map((document) =>
  distributionDocument.parse(document),
);

/** Every distribution that is live. Those that came with the server are entered where nothing is known of them. */
export function readDistributions(database: Database): Promise<DistributionDocument[]> {
  return database.asSystem(async (tx) => {
    await enterShipped(tx);
    const rows = await tx.selectFrom('distributions').select(['key', 'document']).orderBy('key').execute();
    return rows.map(({ document }) => document);
  });
}

async function enterShipped(tx: Tx): Promise<void> {
  const known = await tx.selectFrom('distribution_changes').select('key').distinct().execute();
  const keys = new Set(known.map(({ key }) => key));
  for (const document of shippedDistributions.filter(({ key }) => !keys.has(key))) {
    const { key } = document;
    const text = JSON.stringify(document);
    const entered = await tx
      .insertInto('distributions')
      .values({ key, document: text })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    // Another process that starts now has entered it.
    if (!entered) continue;
    await tx
      .insertInto('distribution_changes')
      .values({
        key,
        by: 'server start',
        why: 'came with this server',
        action: 'start',
        version: 1,
        document: text,
      })
      .execute();
  }
}

/** The distribution of a host. */
export const distributionOf = (
  host: string,
  distributions: readonly DistributionDocument[],
): DistributionDocument => distributionOfHost(host, distributions) ?? girassol;
