import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';

type PartLimits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;

/**
 * Yields the parts of a form as they arrive. What the form parser finds wrong with it (cut, no boundary, a part without a
 * header, too many of something) is refused in words.
 */
export async function* readParts(request: FastifyRequest, limits: PartLimits): AsyncGenerator<Multipart> {
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

/** Yields the bytes of a file in a form. A file that ends before its end is refused in words. */
export async function* readFilePart({ file }: MultipartFile): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch (error) {
    throw isCut(error) ? cutRefusal() : error;
  }
}

/** The parser's only words for a form that ends before its end; its parts have them too. */
const CUT = /unexpected end of multipart data|premature close|aborted/i;

/** Checks whether a form, or a file in it, ended before its end. */
export const isCut = (error: unknown): boolean => error instanceof Error && CUT.test(error.message);

export const cutRefusal = () => new Refusal(400, 'O envio foi cortado antes do fim. Envie de novo.');

function formRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (isCut(error)) return cutRefusal();
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.endsWith('_LIMIT')) return new Refusal(413, 'O formulário tem partes demais.');
  return new Refusal(400, 'O formulário enviado não pôde ser lido. Envie de novo.');
}
