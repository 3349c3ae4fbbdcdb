import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import { isDocumentAccepted } from '@girassol/shared-domain/financing';
import { hasApplicationEnded } from '../automatic-steps';
import type { CreditApplication, StoredBankDocument } from '../credit-application';
import { applyStatusFromDocuments, listDocumentSemanticsOfGroup } from '../document-groups';

/** The name that stands for the link at which the system can be watched. */
const LINK = 'LINK';

interface Verdict {
  semantic: string;
  verdict: 'APPROVED' | 'REJECTED' | 'WAIVED';
  reason: string;
}

/**
 * Returns a copy of an application with a verdict of the demonstration bank's desk on a document or on the
 * monitoring link. Throws 409 if the application has ended, or if a document that was never sent is approved
 * or rejected instead of waived.
 */
export function applyDocumentVerdict(
  application: CreditApplication,
  { semantic, verdict, reason }: Verdict,
): CreditApplication {
  if (hasApplicationEnded(application)) throw new Refusal(409, 'Este pedido já foi encerrado.');
  if (verdict === 'REJECTED' && !reason)
    throw invalidField('reason', 'Diga o que há de errado com o documento.');
  if (semantic === LINK) return withLinkVerdict(application, verdict);
  const expected = listExpectedDocuments(application);
  if (!expected.includes(semantic)) throw invalidField('semantic', 'O banco não pede este documento.');
  const sent = application.papers.find((paper) => paper.semantic === semantic);
  if (!sent && verdict !== 'WAIVED')
    throw new Refusal(409, 'Este documento ainda não foi enviado: ele só pode ser dispensado.');
  const judged: StoredBankDocument = {
    ...(sent ?? { semantic, version: 0, name: '' }),
    status: verdict,
    reason: verdict === 'REJECTED' ? reason : null,
  };
  return applyStatusFromDocuments({
    ...application,
    papers: [...application.papers.filter((paper) => paper !== sent), judged],
  });
}

function withLinkVerdict(application: CreditApplication, verdict: Verdict['verdict']): CreditApplication {
  const { link } = application;
  if (!link) throw new Refusal(409, 'O link de monitoramento ainda não foi enviado.');
  if (verdict === 'WAIVED') throw invalidField('verdict', 'O link de monitoramento não pode ser dispensado.');
  return applyStatusFromDocuments({ ...application, link: { ...link, status: verdict } });
}

const listExpectedDocuments = (application: CreditApplication): string[] =>
  (['documents', 'invoices', 'proofs'] as const).flatMap((group) =>
    listDocumentSemanticsOfGroup(group, application),
  );

/**
 * Lists the types (`semantic`) of the documents that the demonstration bank expects, has not accepted yet and
 * may waive. Empty before the customer accepts an offer and after the application has ended.
 */
export function listWaivableDocuments(application: CreditApplication): string[] {
  if (hasApplicationEnded(application) || application.accepted === null) return [];
  const taken = application.papers
    .filter(({ status }) => isDocumentAccepted(status))
    .map(({ semantic }) => semantic);
  return listExpectedDocuments(application).filter((semantic) => !taken.includes(semantic));
}
