import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';

/** Loads the site of an account. Throws 404 if the account has no site. */
export async function loadSite(tx: Tx, accountId: string): Promise<Row<'websites'>> {
  const site = await tx
    .selectFrom('websites')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return site ?? refuse();
}

/**
 * Loads the site of an account and locks it until the transaction ends, so that saves and publications run
 * one after another. Throws 404 if the account has no site.
 */
export async function lockSite(tx: Tx, accountId: string): Promise<Row<'websites'>> {
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

/** Throws 409 if the draft of a site was saved after the given revision. */
export function requireSiteRevision(site: Row<'websites'>, revision: number): void {
  if (site.draft_revision !== revision)
    throw new Refusal(
      409,
      'Outra pessoa salvou o site enquanto você editava. Nada do que você escreveu foi perdido: escolha qual versão fica.',
      { fields: [{ path: 'revision', message: `Há uma versão mais nova: ${site.draft_revision}.` }] },
    );
}
