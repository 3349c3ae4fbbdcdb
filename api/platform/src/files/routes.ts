import type { ApiContract, ContractRoute, ParsedRequestParams } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Row } from '../database';
import { buildRouteSchema, getMethodAndPath } from '../http/contract-route';
import { notFound, Refusal } from '../refusals/refusal';
import { formatContentDisposition } from './content-disposition';
import { canOpenInTab } from './content-type';
import { isPreviewableType, loadOrCreatePreview } from './preview';

const KEY = 'GET /files/:accountId/:fileId/:name';
type Params = ParsedRequestParams<typeof KEY>;
type Query = z.output<ApiContract[typeof KEY]['query']>;

/** Nothing in a file runs, loads or asks; SVG keeps its own styles. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
/** The PDF viewers of browsers do not work in a sandbox; they run no scripts of this origin either. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

/** Registers the route that serves the contents of a stored file to anybody with a valid signed link. */
export function registerFileRoutes(app: FastifyInstance): void {
  const { database, files } = app;
  const route: ContractRoute = app.contract[KEY];
  app.route({
    ...getMethodAndPath(KEY),
    schema: buildRouteSchema(KEY, route),
    handler: async (request, reply) => {
      // Parsed by the contract's schemas.
      const params = request.params as Params;
      const query = request.query as Query;
      const { accountId, fileId } = params;
      const file = await database.asAccount({ accountId }, async (tx) => {
        if (!(await files.links.isGood(tx, params, query))) {
          throw new Refusal(410, 'Este link não vale mais. Abra o arquivo novamente.');
        }
        return tx
          .selectFrom('stored_files')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('id', '=', fileId)
          .where('is_kept', '=', true)
          .executeTakeFirst();
      });
      const isSmall = file && query.preview !== undefined && isPreviewableType(file.content_type);
      const shown = isSmall ? await loadOrCreatePreview({ database, store: files.store }, file) : file;
      const content = shown && (await files.store.get(shown.id));
      if (!content) throw notFound('Este arquivo não existe mais.');
      fileHeaders(reply, shown, params.name, query.download !== undefined);
      return reply.send(content);
    },
  });
}

function fileHeaders(
  reply: FastifyReply,
  file: Pick<Row<'stored_files'>, 'content_type' | 'size'>,
  name: string,
  isDownload: boolean,
): void {
  const isShown = !isDownload && canOpenInTab(file.content_type);
  reply
    .type(file.content_type)
    .header('content-length', file.size)
    .header('content-disposition', formatContentDisposition(isShown ? 'inline' : 'attachment', name))
    .header('content-security-policy', file.content_type === 'application/pdf' ? PDF_POLICY : FILE_POLICY)
    .header('cross-origin-resource-policy', 'same-origin')
    // As long as the link may be good: the contents under an id never change.
    .header('cache-control', 'private, max-age=1200, immutable');
}
