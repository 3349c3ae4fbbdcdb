import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  getExpectedDocuments,
  getFinancingDocumentLabel,
  isDocumentAccepted,
} from '@girassol/shared-domain/financing';
import { countPartners } from '../financing-parts';
import { requireOpenFinancing } from '../require-open-financing';

/**
 * Finds the row of the document of a financing with this type (`semantic`). Returns undefined if no such
 * document was sent.
 */
export const findSentDocument = (
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

/** Throws 409 if the financing has ended or is still a simulation. */
export function requireOpenDeal(financing: Row<'financings'>): void {
  requireOpenFinancing(financing);
  if (financing.stage !== 'DEAL') throw new Refusal(409, 'Comece a contratação antes de enviar documentos.');
}

/**
 * Throws 409 if the bank does not expect a document of this type (`semantic`) from the applicant, or has
 * already approved or waived it (financing-067). Returns the row of the document that was sent earlier, if
 * any.
 */
export async function requireSendableDocument(
  tx: Tx,
  financing: Row<'financings'>,
  semantic: string,
): Promise<Row<'financing_papers'> | undefined> {
  requireOpenDeal(financing);
  const { associates } = await tx
    .selectFrom('customers')
    .select('associates')
    .where('account_id', '=', financing.account_id)
    .where('id', '=', financing.customer_id)
    .executeTakeFirstOrThrow();
  const expected = getExpectedDocuments({
    isCNPJ: financing.is_cnpj,
    partners: countPartners({ associates }),
  });
  if (!expected.some((paper) => paper.semantic === semantic))
    throw new Refusal(409, `O banco não pede ${getFinancingDocumentLabel(semantic)} neste financiamento.`);
  const before = await findSentDocument(tx, financing, semantic);
  if (isDocumentAccepted(before?.status))
    throw new Refusal(
      409,
      before?.status === 'WAIVED' ? 'O banco dispensou este documento.' : 'Este documento já foi aprovado.',
    );
  return before;
}

/** Throws 409 if a file with the same contents was already sent as another document of the financing. */
export async function requireFileUnusedInFinancing(
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
  const message = `Este arquivo é o mesmo que foi enviado como ${getFinancingDocumentLabel(same.semantic)}. Envie o de ${getFinancingDocumentLabel(semantic)}.`;
  throw new Refusal(409, message, { fields: [{ path: 'file', message }] });
}
