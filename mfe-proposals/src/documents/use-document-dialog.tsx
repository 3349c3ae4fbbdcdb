import { lazyPart } from '@girassol/shared-ui';
import { type ReactNode, useState } from 'react';
import type { DocumentDialogProposal } from './ProposalDocumentDialog';

const ProposalDocumentDialog = lazyPart(() => import('./ProposalDocumentDialog'));

/** Provides the dialog that generates a document of a proposal: `open` shows it, and the page renders `dialog`. */
export function useDocumentDialog(): { open: (proposal: DocumentDialogProposal) => void; dialog: ReactNode } {
  const [proposal, setProposal] = useState<DocumentDialogProposal | null>(null);
  return {
    open: setProposal,
    dialog: proposal && <ProposalDocumentDialog proposal={proposal} onClose={() => setProposal(null)} />,
  };
}
