import { useFacts } from '@girassol/shared-auth';
import { boards, can } from '@girassol/shared-domain';
import { EmptyState, ErrorState, Skeleton } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { MySimulator } from './MySimulator';
import { useNamedPerson } from './use-named-person';

/** What is inside is for who looks after the site; everybody else reads whom to ask (website-005). */
export function SiteGate({ children }: { children: ReactNode }) {
  const facts = useFacts();
  const isAllowed = facts !== null && can(facts, 'configManager');
  const named = useNamedPerson(isAllowed);
  if (!facts || (isAllowed && named.isLoading)) return <Skeleton height={240} radius={10} />;
  if (isAllowed && named.error)
    return (
      <ErrorState
        error={named.error}
        title="Este endereço não é do site da sua conta"
        onRetry={named.retry}
      />
    );
  if (isAllowed) return children;
  return (
    <EmptyState
      title="Você não cuida do site"
      text="Quem gerencia a conta pode dar a permissão de alterar as configurações, e com ela a do site."
      action={can(facts, boards.PRE_SALES.permission) && <MySimulator />}
    />
  );
}
