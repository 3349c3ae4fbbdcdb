import { generateId, type Tx } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { formatDate, toIsoDate } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';

type Lists = ResponseBody<'GET /operation/prices'>;

/** Lists the prices of all times, newest first. */
export async function listPriceLists(tx: Tx): Promise<Lists> {
  const rows = await tx.selectFrom('price_lists').selectAll().orderBy('valid_from', 'desc').execute();
  return {
    lists: rows.map((row) => ({
      _id: row.id,
      validFrom: row.valid_from,
      prices: row.prices,
      by: row.by,
      why: row.why,
      at: row.created_at.getTime(),
    })),
  };
}

/**
 * Sets the prices that hold from a day to come. Refused (400) for a day that is over or has prices already: what was offered
 * yesterday stays what it was.
 */
export async function setPrices(
  tx: Tx,
  by: string,
  { validFrom, prices, why }: ParsedRequestBody<'POST /operation/prices'>,
): Promise<Lists> {
  if (validFrom <= toIsoDate(Date.now()))
    throw invalidField('validFrom', 'Os preços valem a partir de amanhã, no mínimo.');
  const added = await tx
    .insertInto('price_lists')
    .values({ id: generateId(), valid_from: validFrom, prices: JSON.stringify(prices), by, why })
    .onConflict((conflict) => conflict.column('valid_from').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw invalidField('validFrom', `Já há preços a partir de ${formatDate(validFrom)}.`);
  return listPriceLists(tx);
}
