import { planNames } from '@girassol/account-domain/billing';
import type { Tx } from '@girassol/api-platform/database';
import { type ExportRow, type ModuleExport, sortByKeys } from '@girassol/api-platform/exports';
import { addDays, formatCpfOrCnpj, formatRecordNumber } from '@girassol/shared-domain';
import { buildExportColumn } from '@girassol/shared-domain/exports';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireOwner } from '../billing/subscription/owner';
import type { ChargeState } from '../tables/billing-tables';
import { describePayment } from './describe-payment';
import { loadDocumentPayer } from './load-document-payer';

const kindLabels = { signup: 'Assinatura', renewal: 'Renovação', upgrade: 'Mudança de plano' } as const;

/** States of charges that were paid once. */
const stateLabels: Partial<Record<ChargeState, string>> = {
  paid: 'Pago',
  refunded: 'Devolvido',
  disputed: 'Contestado',
};

/** Export of the paid charges of a subscription, for the owner's accountant: one row for each receipt, newest first. */
export const paymentsExport: ModuleExport<Record<string, never>> = {
  title: 'Pagamentos da assinatura',
  filters: z.object({}),
  isAllowed: ({ session }) => session.type === 'MANAGER',
  columns: [
    buildExportColumn('pago_em', 'Pago em', 'date'),
    buildExportColumn('recibo', 'Recibo nº'),
    buildExportColumn('nfse', 'NFS-e'),
    buildExportColumn('situacao', 'Situação'),
    buildExportColumn('descricao', 'Descrição'),
    buildExportColumn('vendedores', 'Vendedores', 'integer'),
    buildExportColumn('inicio', 'Início do período', 'date'),
    buildExportColumn('fim', 'Fim do período', 'date'),
    buildExportColumn('forma', 'Forma de pagamento'),
    buildExportColumn('valor', 'Valor', 'money', { hasSum: true }),
    buildExportColumn('devolvido', 'Valor devolvido', 'money', { hasSum: true }),
    buildExportColumn('pagador', 'Pagador'),
    buildExportColumn('documento', 'CPF ou CNPJ do pagador'),
  ],
  source: {
    sight: async (_tx, caller) => requireOwner(caller),

    async keys({ tx, caller: { accountId } }) {
      const found = await tx
        .selectFrom('charges')
        .select('id')
        .where('account_id', '=', accountId)
        .where('receipt_number', 'is not', null)
        .orderBy('receipt_number', 'desc')
        .execute();
      return found.map(({ id }) => id);
    },

    rows: ({ tx, caller: { accountId } }, keys) => loadRows(tx, accountId, keys),
  },
};

async function loadRows(tx: Tx, accountId: string, keys: readonly string[]): Promise<ExportRow[]> {
  if (keys.length === 0) return [];
  const currentPayer = await loadDocumentPayer(tx, accountId);
  const found = await tx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${keys}::uuid[])`)
    .execute();
  return sortByKeys(keys, found).map((charge) => {
    const { method, paidOn } = describePayment(charge);
    const payer = charge.payer ?? currentPayer;
    const value = charge.amount_cents / 100;
    return {
      pago_em: paidOn,
      recibo: charge.receipt_number === null ? null : formatRecordNumber(charge.receipt_number),
      nfse: charge.service_invoice,
      situacao: stateLabels[charge.state] ?? null,
      descricao: `${kindLabels[charge.kind]}, plano ${planNames[charge.plan_id]}`,
      vendedores: charge.vendors,
      inicio: charge.period_start,
      fim: charge.period_end && addDays(charge.period_end, -1),
      forma: method,
      valor: value,
      devolvido: charge.state === 'paid' ? null : value,
      pagador: payer.name,
      documento: payer.document === '' ? null : formatCpfOrCnpj(payer.document),
    };
  });
}
