import { addDays, toIsoDate } from '@girassol/shared-domain';
import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain/contract';
import type { ApiClient } from './api-client';

/** Finds a finished demonstration proposal that a customer may read today and returns its `frontId`. */
export async function findPublicProposalFrontId({ call, userId }: ApiClient): Promise<string> {
  const { proposals } = await call(
    'POST /proposals/filtered/:userId/:multiplier',
    { userId, multiplier: 1 },
    { filter1Active: true, filter1Value: 'FINISHED' },
  );
  const [found] = proposals;
  if (!found) throw new Error('the demonstration has no finished proposal');
  const { proposal } = await call('GET /proposals/single/:pid', { pid: found._id }, undefined);
  const { proposal: styled } = await call(
    'POST /proposals/step-5/:pid',
    { pid: found._id },
    {
      theme: DEFAULT_PROPOSAL_THEME,
      validityDate: addDays(toIsoDate(Date.now()), 30),
      version: proposal.version,
    },
  );
  return styled.frontId;
}
