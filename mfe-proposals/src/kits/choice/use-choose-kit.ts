import { api, attemptAction, useConditionFacts } from '@girassol/shared-auth';
import { canEditPricing } from '@girassol/shared-domain';
import type { Kit, Proposal } from '@girassol/shared-domain/contract';
import { announce, confirm, showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';
import { cacheWizardProposal } from '../../wizard-frame/use-wizard-proposal';
import { formatKitName } from '../kit-labels';
import { refreshKits } from '../use-kits';
import { computeKitWorth, formatKitGeneration } from './kit-worth';

/**
 * Provides choosing a kit for a proposal (proposals-006): asks before equipment is replaced, saves the kit,
 * and opens the price step. `reload` reloads the displayed proposal after a refusal.
 */
export function useChooseKit(proposal: Proposal, reload: () => Promise<void>) {
  const navigate = useNavigate();
  const facts = useConditionFacts();
  const [choosing, setChoosing] = useState<string | null>(null);

  async function choose(kit: Kit) {
    const isReplaced = (proposal.pvModuleData?.length ?? 0) > 0;
    const isSure =
      !isReplaced ||
      (await confirm({
        title: 'TROCAR EQUIPAMENTOS',
        text: `Os equipamentos que já estão na proposta dão lugar ao kit de ${formatKitName(kit)}.`,
        confirmLabel: 'Trocar equipamentos',
        cancelLabel: 'Cancelar',
      }));
    if (!isSure) return;
    setChoosing(kit._id);
    // People who cannot edit prices get the displayed price, or are told that it changed (proposals-007).
    const frontPrice = facts && canEditPricing(facts) ? 0 : kit.kitData.kitPrice;
    const answer = await attemptAction(() =>
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
    cacheWizardProposal(answer.proposal);
    // The price comes next (proposals-006): the message says what the generation step would have shown.
    const worth = computeKitWorth(kit, answer.proposal);
    const generation = worth ? ` Gera ${formatKitGeneration(worth)}.` : '';
    const text = `Kit de ${formatKitName(kit)} escolhido.${generation}`;
    showSnackbar({ text });
    announce(text);
    const { frontId } = answer.proposal;
    const next = wizardStepPath(4, frontId) ?? wizardStepPath(3, frontId);
    if (next) navigate(next);
  }

  return { choose, choosing };
}
