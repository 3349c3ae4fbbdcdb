import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { isStorable } from './json-body';

/** A name, a document and a tick. */
const FORM_BYTES = 8 * 1024;

/**
 * Lets pages take what a form sends without a script, as the texts of its fields; text that the database does not store is
 * refused before anything is done.
 */
export function readPlainForms(pages: FastifyInstance, { maxBytes = FORM_BYTES } = {}): void {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_request: FastifyRequest, body: string) => {
      const fields = [...new URLSearchParams(body)];
      if (!fields.flat().every(isStorable))
        throw new Refusal(400, 'O texto enviado contém caracteres inválidos. Digite-o de novo.');
      return Object.fromEntries(fields);
    },
  );
}
