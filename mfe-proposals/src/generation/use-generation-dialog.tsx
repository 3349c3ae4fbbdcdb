import { lazyScreen } from '@girassol/federation/remote';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { type ReactNode, useState } from 'react';
import type { GeneratingProposal } from './GenerationDialog';

const GenerationDialog = lazyScreen(() => import('./GenerationDialog'));

/** Opens what a proposal generates. */
export const generationItem = (onAction: () => void): MenuItem => ({
  id: 'generation',
  label: 'Ver geração',
  icon: 'sun',
  onAction,
});

/** The dialog of what a proposal generates: `open` shows it, `dialog` is drawn beside the list. */
export function useGenerationDialog(): {
  open: (proposal: GeneratingProposal) => void;
  dialog: ReactNode;
} {
  const [proposal, setProposal] = useState<GeneratingProposal | null>(null);
  return {
    open: setProposal,
    dialog: proposal && <GenerationDialog proposal={proposal} onClose={() => setProposal(null)} />,
  };
}
