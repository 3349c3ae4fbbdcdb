import {
  type BoardKind,
  choosesDeliveryDate,
  createsProjectAndWork,
  isAllowedDate,
  isEnterprise,
  isSold,
  meets,
  toCents,
  usualAfterSalesDate,
} from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { SettingsDocument } from '../../platform/database';
import { notAllowed, wrongField } from '../../platform/refusals/refusal';

type Winning = ParsedBody<'PUT /sales/single/status/:itemId'>;

export interface WinPlan {
  /** Boards that get an item, in the order of the sale's life. */
  creates: BoardKind[];
  /** Deadline of project and work. */
  dueDate: string | null;
  afterSalesDate: string;
}

/** What a win creates, and when that is due. What the form leaves out is as the account prefers (boards-070 to boards-073). */
export function planWin(caller: Caller, settings: SettingsDocument, body: Winning, now: number): WinPlan {
  const facts = { ...caller, preferences: { autoCreateProjAndInst: settings.autoCreateProjAndInst } };
  const hasActivity = body.autoCreateAfterSale ?? settings.autoCreateAfterSale;
  const afterSalesDate = body.afterSalesDate ?? usualAfterSalesDate(now, settings.afterSaleDays);
  if (hasActivity && !isAllowedDate(afterSalesDate, { allows: 'future', now })) {
    throw wrongField('afterSalesDate', 'Data inválida. A atividade de pós-venda não pode ficar no passado.');
  }
  const dueDate = body.dueDate ?? null;
  if (dueDate) {
    if (!isEnterprise(caller.session))
      throw notAllowed('O plano da sua conta não inclui o prazo de entrega.');
    if (!meets(choosesDeliveryDate, facts)) {
      throw wrongField(
        'dueDate',
        'Sua conta não cria projeto e obra ao ganhar uma venda: não há o que entregar.',
      );
    }
    if (!isAllowedDate(dueDate, { allows: 'future', now })) {
      throw wrongField('dueDate', 'Data inválida. O prazo de entrega não pode ficar no passado.');
    }
  }
  return {
    creates: [
      ...(createsProjectAndWork(facts) ? (['PROJECT', 'INSTALLATION'] as const) : []),
      ...(hasActivity ? (['AFTER_SALES'] as const) : []),
    ],
    dueDate,
    afterSalesDate,
  };
}

/** Refuses a win without a value, or without a proposal and what was sold instead; answers the confirmed cents. */
export function requireSold({ confirmedAmount, approvedProposal, power, ucType }: Winning): number {
  if (!isSold(confirmedAmount)) {
    throw wrongField('confirmedAmount', 'Informe o valor confirmado da venda, de pelo menos R$ 0,01.');
  }
  if (!approvedProposal && !isSold(power)) {
    throw wrongField('power', 'Sem proposta, informe a potência, de pelo menos 0,01 kWp.');
  }
  if (!approvedProposal && !ucType) {
    throw wrongField('ucType', 'Sem proposta, informe o tipo de unidade consumidora.');
  }
  return toCents(confirmedAmount);
}
