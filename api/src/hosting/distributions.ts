import type { Distribution } from '@girassol/federation/registry';
import { z } from 'zod';
import type { Database } from '../database';

/** A distribution and the hosts it answers on: a host that contains one of the words is its own. */
export interface HostedDistribution extends Distribution {
  hosts: string[];
}

/** What serves when no distribution names the host. */
export const girassol: HostedDistribution = {
  key: 'girassol',
  hosts: [],
  brand: {
    name: 'Girassol',
    title: 'Girassol',
    description: 'A plataforma de trabalho de quem vende e instala energia solar.',
  },
};

/** Entered once into an empty table; from then on the table is edited, not this list. */
export const first: HostedDistribution[] = [
  {
    key: 'SERRANA',
    hosts: ['serrana'],
    brand: {
      name: 'Serrana Solar',
      title: 'Serrana Solar',
      description: 'Dimensione e acompanhe projetos de energia solar com a Serrana.',
      colors: { leaf: '#1F5673', sun: '#E4572E' },
    },
    hiddenMenus: ['kits', 'modulos', 'inversores', 'equipamentos', 'financiamentos'],
  },
];

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const document = z.object({
  brand: z.object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    colors: z.object({ leaf: color.optional(), sun: color.optional() }).optional(),
    logoUrl: z.string().startsWith('/').optional(),
  }),
  remotes: z.array(z.string()).optional(),
  hiddenMenus: z.array(z.string()).optional(),
  support: z
    .object({
      whatsapp: z
        .string()
        .regex(/^\d{10,11}$/)
        .optional(),
    })
    .optional(),
});

/** Every distribution of the database; the first ones are entered when there is none. */
export function readDistributions(database: Database): Promise<HostedDistribution[]> {
  return database.asSystem(async (tx) => {
    const rows = await tx.selectFrom('distributions').selectAll().orderBy('key').execute();
    if (rows.length > 0)
      return rows.map((row) => ({ key: row.key, hosts: row.hosts, ...document.parse(row.document) }));
    await tx
      .insertInto('distributions')
      .values(first.map(({ key, hosts, ...rest }) => ({ key, hosts, document: JSON.stringify(rest) })))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return first;
  });
}

/** The distribution of a host. */
export function distributionOf(
  host: string,
  distributions: readonly HostedDistribution[],
): HostedDistribution {
  return distributions.find(({ hosts }) => hosts.some((word) => host.includes(word))) ?? girassol;
}
