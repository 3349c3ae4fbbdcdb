import { isTaken } from '@girassol/shared-domain/financing';
import { Refusal, wrongField } from '../../../../../platform/refusals/refusal';
import type { Application, KeptPaper } from '../application';
import { isOver } from '../own-steps';
import { semanticsOf, settled } from '../paper-groups';

/** The name that stands for the link at which the system can be watched. */
const LINK = 'LINK';

interface Verdict {
  semantic: string;
  verdict: 'APPROVED' | 'REJECTED' | 'WAIVED';
  reason: string;
}

/** What becomes of a request by the desk's word on one of its papers. What was never sent can only be waived. */
export function withVerdict(application: Application, { semantic, verdict, reason }: Verdict): Application {
  if (isOver(application)) throw new Refusal(409, 'Este pedido já foi encerrado.');
  if (verdict === 'REJECTED' && !reason)
    throw wrongField('reason', 'Diga o que há de errado com o documento.');
  if (semantic === LINK) return withLinkVerdict(application, verdict);
  const expected = expectedPapers(application);
  if (!expected.includes(semantic)) throw wrongField('semantic', 'O banco não pede este documento.');
  const sent = application.papers.find((paper) => paper.semantic === semantic);
  if (!sent && verdict !== 'WAIVED')
    throw new Refusal(409, 'Este documento ainda não foi enviado: ele só pode ser dispensado.');
  const judged: KeptPaper = {
    ...(sent ?? { semantic, version: 0, name: '' }),
    status: verdict,
    reason: verdict === 'REJECTED' ? reason : null,
  };
  return settled({
    ...application,
    papers: [...application.papers.filter((paper) => paper !== sent), judged],
  });
}

function withLinkVerdict(application: Application, verdict: Verdict['verdict']): Application {
  const { link } = application;
  if (!link) throw new Refusal(409, 'O link de monitoramento ainda não foi enviado.');
  if (verdict === 'WAIVED') throw wrongField('verdict', 'O link de monitoramento não pode ser dispensado.');
  return settled({ ...application, link: { ...link, status: verdict } });
}

const expectedPapers = (application: Application): string[] =>
  (['documents', 'invoices', 'proofs'] as const).flatMap((group) => semanticsOf(group, application));

/** Papers that the bank has not taken yet, and could do without; none once the request is over. */
export function waivablePapers(application: Application): string[] {
  if (isOver(application) || application.accepted === null) return [];
  const taken = application.papers.filter(({ status }) => isTaken(status)).map(({ semantic }) => semantic);
  return expectedPapers(application).filter((semantic) => !taken.includes(semantic));
}
