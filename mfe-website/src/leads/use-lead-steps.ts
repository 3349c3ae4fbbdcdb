import { api, apiQueryKey, attempt, queryClient, useSession } from '@girassol/shared-auth';
import { boardPath } from '@girassol/shared-domain';
import type { SiteLead } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LEADS } from './use-leads';

type Step = 'accept' | 'discard' | 'restore';

/** What can be decided about a contact, and taken back. A refusal has shown its dialog. */
export function useLeadSteps() {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  /** The contact that something is being done with. */
  const [busy, setBusy] = useState<string | null>(null);

  async function take(step: Step, { _id: leadId }: SiteLead): Promise<SiteLead | null> {
    setBusy(leadId);
    const answer = await attempt(() =>
      api(`POST /websites/leads/:userId/:leadId/${step}`, { params: { userId, leadId } }),
    );
    // Refused, somebody else was first: the list shows what they decided.
    await queryClient.invalidateQueries({ queryKey: apiQueryKey(LEADS) });
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
          onAction: () => void navigate(`${boardPath(item.board, userId)}?item=${item._id}`),
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

export type LeadSteps = ReturnType<typeof useLeadSteps>;
