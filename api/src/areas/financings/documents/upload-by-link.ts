import type { Caller } from '@girassol/api-platform/access';
import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { FileServices, ReceivedFile } from '@girassol/api-platform/files';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { UploadChoice, UploadLinkKind } from '@girassol/api-platform/upload-links/kinds';
import { type CreatedUploadLink, createUploadLink } from '@girassol/api-platform/upload-links/links';
import {
  buildDocumentFileName,
  getDocumentRequirements,
  getExpectedDocuments,
  getVisibleFinancingTabs,
  isDocumentAccepted,
} from '@girassol/shared-domain/financing';
import { z } from 'zod';
import { type FinancingParts, loadFinancingParts, toFinancingDealFacts } from '../financing-parts';
import { loadVisibleFinancing } from '../load-visible-financing';
import { addFinancingDocument, checkDocumentToSend } from './add-document';
import { requireOpenDeal } from './sendable-document';

/** Name of the kind of upload links by which a phone sends documents of a financing. */
export const FINANCING_DOCUMENTS_UPLOAD_KIND = 'FINANCING_PAPERS';

const target = z.object({ fid: z.string() });

/**
 * Creates an upload link by which a phone sends documents of one financing. Throws 409 if the financing is
 * not an open deal.
 */
export async function createDocumentUploadLink(
  tx: Tx,
  caller: Caller,
  fid: string,
): Promise<CreatedUploadLink> {
  requireOpenDeal(await loadVisibleFinancing(tx, caller, fid));
  return createUploadLink(tx, caller, { kind: FINANCING_DOCUMENTS_UPLOAD_KIND, target: { fid } });
}

/**
 * Creates the handler of upload links of the kind `FINANCING_PAPERS`. The page of such a link lists the
 * missing documents of a financing, and each upload names the document that it contains.
 */
export const createFinancingDocumentsUploadKind = (files: FileServices): UploadLinkKind => ({
  async describe(tx, caller, document) {
    const { parts, now } = await readTarget(tx, caller, document);
    const { name: company } = await tx
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', caller.accountId)
      .executeTakeFirstOrThrow();
    const { number, customer_name: customer } = parts.financing;
    return {
      company,
      destination: `Para o financiamento ${number}, de ${customer}.`,
      choices: listChoices(parts, now),
    };
  },

  prepare(database, caller, document, file) {
    const { fid: financing } = target.parse(document);
    return checkDocumentToSend(
      { database, files },
      caller,
      { financing, fileSemantic: requireChoice(file) },
      file,
    );
  },

  async save(tx, caller, document, file) {
    const { parts } = await readTarget(tx, caller, document);
    const { id: fid, customer_id: cid, number } = parts.financing;
    const fileSemantic = requireChoice(file);
    const body = { name: buildDocumentFileName(fileSemantic, number), fileSemantic };
    return addFinancingDocument(tx, caller, { cid, fid }, { body, file, files });
  },
});

function requireChoice({ choice }: ReceivedFile): string {
  if (choice === undefined) throw new Refusal(400, 'Diga qual documento você está enviando.');
  return choice;
}

async function readTarget(
  tx: Tx,
  caller: Caller,
  document: unknown,
): Promise<{ parts: FinancingParts; now: number }> {
  const { fid } = target.parse(document);
  requireOpenDeal(await loadVisibleFinancing(tx, caller, fid));
  const [parts] = await loadFinancingParts(tx, caller.accountId, [fid]);
  if (!parts) throw notFound('Este financiamento não existe mais.');
  return { parts, now: (await loadAccountNow(tx, caller.accountId)).getTime() };
}

/** In which tab each group is asked for (financing-019 to financing-021). */
const TAB_OF = { documents: 2, invoices: 3, proofs: 4 } as const;

/** Lists the documents that are missing or were rejected. */
function listChoices(parts: FinancingParts, now: number): UploadChoice[] {
  const facts = toFinancingDealFacts(parts);
  const tabs = getVisibleFinancingTabs(facts, now);
  return getExpectedDocuments(facts)
    .filter(({ group, semantic }) => {
      const status = facts.papers[semantic];
      return tabs.includes(TAB_OF[group]) && status !== 'PENDING' && !isDocumentAccepted(status);
    })
    .map(({ label, semantic }) => {
      const { expects, accepts } = getDocumentRequirements(semantic);
      return {
        value: semantic,
        label: semantic.includes('Sócio') ? semantic : label,
        hint: expects,
        // Without HEIC, so that an iPhone sends a JPEG.
        accept: accepts
          .filter((extension) => extension !== 'heic')
          .map((extension) => `.${extension}`)
          .join(','),
        isPicture: accepts.includes('jpg'),
      };
    });
}
