import type { Row, Tx } from '../../../platform/database';
import { notFound, Refusal } from '../../../platform/refusals/refusal';

/** The site of the account; refused (404) where it has none yet. */
export async function requireSite(tx: Tx, accountId: string): Promise<Row<'websites'>> {
  const site = await tx
    .selectFrom('websites')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return site ?? refuse();
}

/** The same, held until the transaction ends: whoever saves, publishes or steps back waits for the others here. */
export async function holdSite(tx: Tx, accountId: string): Promise<Row<'websites'>> {
  const site = await tx
    .selectFrom('websites')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return site ?? refuse();
}

function refuse(): never {
  throw notFound('Esta conta ainda não tem site. Comece por um modelo.');
}

/** Refuses (409) where somebody saved since this revision. */
export function requireRevision(site: Row<'websites'>, revision: number): void {
  if (site.draft_revision !== revision)
    throw new Refusal(
      409,
      'Outra pessoa salvou o site enquanto você editava. Nada do que você escreveu foi perdido: escolha qual versão fica.',
      { fields: [{ path: 'revision', message: `Há uma versão mais nova: ${site.draft_revision}.` }] },
    );
}
