import type { ParsedParams } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { notFound } from '../../../../platform/refusals/refusal';
import { writeDraft } from '../draft/save-draft';
import { holdSite, requireRevision } from '../hold-site';
import { requirePublishing, turnTo } from './turn-to';

type Named = Pick<ParsedParams<'POST /websites/versions/:userId/:version/online'>, 'version'>;

/** Puts an earlier version online again: only what visitors see moves, the draft stays as it is. */
export async function putOnline(tx: Tx, caller: Caller, { version }: Named): Promise<Row<'websites'>> {
  requirePublishing(caller);
  const site = await holdSite(tx, caller.accountId);
  await requireVersion(tx, caller.accountId, version);
  return site.published_version === version ? site : turnTo(tx, caller, version);
}

/** Takes an earlier version as the draft, unless somebody saved another since it was read. */
export async function takeAsDraft(
  tx: Tx,
  caller: Caller,
  { version, revision }: Named & { revision: number },
): Promise<Row<'websites'>> {
  const site = await holdSite(tx, caller.accountId);
  requireRevision(site, revision);
  const { content } = await requireVersion(tx, caller.accountId, version);
  return writeDraft(tx, caller, JSON.stringify(content));
}

async function requireVersion(tx: Tx, accountId: string, version: number) {
  const found = await tx
    .selectFrom('website_versions')
    .select('content')
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!found) throw notFound('Esta versão do site não existe.');
  return found;
}
