import type { ListedProposal } from '@girassol/shared-domain/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const ProposalDocumentDialog = lazy(() => import('./ProposalDocumentDialog'));

/** The dialog that makes a document of a proposal: `open` shows it, `dialog` is drawn beside the list. */
export function useDocumentDialog(): { open: (proposal: ListedProposal) => void; dialog: ReactNode } {
  const [proposal, setProposal] = useState<ListedProposal | null>(null);
  return {
    open: setProposal,
    dialog: proposal && (
      <Suspense fallback={null}>
        <ProposalDocumentDialog proposal={proposal} onClose={() => setProposal(null)} />
      </Suspense>
    ),
  };
}
