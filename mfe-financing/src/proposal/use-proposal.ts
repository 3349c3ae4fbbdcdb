import { useApiQuery } from '@girassol/shared-auth';

/** The proposal that an address names, by its id or by the code of its page. */
export const useProposal = (pid: string | undefined) =>
  useApiQuery(
    'GET /proposals/single/:pid',
    { params: { pid: pid ?? '' } },
    { enabled: pid !== undefined, select: ({ proposal }) => proposal },
  );
