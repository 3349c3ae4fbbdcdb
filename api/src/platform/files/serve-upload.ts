import {
  type ContractRoute,
  contract,
  type ParsedBody,
  type ParsedParams,
  type UploadKey,
} from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Caller, requireOwnAccount } from '../access';
import type { Tx } from '../database';
import { authorise, callerOf } from '../http/authorise';
import { place, schemaOf, userIn } from '../http/contract-route';
import { wordsFor } from '../http/field-words';
import { asAccountOnce, digestBody } from '../http/idempotency';
import { Refusal } from '../refusals/refusal';
import type { Form, ReceivedFile, TypeOf } from './receive-form';
import { keepFile } from './stored-files';
import { isTooMuch, requireForm, takeForm } from './take-form';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes multipart/form-data. */
    takesUpload?: boolean;
  }
}

interface CheckInput<K extends UploadKey> {
  tx: Tx;
  caller: Caller;
  params: ParsedParams<K>;
}

export interface UploadInput<K extends UploadKey, F extends ReceivedFile = ReceivedFile>
  extends CheckInput<K> {
  body: ParsedBody<K>;
  file: (typeof contract)[K] extends { upload: 'required' } ? F : F | undefined;
}

interface PrepareInput<K extends UploadKey> extends Omit<CheckInput<K>, 'tx'> {
  body: ParsedBody<K>;
  file: ReceivedFile;
}

type Result<K extends UploadKey> = z.output<(typeof contract)[K]['answer']>;

interface Asked<K extends UploadKey> {
  /** Bytes of one field, where more than usual may come. */
  fieldBytes?: number;
  /** Bytes of the file, and its type, where others are taken than everywhere. */
  maxBytes?: number;
  typeOf?: TypeOf;
  /** Asked before a byte of the file is read: may this caller do this at all? */
  check: (input: CheckInput<K>) => Promise<unknown>;
}

interface LookSteps<K extends UploadKey> extends Asked<K> {
  look: (input: PrepareInput<K>) => Promise<Result<K>>;
}

interface UploadSteps<K extends UploadKey, F extends ReceivedFile> extends Asked<K> {
  /** What has to be done with a file that has arrived, outside the transaction: a picture is drawn anew. */
  prepare?: (input: PrepareInput<K>) => Promise<F>;
  /** Ends what `prepare` made beside the file where nothing comes of it: `handle` refused, or the call was a repetition. */
  drop?: (file: F, caller: Caller) => Promise<void>;
  /** Runs when everything has arrived; the file is kept by the same transaction, or not at all. */
  handle: (input: UploadInput<K, F>) => Promise<Result<K>>;
}

/**
 * Mounts a route of the contract that carries a file. The file arrives outside any transaction, so that a slow line holds
 * nobody up: check and reserve a place, receive, prepare, then one transaction that keeps the file and does the work. A file
 * that is refused is removed at once; one that is cut by the end of the process, by the sweep.
 */
export function serveUpload<K extends UploadKey, F extends ReceivedFile = ReceivedFile>(
  app: FastifyInstance,
  key: K,
  { prepare, drop, handle, ...asked }: UploadSteps<NoInfer<K>, F>,
): void {
  mount(app, key, asked, async ({ request, caller, params, body, received }) => {
    const prepared = received && prepare && (await prepare({ caller, params, body, file: received }));
    const file = prepared ?? received;
    let isTaken = false;
    try {
      const { answer, isRepetition } = await asAccountOnce(
        app.database,
        { caller, key, request },
        async (tx) => {
          // `parseFields` has made sure that a required file is there.
          const input = { tx, caller, params, body, file };
          if (file) await keepFile(tx, caller.accountId, file);
          return handle(input as UploadInput<K, F>);
        },
      );
      isTaken = !isRepetition;
      return { answer, kept: file && isTaken ? [file.id] : [] };
    } finally {
      if (prepared && !isTaken) await drop?.(prepared, caller);
    }
  });
}

/** The same for a file that is only looked at: no transaction is open meanwhile, and nothing of it is kept. */
export function serveLook<K extends UploadKey>(
  app: FastifyInstance,
  key: K,
  { look, ...asked }: LookSteps<NoInfer<K>>,
): void {
  mount(app, key, asked, async ({ received, ...input }) => {
    // A required file is there: see above.
    return { answer: await look({ ...input, file: received as ReceivedFile }), kept: [] };
  });
}

interface Arrived<K extends UploadKey> extends Omit<PrepareInput<K>, 'file'> {
  request: FastifyRequest;
  received: ReceivedFile | undefined;
}

function mount<K extends UploadKey>(
  app: FastifyInstance,
  key: K,
  { fieldBytes, typeOf, check, maxBytes = app.files.limits.maxBytes }: Asked<K>,
  work: (arrived: Arrived<K>) => Promise<{ answer: Result<K>; kept: string[] }>,
): void {
  const route: ContractRoute = contract[key];
  const { database } = app;

  app.route({
    ...place(key),
    config: { takesUpload: true },
    schema: { ...schemaOf(key, { ...route, body: formSchema(route) }), consumes: ['multipart/form-data'] },
    // The body is a stream here; its fields are parsed when they have arrived.
    validatorCompiler: ({ schema, httpPart }) =>
      httpPart === 'body'
        ? () => true
        : (app.validatorCompiler?.({ schema, httpPart } as never) ?? (() => true)),
    onRequest: async (request, reply) => {
      await authorise(request, route.access);
      // Whoever announces too much is not listened to until the end.
      if (isTooMuch(request, maxBytes)) reply.header('connection', 'close');
      requireForm(request, maxBytes);
    },
    handler: async (request) => {
      const caller = callerOf(request);
      // The contract's schema has just parsed them; the compiler cannot follow that through `key`.
      const params = request.params as ParsedParams<K>;
      const userId = userIn(params);
      await database.asAccount(caller, async (tx) => {
        if (userId) await requireOwnAccount(tx, caller, userId);
        await check({ tx, caller, params });
      });

      const options = { sender: caller, most: 1, maxBytes, fieldBytes, typeOf };
      return takeForm(app, request, options, async ({ fields, files: [received] }) => {
        const body = parseFields<K>(route, { fields, file: received });
        digestBody(request, JSON.stringify([fields, received && [received.sha256, received.size]]));
        return work({ request, caller, params, body, received });
      });
    },
  });
}

function parseFields<K extends UploadKey>(
  route: ContractRoute,
  { fields, file }: Pick<Form, 'fields'> & { file: ReceivedFile | undefined },
): ParsedBody<K> {
  const parsed = (route.body ?? z.object({})).safeParse(fields);
  const wrong = (parsed.error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    message: wordsFor(issue.code, { ...issue }),
  }));
  if (route.upload === 'required' && !file) wrong.push({ path: 'file', message: 'Escolha um arquivo.' });
  if (wrong.length > 0) throw new Refusal(400, 'Há dados inválidos no pedido.', { fields: wrong });
  return parsed.data as ParsedBody<K>; // parsed by the schema of this very key
}

/** The form as the OpenAPI page shows it. */
function formSchema({ body, upload }: ContractRoute): z.ZodType {
  const file = upload === 'required' ? z.file() : z.file().optional();
  return body instanceof z.ZodObject ? body.extend({ file }) : z.object({ file });
}
