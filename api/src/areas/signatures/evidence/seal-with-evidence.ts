import { JobPostponedError } from '@girassol/api-platform/jobs';
import { PrintError, type Printer } from '@girassol/api-platform/printing';
import type { Sealer } from '@girassol/api-platform/sealing';
import { isSignerActionRequired } from '@girassol/shared-domain/signatures';
import { createEvidence, type EvidenceFiles } from './create-evidence';
import { buildVerifyUrl, type EvidenceInput } from './evidence-input';

/** Seconds until a printer is asked again: one may be installed behind the work. */
const WITHOUT_PRINTER = 60;
const PRINTER_BUSY = 5;

/** Tools for sealing a signed document: a printer for the evidence pages, and a sealer with the key. */
export interface SealingTools {
  printer: Pick<Printer, 'print'>;
  sealer: Pick<Sealer, 'seal'>;
}

/**
 * Creates the sealed PDF of a document that all signers have signed, with the evidence appended. Throws
 * `JobPostponedError` while no printer is available.
 */
export async function sealWithEvidence(
  tools: SealingTools,
  input: EvidenceInput,
  original: Buffer,
): Promise<Buffer> {
  const { pdf, json } = await createEvidenceOrRetry(tools, input, original);
  const people = input.persons.filter(({ kind }) => isSignerActionRequired(kind)).length;
  // Also where it stands in the file as it is written: the page of verification finds it there.
  const code = `Código ${input.signature.verify_code}`;
  const sealing = {
    original,
    evidence: pdf,
    attachments: [{ name: 'evidencias.json', contentType: 'application/json', content: json }],
    foot: `${code} · ${buildVerifyUrl(input).replace(/^https?:\/\/|\/[^/]*$/g, '')}`,
    reason: `Documento assinado eletronicamente por ${people === 1 ? '1 pessoa' : `${people} pessoas`}. ${code}`,
  };
  return tools.sealer.seal(sealing, input.signature.account_id);
}

async function createEvidenceOrRetry(
  { printer }: SealingTools,
  input: EvidenceInput,
  original: Buffer,
): Promise<EvidenceFiles> {
  try {
    return await createEvidence(printer, input, original.length);
  } catch (error) {
    if (!(error instanceof PrintError) || error.why === 'FAILED') throw error;
    throw new JobPostponedError(error.why === 'BUSY' ? PRINTER_BUSY : WITHOUT_PRINTER);
  }
}
