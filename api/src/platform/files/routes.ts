import { type ContractRoute, contract, type ParsedParams } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Row } from '../database';
import { place, schemaOf } from '../http/contract-route';
import { notFound, Refusal } from '../refusals/refusal';
import { contentDisposition } from './content-disposition';
import { mayOpenInTab } from './content-type';
import { hasPreview, previewOf } from './preview';

const KEY = 'GET /files/:accountId/:fileId/:name';
type Params = ParsedParams<typeof KEY>;
type Query = z.output<(typeof contract)[typeof KEY]['query']>;

/** Nothing in a file runs, loads or asks; SVG keeps its own styles. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
/** The PDF viewers of browsers do not work in a sandbox; they run no scripts of this origin either. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

/** The contents of files, to whoever has a link that is still good. */
export function fileRoutes(app: FastifyInstance): void {
  const { database, files } = app;
  const route: ContractRoute = contract[KEY];
  app.route({
    ...place(KEY),
    schema: schemaOf(KEY, route),
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
      const isSmall = file && query.preview !== undefined && hasPreview(file.content_type);
      const shown = isSmall ? await previewOf({ database, store: files.store }, file) : file;
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
  const isShown = !isDownload && mayOpenInTab(file.content_type);
  reply
    .type(file.content_type)
    .header('content-length', file.size)
    .header('content-disposition', contentDisposition(isShown ? 'inline' : 'attachment', name))
    .header('content-security-policy', file.content_type === 'application/pdf' ? PDF_POLICY : FILE_POLICY)
    .header('cross-origin-resource-policy', 'same-origin')
    // As long as the link may be good: the contents under an id never change.
    .header('cache-control', 'private, max-age=1200, immutable');
}
