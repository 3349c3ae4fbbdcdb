import { api, attempt, useFacts } from '@girassol/shared-auth';
import { mayEditPricing } from '@girassol/shared-domain';
import type { Kit, Proposal } from '@girassol/shared-domain/contract';
import { announce, confirm, showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepPath } from '../../addresses/wizard';
import { rememberProposal } from '../../wizard-frame/use-wizard-proposal';
import { kitName } from '../kit-words';
import { refreshKits } from '../use-kits';

/** Takes a kit for a proposal (proposals-006) and goes on to its price. `reload` reads the proposal of the screen again. */
export function useChooseKit(proposal: Proposal, reload: () => Promise<void>) {
  const navigate = useNavigate();
  const facts = useFacts();
  const [choosing, setChoosing] = useState<string | null>(null);

  async function choose(kit: Kit) {
    const isReplaced = (proposal.pvModuleData?.length ?? 0) > 0;
    const isSure =
      !isReplaced ||
      (await confirm({
        title: 'TROCAR EQUIPAMENTOS',
        text: `Os equipamentos que já estão na proposta dão lugar ao kit de ${kitName(kit)}.`,
        confirmLabel: 'Trocar equipamentos',
        cancelLabel: 'Cancelar',
      }));
    if (!isSure) return;
    setChoosing(kit._id);
    // Who cannot edit prices gets the one that is shown, or is told that it changed (proposals-007).
    const frontPrice = facts && mayEditPricing(facts) ? 0 : kit.kitData.kitPrice;
    const answer = await attempt(() =>
      api('POST /proposals/step-2-registered-kit/:kitId/:pid', {
        params: { kitId: kit._id, pid: proposal._id },
        body: { frontPrice, version: proposal.version },
      }),
    );
    setChoosing(null);
    if (!answer) {
      // A refusal has shown its dialog: the kit or the proposal is not what was seen here any more.
      refreshKits();
      return reload();
    }
    rememberProposal(answer.proposal);
    const text = `Kit de ${kitName(kit)} escolhido.`;
    showSnackbar({ text });
    announce(text);
    const { frontId } = answer.proposal;
    const next = stepPath(4, frontId) ?? stepPath(3, frontId);
    if (next) navigate(next);
  }

  return { choose, choosing };
}
