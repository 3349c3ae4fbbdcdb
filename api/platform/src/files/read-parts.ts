import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';

type PartLimits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;

/**
 * Yields the parts of a multipart form as they arrive. Throws a refusal, with a message for people, for a
 * malformed form (truncated, without boundary, a part without header, too many parts).
 */
export async function* readFormParts(request: FastifyRequest, limits: PartLimits): AsyncGenerator<Multipart> {
  const parts = request.parts({ limits });
  try {
    for (;;) {
      const next = await parts.next().catch((error: unknown) => {
        throw formRefusal(error);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await parts.return?.();
  }
}

/**
 * Yields the bytes of a file in a multipart form. Throws a refusal, with a message for people, for a
 * truncated file.
 */
export async function* readFilePart({ file }: MultipartFile): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch (error) {
    throw isTruncatedFormError(error) ? createTruncatedUploadRefusal() : error;
  }
}

/** The parser's only words for a form that ends before its end; its parts have them too. */
const CUT = /unexpected end of multipart data|premature close|aborted/i;

/** Checks whether an error means that a multipart form, or a file in it, ended too early. */
export const isTruncatedFormError = (error: unknown): boolean =>
  error instanceof Error && CUT.test(error.message);

/** Creates the refusal (400) of an upload that ended too early. */
export const createTruncatedUploadRefusal = () =>
  new Refusal(400, 'O envio foi cortado antes do fim. Envie de novo.');

function formRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (isTruncatedFormError(error)) return createTruncatedUploadRefusal();
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.endsWith('_LIMIT')) return new Refusal(413, 'O formulário tem partes demais.');
  return new Refusal(400, 'O formulário enviado não pôde ser lido. Envie de novo.');
}
