import type {
  ApiContract,
  ContractRoute,
  ParsedRequestBody,
  ParsedRequestParams,
  UploadRouteKey,
} from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Caller, requireIdOfOwnAccount } from '../access';
import { switchTransactionAccount, type Tx } from '../database';
import { authorise, getCaller } from '../http/authorise';
import { buildRouteSchema, getMethodAndPath, getUserIdParam } from '../http/contract-route';
import { formatFieldMessage } from '../http/field-messages';
import { runIdempotently, setBodyDigest } from '../http/idempotency';
import { Refusal } from '../refusals/refusal';
import { isAnnouncedTooLarge, processUploadForm, requireMultipartForm } from './process-upload-form';
import type { DetectFileType, ReceivedFile, ReceivedForm } from './receive-form';
import { saveReservedFile } from './stored-files';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes multipart/form-data. */
    takesUpload?: boolean;
  }
}

interface CheckInput<K extends UploadRouteKey> {
  tx: Tx;
  caller: Caller;
  params: ParsedRequestParams<K>;
}

/** Input of the handler of an upload route: transaction, caller, parameters, fields and the received file. */
export interface UploadInput<K extends UploadRouteKey, F extends ReceivedFile = ReceivedFile>
  extends CheckInput<K> {
  body: ParsedRequestBody<K>;
  file: ApiContract[K] extends { upload: 'required' } ? F : F | undefined;
}

interface PrepareInput<K extends UploadRouteKey> extends Omit<CheckInput<K>, 'tx'> {
  body: ParsedRequestBody<K>;
  file: ReceivedFile;
}

type Result<K extends UploadRouteKey> = z.output<ApiContract[K]['answer']>;

interface Asked<K extends UploadRouteKey> {
  /** Bytes of one field, where more than usual may come. */
  fieldBytes?: number;
  /** Bytes of the file, and its type, where others are taken than everywhere. */
  maxBytes?: number;
  getType?: DetectFileType;
  /** Asked before a byte of the file is read: may this caller do this at all? */
  check: (input: CheckInput<K>) => Promise<unknown>;
}

interface InspectionSteps<K extends UploadRouteKey> extends Asked<K> {
  inspect: (input: PrepareInput<K>) => Promise<Result<K>>;
}

interface UploadSteps<K extends UploadRouteKey, F extends ReceivedFile> extends Asked<K> {
  /** Processes a received file outside the transaction: a picture is re-encoded. */
  prepare?: (input: PrepareInput<K>) => Promise<F>;
  /** Ends what `prepare` made beside the file where nothing comes of it: `handle` refused, or the call was a repetition. */
  drop?: (file: F, caller: Caller) => Promise<void>;
  /** Runs when everything has arrived; the file is kept by the same transaction, or not at all. */
  handle: (input: UploadInput<K, F>) => Promise<Result<K>>;
}

/**
 * Serves a route of the API contract that receives a file. Steps: check the caller, reserve the file, receive
 * and prepare it outside any transaction (a slow connection blocks nobody), then save the file and handle the
 * request in one transaction. A refused file is deleted at once, a file left by a killed process by the
 * deletion of expired files.
 */
export function serveUpload<K extends UploadRouteKey, F extends ReceivedFile = ReceivedFile>(
  app: FastifyInstance,
  key: K,
  { prepare, drop, handle, ...asked }: UploadSteps<NoInfer<K>, F>,
): void {
  mount(app, key, asked, async ({ request, caller, params, body, files: [received] }) => {
    const prepared = received && prepare && (await prepare({ caller, params, body, file: received }));
    const file = prepared ?? received;
    let isTaken = false;
    try {
      const { answer, isRepetition } = await runIdempotently(
        app.database,
        { caller, key, request },
        async (tx) => {
          // `parseFields` has made sure that a required file is there.
          const input = { tx, caller, params, body, file };
          if (file) await saveReservedFile(tx, caller.accountId, file);
          return handle(input as UploadInput<K, F>);
        },
      );
      isTaken = !isRepetition;
      return { answer, savedIds: file && isTaken ? [file.id] : [] };
    } finally {
      if (prepared && !isTaken) await drop?.(prepared, caller);
    }
  });
}

/** User in whose name files are kept, with the account that they belong to. */
interface FileKeeper {
  accountId: string;
  userId: string;
}

interface FilesUploadSteps<K extends UploadRouteKey, F extends ReceivedFile> extends Asked<K> {
  /** Finds in whose account, and in whose name, the files are kept, where it is not the caller's. */
  findKeeper?: (input: CheckInput<K>) => Promise<FileKeeper>;
  /** Checks or processes a received file outside the transaction; the files follow one another. */
  prepare: (input: PrepareInput<K>) => Promise<F>;
  /** Runs when everything has arrived; the files are kept by the same transaction, or not at all. */
  handle: (input: CheckInput<K> & { body: ParsedRequestBody<K>; files: F[] }) => Promise<Result<K>>;
  /**
   * Runs after the commit, without a transaction, and may answer more than `handle` knew: what an outside service said.
   * Runs for a repetition of the call too, with the first answer of `handle`.
   */
  complete?: (input: { caller: Caller; answer: Result<K> }) => Promise<Result<K>>;
}

/**
 * Serves a route of the API contract that receives up to `maxFiles` files, as `serveUpload` does for one. One file that
 * is refused refuses the whole form.
 */
export function serveFilesUpload<K extends UploadRouteKey, F extends ReceivedFile>(
  app: FastifyInstance,
  key: K,
  { prepare, handle, complete, findKeeper, ...asked }: FilesUploadSteps<NoInfer<K>, F>,
): void {
  mount(app, key, { ...asked, findKeeper }, async ({ request, caller, keeper, params, body, files }) => {
    const prepared: F[] = [];
    for (const file of files) prepared.push(await prepare({ caller, params, body, file }));
    const { answer, isRepetition } = await runIdempotently(
      app.database,
      { caller, key, request },
      async (tx) => {
        await switchTransactionAccount(tx, keeper.accountId);
        for (const file of prepared) await saveReservedFile(tx, keeper.accountId, file);
        await switchTransactionAccount(tx, caller.accountId);
        return handle({ tx, caller, params, body, files: prepared });
      },
    );
    return {
      answer: complete ? await complete({ caller, answer }) : answer,
      savedIds: isRepetition ? [] : prepared.map(({ id }) => id),
    };
  });
}

/**
 * Serves a route of the API contract that inspects an uploaded file and answers the result, without saving
 * the file. No transaction is open while the file arrives and is inspected.
 */
export function serveUploadInspection<K extends UploadRouteKey>(
  app: FastifyInstance,
  key: K,
  { inspect, ...asked }: InspectionSteps<NoInfer<K>>,
): void {
  mount(app, key, asked, async ({ files: [received], ...input }) => {
    // A required file is there: see above.
    return { answer: await inspect({ ...input, file: received as ReceivedFile }), savedIds: [] };
  });
}

interface Arrived<K extends UploadRouteKey> extends Omit<PrepareInput<K>, 'file'> {
  request: FastifyRequest;
  keeper: FileKeeper;
  /** One at most, unless the route takes several. */
  files: ReceivedFile[];
}

function mount<K extends UploadRouteKey>(
  app: FastifyInstance,
  key: K,
  {
    fieldBytes,
    getType,
    check,
    findKeeper,
    maxBytes = app.files.limits.maxBytes,
  }: Asked<K> & { findKeeper?: ((input: CheckInput<K>) => Promise<FileKeeper>) | undefined },
  work: (arrived: Arrived<K>) => Promise<{ answer: Result<K>; savedIds: string[] }>,
): void {
  const route: ContractRoute = app.contract[key];
  const { database } = app;
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
      await authorise(request, route, key);
      // A request that announces too much is refused before its body is read.
      if (isAnnouncedTooLarge(request, maxBytes * most)) reply.header('connection', 'close');
      requireMultipartForm(request, maxBytes * most);
    },
    handler: async (request) => {
      const caller = getCaller(request);
      // The contract's schema has just parsed them; the compiler cannot follow that through `key`.
      const params = request.params as ParsedRequestParams<K>;
      const userId = getUserIdParam(params);
      const keeper = await database.asAccount(caller, async (tx) => {
        if (userId) await requireIdOfOwnAccount(tx, caller, userId);
        await check({ tx, caller, params });
        return findKeeper ? findKeeper({ tx, caller, params }) : caller;
      });

      const options = { sender: keeper, most, maxBytes, fieldBytes, getType };
      return processUploadForm(app, request, options, async ({ fields, files }) => {
        const body = parseFields<K>(route, { fields, file: files[0] });
        const content = JSON.stringify([fields, ...files.map(({ sha256, size }) => [sha256, size])]);
        await setBodyDigest(request, Buffer.from(content));
        return work({ request, caller, keeper, params, body, files });
      });
    },
  });
}

/** Parses the fields of a received form by the route's schema. Throws a refusal (400) that names each wrong field. */
export function parseFields<K extends UploadRouteKey>(
  route: ContractRoute,
  { fields, file }: Pick<ReceivedForm, 'fields'> & { file: ReceivedFile | undefined },
): ParsedRequestBody<K> {
  const parsed = (route.body ?? z.object({})).safeParse(fields);
  const wrong = (parsed.error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    message: formatFieldMessage(issue.code, { ...issue }),
  }));
  if (route.upload === 'required' && !file) wrong.push({ path: 'file', message: 'Escolha um arquivo.' });
  if (wrong.length > 0) throw new Refusal(400, 'Há dados inválidos no pedido.', { fields: wrong });
  return parsed.data as ParsedRequestBody<K>; // parsed by the schema of this very key
}

/** Builds the schema of a form as the OpenAPI page shows it. */
export function buildFormSchema({ body, upload, maxFiles }: ContractRoute): z.ZodType {
  if (maxFiles !== undefined) {
    const files = z.array(z.file()).max(maxFiles).optional();
    return body instanceof z.ZodObject ? body.extend({ files }) : z.object({ files });
  }
  const file = upload === 'required' ? z.file() : z.file().optional();
  return body instanceof z.ZodObject ? body.extend({ file }) : z.object({ file });
}
