import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { isStorableText } from './json-body';

/** A name, a document and a tick. */
const FORM_BYTES = 8 * 1024;

/**
 * Registers a body parser for public pages, which accept forms sent without a script; returns the fields as
 * texts. Text that the database cannot store is refused before any work.
 */
export function registerPlainFormParser(pages: FastifyInstance, { maxBytes = FORM_BYTES } = {}): void {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_request: FastifyRequest, body: string) => {
      const fields = [...new URLSearchParams(body)];
      if (!fields.flat().every(isStorableText))
        throw new Refusal(400, 'O texto enviado contém caracteres inválidos. Digite-o de novo.');
      return Object.fromEntries(fields);
    },
  );
}
