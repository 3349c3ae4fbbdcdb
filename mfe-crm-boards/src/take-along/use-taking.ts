import {
  deleteOfflineCopy,
  type OfflineCopy,
  requestPersistentStorage,
  takeOfflineCopy,
  useConditionFacts,
  useOfflineCopies,
  useSession,
} from '@girassol/shared-auth';
import { can, formatItemNumber, isEnterprisePlan } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { announce } from '@girassol/shared-ui';
import { useState } from 'react';
import { buildCopyPath, collectCopy } from './collect-copy';

/** Files that have arrived, of how many. */
export interface TakingProgress {
  done: number;
  total: number;
}

const FULL_DEVICE = 'Não coube neste aparelho. Libere espaço e tente de novo.';

/** Takes an item along, with its progress and the reason of a failure, and deletes its copy. */
export function useTaking(item: BoardItem) {
  const session = useSession();
  const facts = useConditionFacts();
  const copy = useOfflineCopies().find(({ record }) => record === item._id) ?? null;
  const [progress, setProgress] = useState<TakingProgress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function take(): Promise<OfflineCopy | null> {
    if (!session || !facts) return null;
    setProblem(null);
    setProgress({ done: 0, total: 0 });
    try {
      await requestPersistentStorage();
      const taken = await takeOfflineCopy({
        record: item._id,
        title: `${formatItemNumber(item.id)} ${item.name}`,
        path: buildCopyPath(item, session),
        collect: (read) =>
          collectCopy(read, {
            item,
            session,
            seesCustomers: can(facts, 'customersList'),
            hasArchive: isEnterprisePlan(session),
          }),
        onProgress: (done, total) => setProgress({ done, total }),
      });
      announce('Item levado para a obra.');
      return taken;
    } catch (error) {
      setProblem(describeFailure(error));
      return null;
    } finally {
      setProgress(null);
    }
  }

  return { copy, progress, problem, take, remove: () => (copy ? deleteOfflineCopy(copy) : undefined) };
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Não foi possível levar este item.';
  return error.name === 'QuotaExceededError'
    ? FULL_DEVICE
    : `Não foi possível levar este item. ${error.message}`;
}
