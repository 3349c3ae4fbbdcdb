import { z } from 'zod';
import { signatureStates } from '../signatures/signature-states';
import { boardKind, id, itemStatus } from './schemas';

/** States of a financing as a record of a deal. `CONTRACTED`: the customer has signed the bank's contract. */
export const dealFinancingStates = ['OPEN', 'PRE_APPROVED', 'CONTRACTED', 'DONE'] as const;

const number = z.number().int();

/** Schema of one record of a deal: an item on a board, a contract or a financing. `number` counts within the account. */
export const dealRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ITEM'), _id: id, number, type: boardKind, status: itemStatus }),
  z.object({
    kind: z.literal('CONTRACT'),
    _id: id,
    number,
    /** Id of the item that the contract was made for. */
    sale: id,
    signatureState: z.enum(signatureStates).nullable(),
  }),
  z.object({ kind: z.literal('FINANCING'), _id: id, number, state: z.enum(dealFinancingStates) }),
]);

export type DealRecord = z.output<typeof dealRecord>;
