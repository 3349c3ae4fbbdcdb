import { readContent } from '@girassol/shared-domain/website';
import type { FastifyRequest } from 'fastify';
import type { Row } from '../../../platform/database';
import { originOf } from '../../../platform/http/origin';
import { notFound, Refusal } from '../../../platform/refusals/refusal';
import { findSite } from '../find-site';
import { readImages } from '../site/images/read-images';
import { siteAddress } from './site-address';
import type { SiteFacts } from './site-facts';

/** A site that visitors may read. */
export interface ReadSite {
  accountId: string;
  row: Row<'websites'>;
  facts: SiteFacts;
}

/** What is published under a name, or for a person's account. Refused (404, 410) where nothing is. */
export async function readSite(
  request: FastifyRequest,
  idOrSlug: string,
  { fontUrl }: { fontUrl: string | null },
): Promise<ReadSite> {
  const { database } = request.server;
  const accountId = await findSite(database, idOrSlug);
  if (!accountId) throw notFound('Não há site neste endereço. Confira se ele foi escrito como no convite.');
  return database.asAccount({ accountId }, async (tx) => {
    const row = await tx
      .selectFrom('websites')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row || row.published_version === null)
      throw notFound('Este site ainda não foi publicado. Volte em alguns dias.');
    if (row.suspended_at) throw new Refusal(410, 'Este site foi retirado do ar.');
    const version = await tx
      .selectFrom('website_versions')
      .select('content')
      .where('account_id', '=', accountId)
      .where('version', '=', row.published_version)
      .executeTakeFirstOrThrow();
    const account = await tx
      .selectFrom('accounts')
      .select('status_ok')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const facts: SiteFacts = {
      accountId,
      slug: row.slug,
      content: readContent(version.content),
      ...siteAddress({ origin: originOf(request), slug: row.slug }),
      images: await readImages(tx, accountId),
      fontUrl,
      isPreview: false,
      isIndexed: account.status_ok,
      isSimulatorOpen: account.status_ok,
    };
    return { accountId, row, facts };
  });
}
