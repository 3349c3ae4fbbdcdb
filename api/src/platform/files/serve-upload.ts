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
import { answerOnce } from '../http/idempotency';
import { Refusal } from '../refusals/refusal';
import { type Form, receiveForm, tooLarge } from './receive-form';
import { keepFile, reserveFile, type StoredFile } from './stored-files';
import { removeFile } from './sweep';

/** What a form weighs besides its file. */
const FORM_BYTES = 64 * 1024;

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

export interface UploadInput<K extends UploadKey> extends CheckInput<K> {
  body: ParsedBody<K>;
  file: (typeof contract)[K] extends { upload: 'required' } ? StoredFile : StoredFile | undefined;
}

type Result<K extends UploadKey> = z.output<(typeof contract)[K]['answer']>;

interface UploadSteps<K extends UploadKey> {
  /** Asked before a byte of the file is read: may this caller do this at all? */
  check: (input: CheckInput<K>) => Promise<unknown>;
  /** Runs when everything has arrived; the file is kept by the same transaction, or not at all. */
  handle: (input: UploadInput<K>) => Promise<Result<K>>;
}

/**
 * Mounts a route of the contract that carries a file. The file arrives outside any transaction, so that a slow line holds
 * nobody up: check and reserve a place, receive, then one transaction that keeps the file and does the work. A file that
 * is refused is removed at once; one that is cut by the end of the process, by the sweep.
 */
export function serveUpload<K extends UploadKey>(
  app: FastifyInstance,
  key: K,
  { check, handle }: UploadSteps<NoInfer<K>>,
): void {
  const route: ContractRoute = contract[key];
  const { database, files } = app;

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
      if (announcedBytes(request) > files.limits.maxBytes + FORM_BYTES) reply.header('connection', 'close');
      requireForm(request, files.limits.maxBytes);
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

      const reserved: string[] = [];
      let isKept = false;
      try {
        const form = await receiveForm(request, {
          store: files.store,
          maxBytes: files.limits.maxBytes,
          reserve: async () => {
            const bytes = Math.min(announcedBytes(request), files.limits.maxBytes);
            const place = { ...caller, bytes, accountBytes: files.limits.accountBytes };
            const id = await database.asAccount(caller, (tx) => reserveFile(tx, place));
            reserved.push(id);
            return id;
          },
        });
        const body = parseFields<K>(route, form);
        // What a repetition is compared with.
        request.body = { ...form.fields, file: form.file && [form.file.sha256, form.file.size] };

        return await database.asAccount(caller, async (tx) => {
          isKept = false;
          return answerOnce({ tx, caller, key, request }, async () => {
            const input = { tx, caller, params, body, file: form.file };
            // `parseFields` has made sure that a required file is there.
            const { file } = form;
            if (file) await keepFile(tx, caller.accountId, file);
            isKept = file !== undefined;
            return handle(input as UploadInput<K>);
          });
        });
      } catch (error) {
        isKept = false;
        // What is still on its way is read and forgotten, so that the sender gets to hear the refusal.
        request.raw.unpipe().resume();
        throw error;
      } finally {
        if (!isKept) await forget(app, caller, reserved, request);
      }
    },
  });
}

/** What could not be removed now is removed by the sweep. */
async function forget(app: FastifyInstance, { accountId }: Caller, ids: string[], request: FastifyRequest) {
  for (const id of ids) {
    await removeFile({ database: app.database, store: app.files.store }, accountId, id).catch((error) =>
      request.log.warn({ err: error }, 'upload left to the sweep'),
    );
  }
}

const announcedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length']);

function requireForm(request: FastifyRequest, maxBytes: number): void {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'Envie o conteúdo como formulário (multipart/form-data).');
  }
  if (!Number.isFinite(announcedBytes(request))) throw new Refusal(411, 'Informe o tamanho do conteúdo.');
  if (announcedBytes(request) > maxBytes + FORM_BYTES) throw tooLarge(maxBytes);
}

function parseFields<K extends UploadKey>(route: ContractRoute, { fields, file }: Form): ParsedBody<K> {
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
