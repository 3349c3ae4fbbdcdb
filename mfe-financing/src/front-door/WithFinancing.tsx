import { SupportLink } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import { canAccountOfferFinancing, FINANCING_UNAVAILABLE_MESSAGE } from '@girassol/shared-domain';
import { EmptyState, PageHeader, WayLinks } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import type { ReactNode } from 'react';

const SUPPORT_MESSAGE = 'Olá! Quero oferecer financiamento nas propostas da minha conta.';

/**
 * Access check around a page of the financing area. For accounts of a white label without financings it shows
 * why the page is unavailable and the way to the support, and loads nothing (financing-103).
 */
export function FinancingGate({ children }: { children: ReactNode }) {
  const session = useSession();
  if (!session || canAccountOfferFinancing(session)) return children;
  return (
    <ListFrame>
      <PageHeader title="Financiamentos" />
      <EmptyState
        title="Sem financiamentos"
        text={FINANCING_UNAVAILABLE_MESSAGE}
        action={<SupportLink links={WayLinks} message={SUPPORT_MESSAGE} />}
      />
    </ListFrame>
  );
}
