import { api } from '@girassol/shared-auth';
import type { SiteProblem } from '@girassol/shared-domain/contract';
import { useCallback, useEffect, useState } from 'react';

export type Check =
  | { kind: 'running' }
  | { kind: 'done'; problems: readonly SiteProblem[] }
  /** The draft could not be saved, so there is nothing to look at. */
  | { kind: 'unsaved' }
  | { kind: 'failed' };

/** What is wrong with the draft, once the server has all of it. `save` answers whether it does. */
export function useCheck(userId: string, save: () => Promise<boolean>) {
  const [check, setCheck] = useState<Check>({ kind: 'running' });
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
