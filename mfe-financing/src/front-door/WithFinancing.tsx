import { useSession } from '@girassol/shared-auth';
import { hasFinancing, NO_FINANCING } from '@girassol/shared-domain';
import { EmptyState, PageHeader } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import type { ReactNode } from 'react';

/** For accounts of a white label that finances nothing, an address leads to a reason, and nothing is asked (financing-103). */
export function WithFinancing({ children }: { children: ReactNode }) {
  const session = useSession();
  if (!session || hasFinancing(session)) return children;
  return (
    <ListFrame>
      <PageHeader title="Financiamentos" />
      <EmptyState title="Sem financiamentos" text={NO_FINANCING} />
    </ListFrame>
  );
}
