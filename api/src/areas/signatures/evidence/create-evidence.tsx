import { buildHtmlDocument } from '@girassol/api-platform/http/html-document';
import type { Printer } from '@girassol/api-platform/printing';
import { renderToStaticMarkup } from 'react-dom/server';
import { EvidencePage } from './EvidencePage';
import type { EvidenceInput } from './evidence-input';
import { renderEvidenceStyle } from './render-evidence-style';
import { serializeEvidence } from './serialize-evidence';

/** Evidence files, as PDF and JSON, that are added to a document which all signers have signed. */
export interface EvidenceFiles {
  /** Pages for people. */
  pdf: Buffer;
  /** The same for programs. */
  json: Buffer;
}

/**
 * Creates the evidence of a signed document as PDF and JSON. Throws `PrintError` if the printer cannot print
 * the PDF.
 */
export async function createEvidence(
  printer: Pick<Printer, 'print'>,
  input: EvidenceInput,
  originalBytes: number,
): Promise<EvidenceFiles> {
  const page = buildHtmlDocument({
    title: `Evidências: ${input.contract.name}`,
    style: renderEvidenceStyle(input.brand.color),
    body: renderToStaticMarkup(<EvidencePage {...input} />),
  });
  const job = { ...page, footer: '<span></span>', fileAt: async () => null };
  const pdf = await printer.print(job, input.signature.account_id);
  return { pdf, json: serializeEvidence(input, originalBytes) };
}
