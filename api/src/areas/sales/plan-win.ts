import type { SettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import { invalidField, notAllowed } from '@girassol/api-platform/refusals/refusal';
import {
  type BoardKind,
  computeDefaultAfterSalesDate,
  deliveryDateChoiceCondition,
  doesWinCreateProjectAndWork,
  isDateAllowedInField,
  isEnterprisePlan,
  isValidSoldValue,
  meetsCondition,
  toCents,
} from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';

type Winning = ParsedRequestBody<'PUT /sales/single/status/:itemId'>;

/**
 * Items that winning a sale creates: their boards, the deadline of project and work, and the day of the
 * after-sales activity.
 */
export interface WinPlan {
  /** Boards that get an item, in the order of the sale's life. */
  creates: BoardKind[];
  /** Deadline of project and work. */
  dueDate: string | null;
  afterSalesDate: string;
}

/**
 * Plans which items a win creates and when they are due. Values that the form leaves out follow the settings of the
 * account (boards-070 to boards-073).
 */
export function planWin(caller: Caller, settings: SettingsDocument, body: Winning, now: number): WinPlan {
  const facts = { ...caller, preferences: { autoCreateProjAndInst: settings.autoCreateProjAndInst } };
  const hasActivity = body.autoCreateAfterSale ?? settings.autoCreateAfterSale;
  const afterSalesDate = body.afterSalesDate ?? computeDefaultAfterSalesDate(now, settings.afterSaleDays);
  if (hasActivity && !isDateAllowedInField(afterSalesDate, { allows: 'future', now })) {
    throw invalidField(
      'afterSalesDate',
      'Data inválida. A atividade de pós-venda não pode ficar no passado.',
    );
  }
  const dueDate = body.dueDate ?? null;
  if (dueDate) {
    if (!isEnterprisePlan(caller.session))
      throw notAllowed('O plano da sua conta não inclui o prazo de entrega.');
    if (!meetsCondition(deliveryDateChoiceCondition, facts)) {
      throw invalidField(
        'dueDate',
        'Sua conta não cria projeto e obra ao ganhar uma venda: não há o que entregar.',
      );
    }
    if (!isDateAllowedInField(dueDate, { allows: 'future', now })) {
      throw invalidField('dueDate', 'Data inválida. O prazo de entrega não pode ficar no passado.');
    }
  }
  return {
    creates: [
      ...(doesWinCreateProjectAndWork(facts) ? (['PROJECT', 'INSTALLATION'] as const) : []),
      ...(hasActivity ? (['AFTER_SALES'] as const) : []),
    ],
    dueDate,
    afterSalesDate,
  };
}

/**
 * Refuses a win without a value, or without either a proposal or a description of what was sold. Returns the confirmed
 * value in cents.
 */
export function requireSoldValue({ confirmedAmount, approvedProposal, power, ucType }: Winning): number {
  if (!isValidSoldValue(confirmedAmount)) {
    throw invalidField('confirmedAmount', 'Informe o valor confirmado da venda, de pelo menos R$ 0,01.');
  }
  if (!approvedProposal && !isValidSoldValue(power)) {
    throw invalidField('power', 'Sem proposta, informe a potência, de pelo menos 0,01 kWp.');
  }
  if (!approvedProposal && !ucType) {
    throw invalidField('ucType', 'Sem proposta, informe o tipo de unidade consumidora.');
  }
  return toCents(confirmedAmount);
}
