import { useSession } from '@girassol/shared-auth';
import { canAccountOfferFinancing, FINANCING_UNAVAILABLE_MESSAGE } from '@girassol/shared-domain';
import { NoAccessState, PageHeader } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import type { ReactNode } from 'react';

/**
 * Access check around a page of the financing area. For accounts of a white label without financings it shows
 * why the page is unavailable, and loads nothing (financing-103).
 */
export function FinancingGate({ children }: { children: ReactNode }) {
  const session = useSession();
  if (!session || canAccountOfferFinancing(session)) return children;
  return (
    <ListFrame>
      <PageHeader title="Financiamentos" />
      <NoAccessState title="Sem financiamentos" text={FINANCING_UNAVAILABLE_MESSAGE} />
    </ListFrame>
  );
}
