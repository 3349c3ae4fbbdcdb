import { renderToStaticMarkup } from 'react-dom/server';
import { htmlDocument } from '../../../platform/http/html-document';
import type { Printer } from '../../../platform/printing';
import { EvidencePage } from './EvidencePage';
import type { EvidenceInput } from './evidence-input';
import { evidenceJson } from './evidence-json';
import { evidenceStyle } from './evidence-style';

/** What is added to a document that all have signed. */
export interface Evidence {
  /** Pages for people. */
  pdf: Buffer;
  /** The same for programs. */
  json: Buffer;
}

/** Writes the evidence of a document. Throws `CannotPrint`. */
export async function makeEvidence(
  printer: Pick<Printer, 'print'>,
  input: EvidenceInput,
  originalBytes: number,
): Promise<Evidence> {
  const page = htmlDocument({
    title: `Evidências: ${input.contract.name}`,
    style: evidenceStyle(input.brand.color),
    body: renderToStaticMarkup(<EvidencePage {...input} />),
  });
  const job = { ...page, footer: '<span></span>', fileAt: async () => null };
  const pdf = await printer.print(job, input.signature.account_id);
  return { pdf, json: evidenceJson(input, originalBytes) };
}
