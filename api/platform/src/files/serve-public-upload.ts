import type {
  ContractRoute,
  ParsedRequestBody,
  ParsedRequestParams,
  ResponseBody,
  UploadRouteKey,
} from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buildRouteSchema, getMethodAndPath } from '../http/contract-route';
import { isAnnouncedTooLarge, processUploadForm, requireMultipartForm } from './process-upload-form';
import type { ReceivedFile } from './receive-form';
import { buildFormSchema, parseFields } from './serve-upload';

/** Account and user in whose space the files of a visitor are kept. */
interface FileOwner {
  accountId: string;
  userId: string;
}

interface PublicRequest<K extends UploadRouteKey> {
  params: ParsedRequestParams<K>;
  request: FastifyRequest;
}

interface PublicFilesUploadSteps<K extends UploadRouteKey, F extends ReceivedFile> {
  /** Bytes of one file, and of one field where more than usual may come. */
  maxBytes: number;
  fieldBytes?: number;
  /** Finds in whose space the files are kept, before a byte of the form is read. Throws for a visitor who may not send any. */
  findOwner: (input: PublicRequest<K>) => Promise<FileOwner>;
  /** Checks or processes a received file; the files follow one another. */
  prepare: (file: ReceivedFile, owner: FileOwner) => Promise<F>;
  /** Runs when everything has arrived, opens its own transaction, and saves the files there; says whether it did. */
  handle: (
    input: PublicRequest<K> & { body: ParsedRequestBody<K>; files: F[]; owner: FileOwner },
  ) => Promise<{ answer: ResponseBody<K>; hasSavedFiles: boolean }>;
}

/**
 * Serves a public route of the API contract that receives up to `maxFiles` files from somebody without a session. One file
 * that is refused refuses the whole form.
 */
export function servePublicFilesUpload<K extends UploadRouteKey, F extends ReceivedFile>(
  app: FastifyInstance,
  key: K,
  { maxBytes, fieldBytes, findOwner, prepare, handle }: PublicFilesUploadSteps<NoInfer<K>, F>,
): void {
  const route: ContractRoute = app.contract[key];
  const most = route.maxFiles ?? 1;
  app.route({
    ...getMethodAndPath(key),
    config: { contractKey: key, takesUpload: true },
    schema: {
      ...buildRouteSchema(key, { ...route, body: buildFormSchema(route) }),
      consumes: ['multipart/form-data'],
    },
    // The body is a stream here; its fields are parsed when they have arrived.
    validatorCompiler: ({ schema, httpPart }) =>
      httpPart === 'body'
        ? () => true
        : (app.validatorCompiler?.({ schema, httpPart } as never) ?? (() => true)),
    onRequest: async (request, reply) => {
      if (isAnnouncedTooLarge(request, maxBytes * most)) reply.header('connection', 'close');
      requireMultipartForm(request, maxBytes * most);
    },
    handler: async (request) => {
      // The contract's schema has just parsed them; the compiler cannot follow that through `key`.
      const params = request.params as ParsedRequestParams<K>;
      const owner = await findOwner({ params, request });
      const options = { sender: owner, most, maxBytes, fieldBytes };
      return processUploadForm(app, request, options, async ({ fields, files }) => {
        const body = parseFields<K>(route, { fields, file: files[0] });
        const prepared: F[] = [];
        for (const file of files) prepared.push(await prepare(file, owner));
        const { answer, hasSavedFiles } = await handle({ params, request, body, files: prepared, owner });
        return { answer, savedIds: hasSavedFiles ? prepared.map(({ id }) => id) : [] };
      });
    },
  });
}
