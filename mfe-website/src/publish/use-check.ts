import { api } from '@girassol/shared-auth';
import type { SiteProblem } from '@girassol/shared-domain/contract';
import { useCallback, useEffect, useState } from 'react';

/**
 * State of checking the site for problems before publication. `unsaved` means that the check was not possible
 * because saving the draft failed.
 */
export type SiteCheck =
  | { kind: 'running' }
  | { kind: 'done'; problems: readonly SiteProblem[] }
  /** The draft could not be saved, so there is nothing to look at. */
  | { kind: 'unsaved' }
  | { kind: 'failed' };

/** Saves the draft and checks it for problems on the server. `save` resolves to true once the server has the draft. */
export function useSiteCheck(userId: string, save: () => Promise<boolean>) {
  const [check, setCheck] = useState<SiteCheck>({ kind: 'running' });
  const run = useCallback(async () => {
    setCheck({ kind: 'running' });
    if (!(await save())) return setCheck({ kind: 'unsaved' });
    try {
      const { problems } = await api('POST /websites/check/:userId', { params: { userId }, silent: true });
      setCheck({ kind: 'done', problems });
    } catch {
      setCheck({ kind: 'failed' });
    }
  }, [userId, save]);
  useEffect(() => void run(), [run]);
  return { check, run };
}
