import type { ErrorResponse } from '@girassol/shared-domain/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import { getErrorCode, isConnectionError, isDatabaseBroken, isDatabaseUnavailable } from '../database';
import { FULL_DISK_MESSAGE } from '../refusals/full-disk-message';
import { Refusal } from '../refusals/refusal';
import { formatFieldMessage } from './field-messages';

/** Texts avoid the words "fetch" and "event": the client takes them for a lost connection (shell.errors-005). */
const byFastifyCode: Record<string, [status: 400 | 413 | 415, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'O conteúdo enviado é grande demais.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Envie o conteúdo como JSON (application/json).'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'O tamanho do conteúdo não confere.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'O conteúdo enviado não é um JSON válido.'],
};

/** The contract should have refused them: whoever looks at the log finds what to mend. */
const MISSED_BY_CONTRACT = new Set(['22007', '22008', '23514']);

/**
 * Answers by SQLSTATE: for input that the database refuses although the schema accepted it, and for a database that
 * cannot work.
 */
const answersByDatabaseCode: Record<string, [status: 400 | 409 | 503, message: string]> = {
  '22007': [400, 'Uma das datas enviadas é inválida.'],
  '22008': [400, 'Uma das datas enviadas está fora do limite.'],
  '23514': [400, 'Um dos valores enviados não é permitido.'],
  '22003': [400, 'Um dos números enviados está fora do limite.'],
  '22021': [400, 'O texto enviado contém caracteres inválidos.'],
  '22P05': [400, 'O texto enviado contém caracteres inválidos.'],
  '23505': [409, 'Este registro já existe.'],
  '40001': [409, 'Outra pessoa alterou isto ao mesmo tempo. Por favor, tente novamente.'],
  '40P01': [409, 'Outra pessoa alterou isto ao mesmo tempo. Por favor, tente novamente.'],
  '53100': [503, FULL_DISK_MESSAGE],
  ENOSPC: [503, FULL_DISK_MESSAGE],
  EDQUOT: [503, FULL_DISK_MESSAGE],
  '53300': [503, 'O servidor está ocupado. Por favor, tente novamente.'],
  '57014': [503, 'O pedido demorou demais. Por favor, tente novamente.'],
};

/** No connection, or a server that is stopping, starting or a standby. What was sent may be sent again. */
const UNAVAILABLE = 'O banco de dados não está respondendo. Por favor, tente novamente em instantes.';

/** Nothing that the caller can do about: somebody has to look after the server. */
const BROKEN = 'O banco de dados parou de funcionar. Avise quem cuida do servidor: é preciso reiniciá-lo.';

/** A service that a use case asks, such as a bank or the store of files. */
const SERVICE_UNAVAILABLE =
  'Um serviço de que este pedido depende não está respondendo. Por favor, tente novamente em instantes.';

const NOT_UNDERSTOOD = 'O pedido não pôde ser entendido.';

const UNEXPECTED = 'Algo deu errado, por favor tente novamente.';

/**
 * Registers the error handler of the API: every failure is answered in the same form (shell.errors-017), and
 * unexpected ones are logged.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => send(reply, 404, { message: 'Este endereço não existe.' }));
}

/** Lists the problems of one zod issue by the path of the field; each unknown key is a problem of its own. */
function listWrongFields({ instancePath, keyword, params }: ZodFastifySchemaValidationError) {
  const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
  const message = formatFieldMessage(keyword, params);
  if (keyword !== 'unrecognized_keys' || !Array.isArray(params.keys)) return [{ path, message }];
  return params.keys.map((key) => ({ path: [path, String(key)].filter(Boolean).join('.'), message }));
}

/** Fields that an answer names: whoever sends thousands of wrong ones needs no list of all. */
const MAX_FIELDS = 200;
/** Letters of the path of a field. */
const MAX_PATH = 200;

const fewFields = (fields: readonly { path: string; message: string }[]) =>
  fields.slice(0, MAX_FIELDS).map(({ path, message }) => ({ path: path.slice(0, MAX_PATH), message }));

/** Sends the error answer to a failed API call. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    const { retryAfter, ...details } = error.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const fields = details.fields && { fields: fewFields(details.fields) };
    return send(reply, error.status, { message: error.message, ...details, ...fields });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fewFields(error.validation.slice(0, MAX_FIELDS).flatMap(listWrongFields));
    if (error.validationContext === 'params')
      return send(reply, 400, { message: 'O endereço é inválido.', fields });
    return send(reply, 400, { message: 'Há dados inválidos no pedido.', fields });
  }
  const { status, message } = getFailureStatusAndMessage(error, request);
  return send(reply, status, { message });
}

/**
 * Returns status and message for an error that is no `Refusal`, such as an invalid request or an unavailable
 * database. Logs failures of the server, the database or the API contract.
 */
export function getFailureStatusAndMessage(
  error: FastifyError,
  { log }: FastifyRequest,
): { status: number; message: string } {
  const known =
    byFastifyCode[error.code] ?? answersByDatabaseCode[getErrorCode(error)] ?? withoutDatabase(error);
  if (known) {
    const [status, message] = known;
    if (status === 503) log.error({ err: error }, 'database or disk unavailable');
    if (MISSED_BY_CONTRACT.has(getErrorCode(error)))
      log.warn({ err: error }, 'refused by the database, missed by the contract');
    return { status, message };
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return { status: error.statusCode, message: NOT_UNDERSTOOD };
  if (isConnectionError(error)) {
    log.error({ err: error }, 'another service is unavailable');
    return { status: 503, message: SERVICE_UNAVAILABLE };
  }
  log.error({ err: error }, 'unexpected failure');
  return { status: 500, message: UNEXPECTED };
}

function withoutDatabase(error: unknown): [status: 503, message: string] | undefined {
  if (isDatabaseUnavailable(error)) return [503, UNAVAILABLE];
  return isDatabaseBroken(error) ? [503, BROKEN] : undefined;
}

const send = (reply: FastifyReply, status: number, answer: ErrorResponse): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(answer);
