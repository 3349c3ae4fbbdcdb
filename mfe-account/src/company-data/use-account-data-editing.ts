import type { AccountData } from '@girassol/account-domain/contract';
import { ApiError, api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { confirm, showSnackbar, useLeaveGuard } from '@girassol/shared-ui';
import { useState } from 'react';
import type { AccountDataChange } from './account-data-values';

const READ = 'GET /users/user/:userId';

const takeOver = (userId: string, data: AccountData): void =>
  void queryClient.setQueryData(buildApiQueryKey(READ, { params: { userId } }), data);

/**
 * Returns the own data being edited with `save`, and `current`, which also follows changes of other browsers while the form
 * is dirty. Takes such changes over while it is not; afterwards a conflict on saving asks whether to overwrite.
 */
export function useAccountDataEditing(userId: string) {
  const query = useApiQuery(READ, { params: { userId } }, { staleTime: 0, refetchOnMount: 'always' });
  const [begun, setBegun] = useState<AccountData | null>(null);
  const [isDirty, setDirty] = useState(false);
  useLeaveGuard(isDirty);
  const current = query.data;
  if (current && begun !== current && (!begun || !isDirty)) setBegun(current);

  /** Saves a change. Throws `ApiError` where it is refused; answers false if it was called off after a conflict. */
  async function save(change: AccountDataChange): Promise<boolean> {
    const saved = await saveWithConflictCheck(userId, change, begun?.version);
    if (!saved) return false;
    setDirty(false);
    setBegun(saved);
    takeOver(userId, saved);
    showSnackbar({ text: 'Dados salvos.' });
    return true;
  }

  /** Takes over the answer of a call that changed the logo only; what is typed stays. */
  function acceptLogo(data: AccountData): void {
    setBegun((before) => before && { ...before, version: data.version });
    takeOver(userId, data);
  }

  return { query, current, begun, isDirty, setDirty, save, acceptLogo };
}

async function saveWithConflictCheck(
  userId: string,
  change: AccountDataChange,
  version: number | undefined,
): Promise<AccountData | null> {
  try {
    const body = { ...change, ...(version !== undefined && { version }) };
    return await api('PATCH /users/user/:userId', { params: { userId }, body, silent: true });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const isMine = await confirm({
      title: 'OUTRA PESSOA SALVOU ANTES',
      text: error.message,
      confirmLabel: 'Salvar a minha versão',
      cancelLabel: 'Continuar editando',
    });
    return isMine ? saveWithConflictCheck(userId, change, undefined) : null;
  }
}
