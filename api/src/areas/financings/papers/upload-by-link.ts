import {
  expectedPapers,
  isTaken,
  paperFacts,
  paperName,
  visibleTabs,
} from '@girassol/shared-domain/financing';
import { z } from 'zod';
import type { Caller } from '../../../platform/access';
import { accountNow } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import type { Files, ReceivedFile } from '../../../platform/files';
import { notFound, Refusal } from '../../../platform/refusals/refusal';
import type { UploadChoice, UploadKind } from '../../../platform/upload-links/kinds';
import { type MadeUploadLink, makeUploadLink } from '../../../platform/upload-links/links';
import { type FinancingParts, factsOf, readFinancings } from '../financing-facts';
import { visibleFinancing } from '../visible-financing';
import { addPaper, preparePaper } from './add-paper';
import { requireDeal } from './sendable-paper';

/** The name of links to the papers of a financing. */
export const FINANCING_PAPERS = 'FINANCING_PAPERS';

const target = z.object({ fid: z.string() });

/** Makes a link by which a phone sends papers of one financing. */
export async function linkToPapers(tx: Tx, caller: Caller, fid: string): Promise<MadeUploadLink> {
  requireDeal(await visibleFinancing(tx, caller, fid));
  return makeUploadLink(tx, caller, { kind: FINANCING_PAPERS, target: { fid } });
}

/** Papers that a phone sends: its page asks for those that are missing, and says of each what it is. */
export const financingPaperLinks = (files: Files): UploadKind => ({
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
      place: `Para o financiamento ${number}, de ${customer}.`,
      choices: choicesOf(parts, now),
    };
  },

  prepare(database, caller, document, file) {
    const { fid: financing } = target.parse(document);
    return preparePaper({ database, files }, caller, { financing, fileSemantic: choiceOf(file) }, file);
  },

  async take(tx, caller, document, file) {
    const { parts } = await readTarget(tx, caller, document);
    const { id: fid, customer_id: cid, number } = parts.financing;
    const fileSemantic = choiceOf(file);
    const body = { name: paperName(fileSemantic, number), fileSemantic };
    return addPaper(tx, caller, { cid, fid }, { body, file, files });
  },
});

function choiceOf({ choice }: ReceivedFile): string {
  if (choice === undefined) throw new Refusal(400, 'Diga qual documento você está enviando.');
  return choice;
}

async function readTarget(
  tx: Tx,
  caller: Caller,
  document: unknown,
): Promise<{ parts: FinancingParts; now: number }> {
  const { fid } = target.parse(document);
  requireDeal(await visibleFinancing(tx, caller, fid));
  const [parts] = await readFinancings(tx, caller.accountId, [fid]);
  if (!parts) throw notFound('Este financiamento não existe mais.');
  return { parts, now: (await accountNow(tx, caller.accountId)).getTime() };
}

/** In which tab each group is asked for (financing-019 to financing-021). */
const TAB_OF = { documents: 2, invoices: 3, proofs: 4 } as const;

/** What is missing now, or was sent back. */
function choicesOf(parts: FinancingParts, now: number): UploadChoice[] {
  const facts = factsOf(parts);
  const tabs = visibleTabs(facts, now);
  return expectedPapers(facts)
    .filter(({ group, semantic }) => {
      const status = facts.papers[semantic];
      return tabs.includes(TAB_OF[group]) && status !== 'PENDING' && !isTaken(status);
    })
    .map(({ label, semantic }) => {
      const { expects, accepts } = paperFacts(semantic);
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
