import { toIsoDate } from '@girassol/shared-domain';
import type { BankDecision } from '@girassol/shared-domain/contract';
import type { CreditStatus } from '@girassol/shared-domain/financing';
import { hasApplicationEnded, markContractSigned } from '../automatic-steps';
import type { CreditApplication, StoredBankDocument } from '../credit-application';
import {
  applyStatusFromDocuments,
  getCurrentDocumentGroup,
  getDocumentGroupState,
  isInDocumentPhase,
  listDocumentSemanticsOfGroup,
} from '../document-groups';
import { assessCredit } from '../policy';

interface Given {
  /** By the clock of the account. */
  now: Date;
  reason: string;
}

interface Decision {
  isPossible(application: CreditApplication): boolean;
  /** True if the applicant reads a reason for the decision. */
  needsReason?: boolean;
  decide(application: CreditApplication, given: Given): CreditApplication;
}

const isIn =
  (...statuses: CreditStatus[]) =>
  ({ status }: CreditApplication) =>
    statuses.includes(status);
const isAnalysed = isIn('SOLICITACAO_GERADA', 'EM_ANALISE', 'EM_REANALISE');
const isDrawnUp = isIn('EM_CADASTRO', 'AGUARDANDO_ASSINATURA');

const decisions: Record<BankDecision, Decision> = {
  APPROVE: { isPossible: isAnalysed, decide: approved },
  REFUSE: {
    isPossible: (application) => !hasApplicationEnded(application) && !application.contractSigned,
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
      (isInDocumentPhase(application) || isDrawnUp(application)) && askable(application).length > 0,
    needsReason: true,
    decide: requestDocumentsAgain,
  },
  SIGN: { isPossible: isDrawnUp, decide: (application, { now }) => markContractSigned(application, now) },
  APPROVE_SERVICE: {
    isPossible: (application) =>
      isInDocumentPhase(application) &&
      application.contractSigned &&
      getDocumentGroupState('invoices', application) === 'approved',
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
    isPossible: (application) => !hasApplicationEnded(application) && !application.contractSigned,
    decide: (application) => ({ ...application, status: 'VENCIDO', reason: 'O prazo da proposta terminou.' }),
  },
};

/**
 * Lists the decisions that the demonstration bank's desk may take on an application in its present state, in
 * a fixed order.
 */
export const listPossibleDecisions = (application: CreditApplication): BankDecision[] =>
  Object.entries(decisions)
    .filter(([, { isPossible }]) => isPossible(application))
    // The keys of the table are its type.
    .map(([name]) => name as BankDecision);

/**
 * Checks whether a decision of the demonstration bank's desk requires a reason, which the applicant reads.
 */
export const needsReason = (decision: BankDecision): boolean => decisions[decision].needsReason === true;

/**
 * Returns a copy of an application after a decision of the demonstration bank's desk. The decision must be in
 * `listPossibleDecisions`.
 */
export const applyDecision = (
  application: CreditApplication,
  decision: BankDecision,
  given: Given,
): CreditApplication => decisions[decision].decide(application, given);

/** A person may lend where the machine would not: then on all terms that were asked for. */
function approved(application: CreditApplication, { now }: Given): CreditApplication {
  const { offers, findings } = assessCredit(application, toIsoDate(now.getTime()));
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
function askable(application: CreditApplication): StoredBankDocument[] {
  const expected = listDocumentSemanticsOfGroup(getCurrentDocumentGroup(application), application);
  return application.papers.filter(
    ({ semantic, status }) => expected.includes(semantic) && status !== 'REJECTED',
  );
}

function requestDocumentsAgain(application: CreditApplication, { reason }: Given): CreditApplication {
  const again = askable(application);
  return applyStatusFromDocuments({
    ...application,
    status: application.contractSigned ? 'AJUSTE_DOCUMENTACAO' : 'DOCUMENTO_REJEITADO',
    papers: application.papers.map((paper) =>
      again.includes(paper) ? { ...paper, status: 'REJECTED', reason } : paper,
    ),
  });
}
