import type { Database, Tx } from '@girassol/api-platform/database';
import {
  type DistributionDocument,
  distributionDocumentSchema,
  findDistributionOfHost,
} from '@girassol/federation/registry';
import aurora from './shipped/aurora.json';
import serrana from './shipped/serrana.json';

/** Distribution of the product's own brand, used on hosts that no other distribution names. */
export const defaultDistribution: DistributionDocument = {
  key: 'girassol',
  hosts: [],
  brand: {
    name: 'Girassol',
    title: 'Girassol',
    description: 'A plataforma de trabalho de quem vende e instala energia solar.',
  },
};

/**
 * Distributions that are part of the server's code. Each is saved to the registry once; from then on the
 * published document is used.
 */
export const shippedDistributions: DistributionDocument[] = [serrana, aurora].map((document) =>
  distributionDocumentSchema.parse(document),
);

/**
 * Loads every live distribution. First saves distributions from the server's code that the registry does not
 * have yet.
 */
export function loadDistributions(database: Database): Promise<DistributionDocument[]> {
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

/** Returns the distribution of a host, the default one if none names the host. */
export const getDistribution = (
  host: string,
  distributions: readonly DistributionDocument[],
): DistributionDocument => findDistributionOfHost(host, distributions) ?? defaultDistribution;
