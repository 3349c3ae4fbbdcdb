import { api, buildApiQueryKey, useApiQuery } from '@girassol/shared-auth';
import type { FollowedRecord } from '@girassol/shared-domain';
import { showSnackbar } from '@girassol/shared-ui';
import { useQueryClient } from '@tanstack/react-query';

const LOAD = 'GET /notifications/follows/:subject/:subjectId';

/** Whether the person follows an item or customer, and the function that changes it. */
export interface Follow {
  isFollowing: boolean;
  change: () => Promise<void>;
}

/**
 * Loads whether the person follows an item or customer, of which moves, notes, files, wins and losses are told; null until
 * that is known.
 */
export function useFollow({ subject, subjectId }: FollowedRecord): Follow | null {
  const client = useQueryClient();
  const params = { subject, subjectId };
  const { data } = useApiQuery(LOAD, { params, silent: true });
  if (!data) return null;

  const set = async (isFollowing: boolean): Promise<boolean> => {
    try {
      await api('PUT /notifications/follows/:subject/:subjectId', { params, body: { isFollowing } });
      return true;
    } catch {
      // The dialog of errors has said why.
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: buildApiQueryKey(LOAD) });
    }
  };
  const { isFollowing } = data;
  return {
    isFollowing,
    async change() {
      if (!(await set(!isFollowing))) return;
      showSnackbar({
        text: isFollowing ? 'Você não segue mais' : 'Você segue e será avisado do que acontecer',
        undo: () => void set(isFollowing),
      });
    },
  };
}
