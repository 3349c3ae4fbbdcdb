import { lazyPart } from '@girassol/shared-ui';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { type ReactNode, useState } from 'react';
import type { GenerationDialogProposal } from './GenerationDialog';

const GenerationDialog = lazyPart(() => import('./GenerationDialog'));

/** Builds the menu entry "Ver geração", which opens the dialog with the generation of a proposal. */
export const buildGenerationMenuItem = (onAction: () => void): MenuItem => ({
  id: 'generation',
  label: 'Ver geração',
  icon: 'sun',
  onAction,
});

/**
 * Provides the dialog with the generation of a proposal: `open` shows the dialog, and the page renders
 * `dialog`.
 */
export function useGenerationDialog(): {
  open: (proposal: GenerationDialogProposal) => void;
  dialog: ReactNode;
} {
  const [proposal, setProposal] = useState<GenerationDialogProposal | null>(null);
  return {
    open: setProposal,
    dialog: proposal && <GenerationDialog proposal={proposal} onClose={() => setProposal(null)} />,
  };
}
