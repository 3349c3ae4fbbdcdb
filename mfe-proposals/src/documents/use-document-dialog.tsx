import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DocumentedProposal } from './ProposalDocumentDialog';

const ProposalDocumentDialog = lazy(() => import('./ProposalDocumentDialog'));

/** The dialog that makes a document of a proposal: `open` shows it, `dialog` is drawn beside the list. */
export function useDocumentDialog(): { open: (proposal: DocumentedProposal) => void; dialog: ReactNode } {
  const [proposal, setProposal] = useState<DocumentedProposal | null>(null);
  return {
    open: setProposal,
    dialog: proposal && (
      <Suspense fallback={null}>
        <ProposalDocumentDialog proposal={proposal} onClose={() => setProposal(null)} />
      </Suspense>
    ),
  };
}
