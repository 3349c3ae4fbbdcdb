import { useApiQuery } from '@girassol/shared-auth';

/** Loads a proposal by its id or its public code. Loads nothing while `pid` is undefined. */
export const useProposal = (pid: string | undefined) =>
  useApiQuery(
    'GET /proposals/single/:pid',
    { params: { pid: pid ?? '' } },
    { enabled: pid !== undefined, select: ({ proposal }) => proposal },
  );
