import { isWaitedFor } from '@girassol/shared-domain/signatures';
import { NotYet } from '../../../platform/jobs';
import { CannotPrint, type Printer } from '../../../platform/printing';
import type { Sealer } from '../../../platform/sealing';
import { type EvidenceInput, verifyUrlOf } from './evidence-input';
import { type Evidence, makeEvidence } from './make-evidence';

/** Seconds until a printer is asked again: one may be installed behind the work. */
const WITHOUT_PRINTER = 60;
const PRINTER_BUSY = 5;

/** What seals documents: a browser that prints, and a key. */
export interface SealingTools {
  printer: Pick<Printer, 'print'>;
  sealer: Pick<Sealer, 'seal'>;
}

/** The sealed file of a document that all have signed. Throws `NotYet` while nothing prints. */
export async function sealWithEvidence(
  tools: SealingTools,
  input: EvidenceInput,
  original: Buffer,
): Promise<Buffer> {
  const { pdf, json } = await evidenceOf(tools, input, original);
  const people = input.persons.filter(({ kind }) => isWaitedFor(kind)).length;
  // Also where it stands in the file as it is written: the page of verification finds it there.
  const code = `Código ${input.signature.verify_code}`;
  const sealing = {
    original,
    evidence: pdf,
    attachments: [{ name: 'evidencias.json', contentType: 'application/json', content: json }],
    foot: `${code} · ${verifyUrlOf(input).replace(/^https?:\/\/|\/[^/]*$/g, '')}`,
    reason: `Documento assinado eletronicamente por ${people === 1 ? '1 pessoa' : `${people} pessoas`}. ${code}`,
  };
  return tools.sealer.seal(sealing, input.signature.account_id);
}

async function evidenceOf(
  { printer }: SealingTools,
  input: EvidenceInput,
  original: Buffer,
): Promise<Evidence> {
  try {
    return await makeEvidence(printer, input, original.length);
  } catch (error) {
    if (!(error instanceof CannotPrint) || error.why === 'FAILED') throw error;
    throw new NotYet(error.why === 'BUSY' ? PRINTER_BUSY : WITHOUT_PRINTER);
  }
}
