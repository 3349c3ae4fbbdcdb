import type { BoardItem } from '@girassol/shared-domain/contract';

/** Path of the page, in the area of proposals, that starts a proposal. */
export const NEW_PROPOSAL_PATH = '/proposta/gerar-proposta/dados-consumo/nova';

/** Returns the path that starts a proposal for an item, in the name of a user. The proposal belongs to a sale only. */
export const buildNewProposalPath = (
  { _id, type, customer }: Pick<BoardItem, '_id' | 'type' | 'customer'>,
  userId: string,
): string =>
  `${NEW_PROPOSAL_PATH}?${new URLSearchParams({
    cid: customer._id,
    uid: userId,
    ...(type === 'SALES' && { sid: _id }),
  })}`;
