import { api, attemptAction, buildApiQueryKey, queryClient, useSession } from '@girassol/shared-auth';
import { buildBoardPath } from '@girassol/shared-domain';
import type { SiteLead } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIST_LEADS_CALL } from './use-leads';

type Step = 'accept' | 'discard' | 'restore';

/** Provides accepting and discarding a contact, with undo for discarding. Refusals are shown in a dialog. */
export function useLeadActions() {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  /** The contact that something is being done with. */
  const [busy, setBusy] = useState<string | null>(null);

  async function take(step: Step, { _id: leadId }: SiteLead): Promise<SiteLead | null> {
    setBusy(leadId);
    const answer = await attemptAction(() =>
      api(`POST /websites/leads/:userId/:leadId/${step}`, { params: { userId, leadId } }),
    );
    // Refused, somebody else was first: the list shows what they decided.
    await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LIST_LEADS_CALL) });
    setBusy(null);
    return answer?.lead ?? null;
  }

  async function accept(lead: SiteLead) {
    const { item } = (await take('accept', lead)) ?? {};
    if (item === undefined) return;
    showSnackbar({
      text: `${lead.name} está na Pré-Venda`,
      ...(item && {
        action: {
          label: 'Abrir negócio',
          onAction: () => void navigate(`${buildBoardPath(item.board, userId)}?item=${item._id}`),
        },
      }),
    });
  }

  async function discard(lead: SiteLead) {
    if (!(await take('discard', lead))) return;
    showSnackbar({ text: 'Contato descartado', undo: () => void take('restore', lead) });
  }

  return { busy, accept, discard };
}

export type LeadActions = ReturnType<typeof useLeadActions>;
