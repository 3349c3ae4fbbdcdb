import { lazyScreen } from '@girassol/federation/remote';
import { type ReactNode, useState } from 'react';
import type { DocumentedProposal } from './ProposalDocumentDialog';

const ProposalDocumentDialog = lazyScreen(() => import('./ProposalDocumentDialog'));

/** The dialog that makes a document of a proposal: `open` shows it, `dialog` is drawn beside the list. */
export function useDocumentDialog(): { open: (proposal: DocumentedProposal) => void; dialog: ReactNode } {
  const [proposal, setProposal] = useState<DocumentedProposal | null>(null);
  return {
    open: setProposal,
    dialog: proposal && <ProposalDocumentDialog proposal={proposal} onClose={() => setProposal(null)} />,
  };
}
