import { useFacts } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import { EmptyState, Skeleton } from '@girassol/shared-ui';
import type { ReactNode } from 'react';

/** What is inside is for who looks after the site; everybody else reads whom to ask (website-005). */
export function SiteGate({ children }: { children: ReactNode }) {
  const facts = useFacts();
  if (!facts) return <Skeleton height={240} radius={10} />;
  if (can(facts, 'configManager')) return children;
  return (
    <EmptyState
      title="Você não cuida do site"
      text="Quem gerencia a conta pode dar a permissão de alterar as configurações, e com ela a do site."
    />
  );
}
