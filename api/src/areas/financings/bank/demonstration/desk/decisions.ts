import { toIsoDate } from '@girassol/shared-domain';
import type { BankDecision } from '@girassol/shared-domain/contract';
import type { CreditStatus } from '@girassol/shared-domain/financing';
import type { Application, KeptPaper } from '../application';
import { isOver, signed } from '../own-steps';
import { groupNow, groupState, isAboutPapers, semanticsOf, settled } from '../paper-groups';
import { judgeCredit } from '../policy';

interface Given {
  /** By the clock of the account. */
  now: Date;
  reason: string;
}

interface Decision {
  isPossible(application: Application): boolean;
  /** Whoever it is about reads why. */
  needsReason?: boolean;
  decide(application: Application, given: Given): Application;
}

const isIn =
  (...statuses: CreditStatus[]) =>
  ({ status }: Application) =>
    statuses.includes(status);
const isAnalysed = isIn('SOLICITACAO_GERADA', 'EM_ANALISE', 'EM_REANALISE');
const isDrawnUp = isIn('EM_CADASTRO', 'AGUARDANDO_ASSINATURA');

const decisions: Record<BankDecision, Decision> = {
  APPROVE: { isPossible: isAnalysed, decide: approved },
  REFUSE: {
    isPossible: (application) => !isOver(application) && !application.contractSigned,
    needsReason: true,
    decide: (application, { reason }) => ({
      ...application,
      status: isAnalysed(application) ? 'REPROVADO_MOTOR' : 'PROPOSTA_RECUSADA',
      reason,
      preApproved: false,
      reviewAsked: false,
    }),
  },
  REVIEW: {
    isPossible: isIn('REPROVADO_MOTOR', 'EM_ANALISE'),
    decide: (application) => ({ ...application, status: 'EM_REANALISE', reason: null, reviewAsked: true }),
  },
  ASK_PAPERS: {
    isPossible: (application) =>
      (isAboutPapers(application) || isDrawnUp(application)) && askable(application).length > 0,
    needsReason: true,
    decide: askedAgain,
  },
  SIGN: { isPossible: isDrawnUp, decide: (application, { now }) => signed(application, now) },
  APPROVE_SERVICE: {
    isPossible: (application) =>
      isAboutPapers(application) &&
      application.contractSigned &&
      groupState('invoices', application) === 'approved',
    decide: (application) => ({
      ...application,
      status: 'AGUARDANDO_DESEMBOLSO',
      reason: null,
      serviceApproved: true,
    }),
  },
  PAY: {
    isPossible: isIn('AGUARDANDO_DESEMBOLSO'),
    decide: (application) => ({ ...application, status: 'CONCLUIDO' }),
  },
  EXPIRE: {
    isPossible: (application) => !isOver(application) && !application.contractSigned,
    decide: (application) => ({ ...application, status: 'VENCIDO', reason: 'O prazo da proposta terminou.' }),
  },
};

/** What the desk may decide about a request now, in the order in which it usually comes. */
export const possibleDecisions = (application: Application): BankDecision[] =>
  Object.entries(decisions)
    .filter(([, { isPossible }]) => isPossible(application))
    // The keys of the table are its type.
    .map(([name]) => name as BankDecision);

export const needsReason = (decision: BankDecision): boolean => decisions[decision].needsReason === true;

/** What becomes of a request by a decision that is possible. */
export const decided = (application: Application, decision: BankDecision, given: Given): Application =>
  decisions[decision].decide(application, given);

/** A person may lend where the machine would not: then on all terms that were asked for. */
function approved(application: Application, { now }: Given): Application {
  const { offers, findings } = judgeCredit(application, toIsoDate(now.getTime()));
  const someFit = offers.some(({ refused }) => !refused);
  return {
    ...application,
    status: application.stage === 'SIMULATION' ? 'SIMULAÇÃO_GERADA' : 'AGUARDANDO_ACEITE',
    reason: null,
    reviewAsked: false,
    preApproved: true,
    findings: [...findings, 'Aprovado pela mesa do banco.'],
    offers: someFit
      ? offers
      : offers.map((offer, index) => ({
          ...offer,
          refused: false,
          preApproved: true,
          bestChoice: index === 0,
        })),
  };
}

/** Papers of the group at hand that could be asked for again. */
function askable(application: Application): KeptPaper[] {
  const expected = semanticsOf(groupNow(application), application);
  return application.papers.filter(
    ({ semantic, status }) => expected.includes(semantic) && status !== 'REJECTED',
  );
}

function askedAgain(application: Application, { reason }: Given): Application {
  const again = askable(application);
  return settled({
    ...application,
    status: application.contractSigned ? 'AJUSTE_DOCUMENTACAO' : 'DOCUMENTO_REJEITADO',
    papers: application.papers.map((paper) =>
      again.includes(paper) ? { ...paper, status: 'REJECTED', reason } : paper,
    ),
  });
}
