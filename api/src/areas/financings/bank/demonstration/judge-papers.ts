import { type Application, hasTag, type KeptPaper } from './application';
import { groupNow, semanticsOf, settled } from './paper-groups';
import { paperFault } from './policy';

const ASKED_AGAIN = 'Envie uma versão mais recente deste documento.';

/** The bank looks at what came: a group at once. Once, `+documentos` has it ask for a paper again. */
export function judgePapers(application: Application): Application {
  const expected = semanticsOf(groupNow(application), application);
  const asksAgain = hasTag(application, 'documentos') && !application.askedAgain;
  const again = asksAgain
    ? application.papers.find(({ semantic, status }) => status === 'PENDING' && expected.includes(semantic))
    : undefined;
  const judged = application.papers.map((paper): KeptPaper => {
    if (paper.status !== 'PENDING' || !expected.includes(paper.semantic)) return paper;
    const reason = paper === again ? ASKED_AGAIN : paperFault(paper.name);
    return { ...paper, status: reason === null ? 'APPROVED' : 'REJECTED', reason };
  });
  const { link } = application;
  return settled({
    ...application,
    papers: judged,
    askedAgain: application.askedAgain || again !== undefined,
    link: link?.status === 'PENDING' ? { ...link, status: judgeLink(link.url) } : link,
  });
}

const judgeLink = (url: string) => (/reprovar-/i.test(url) ? 'REJECTED' : 'APPROVED');
