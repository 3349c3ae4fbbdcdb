import { type CreditApplication, hasOutcomeTag, type StoredBankDocument } from './credit-application';
import {
  applyStatusFromDocuments,
  getCurrentDocumentGroup,
  listDocumentSemanticsOfGroup,
} from './document-groups';
import { getDocumentRejectionReason } from './policy';

const ASKED_AGAIN = 'Envie uma versão mais recente deste documento.';

/**
 * Returns a copy of an application in which the demonstration bank has judged the pending documents of the
 * current group and the monitoring link. For applicants with the tag `+documentos` the bank rejects one
 * document once, to ask for a newer version.
 */
export function reviewDocuments(application: CreditApplication): CreditApplication {
  const expected = listDocumentSemanticsOfGroup(getCurrentDocumentGroup(application), application);
  const asksAgain = hasOutcomeTag(application, 'documentos') && !application.askedAgain;
  const again = asksAgain
    ? application.papers.find(({ semantic, status }) => status === 'PENDING' && expected.includes(semantic))
    : undefined;
  const judged = application.papers.map((paper): StoredBankDocument => {
    if (paper.status !== 'PENDING' || !expected.includes(paper.semantic)) return paper;
    const reason = paper === again ? ASKED_AGAIN : getDocumentRejectionReason(paper.name);
    return { ...paper, status: reason === null ? 'APPROVED' : 'REJECTED', reason };
  });
  const { link } = application;
  return applyStatusFromDocuments({
    ...application,
    papers: judged,
    askedAgain: application.askedAgain || again !== undefined,
    link: link?.status === 'PENDING' ? { ...link, status: judgeLink(link.url) } : link,
  });
}

const judgeLink = (url: string) => (/reprovar-/i.test(url) ? 'REJECTED' : 'APPROVED');
