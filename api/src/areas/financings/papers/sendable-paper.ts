import { expectedPapers, isTaken } from '@girassol/shared-domain/financing';
import type { Row, Tx } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { partnersOf } from '../financing-facts';
import { requireOpen } from '../require-open';

/** A paper of a financing, as far as one was sent. */
export const paperRow = (
  tx: Tx,
  { account_id, id }: Pick<Row<'financings'>, 'account_id' | 'id'>,
  semantic: string,
): Promise<Row<'financing_papers'> | undefined> =>
  tx
    .selectFrom('financing_papers')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('financing_id', '=', id)
    .where('semantic', '=', semantic)
    .executeTakeFirst();

/** Refuses what goes to a bank no more: the financing is over, or is none yet. */
export function requireDeal(financing: Row<'financings'>): void {
  requireOpen(financing);
  if (financing.stage !== 'DEAL') throw new Refusal(409, 'Comece a contratação antes de enviar documentos.');
}

/**
 * Refuses a paper that the bank does not ask of this applicant, or has taken already (financing-067). Answers the one that was
 * sent before.
 */
export async function requireSendable(
  tx: Tx,
  financing: Row<'financings'>,
  semantic: string,
): Promise<Row<'financing_papers'> | undefined> {
  requireDeal(financing);
  const { associates } = await tx
    .selectFrom('customers')
    .select('associates')
    .where('account_id', '=', financing.account_id)
    .where('id', '=', financing.customer_id)
    .executeTakeFirstOrThrow();
  const expected = expectedPapers({ isCNPJ: financing.is_cnpj, partners: partnersOf({ associates }) });
  if (!expected.some((paper) => paper.semantic === semantic))
    throw new Refusal(409, `O banco não pede ${semantic} neste financiamento.`);
  const before = await paperRow(tx, financing, semantic);
  if (isTaken(before?.status))
    throw new Refusal(
      409,
      before?.status === 'WAIVED' ? 'O banco dispensou este documento.' : 'Este documento já foi aprovado.',
    );
  return before;
}

/** Refuses the very file that was sent as another paper of this financing. */
export async function requireOther(
  tx: Tx,
  { account_id, id }: Row<'financings'>,
  { semantic, sha256 }: { semantic: string; sha256: string },
): Promise<void> {
  const same = await tx
    .selectFrom('financing_papers')
    .select('semantic')
    .where('account_id', '=', account_id)
    .where('financing_id', '=', id)
    .where('sha256', '=', sha256)
    .where('semantic', '<>', semantic)
    .executeTakeFirst();
  if (!same) return;
  const message = `Este arquivo é o mesmo que foi enviado como ${same.semantic}. Envie o de ${semantic}.`;
  throw new Refusal(409, message, { fields: [{ path: 'file', message }] });
}
