import { useFacts, useSession } from '@girassol/shared-auth';
import { boards, can } from '@girassol/shared-domain';
import { ButtonLink, EmptyState } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EDITOR_PATH, sitePath } from '../addresses/addresses';
import { MySimulator } from './MySimulator';
import type { SiteAccess } from './use-site-access';
import { WaitingPart } from './WaitingPart';

/** What is inside is for who looks after the site; everybody else reads whom to ask (website-005). */
export function SiteGate({ access, children }: { access: SiteAccess; children: ReactNode }) {
  const facts = useFacts();
  const accountId = useSession()?.managerId ?? '';
  if (access === 'allowed') return children;
  if (access === 'asked' || !facts) return <WaitingPart height={240} />;
  if (access === 'not-ours')
    return (
      <EmptyState
        title="Este endereço não é do site da sua conta"
        text="Cada conta tem um site, e só quem é dela pode abri-lo aqui."
        action={
          <ButtonLink as={Link} to={sitePath(EDITOR_PATH, accountId)} icon="monitor">
            Abrir o site da minha conta
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      title="Você não cuida do site"
      text="Quem gerencia a conta pode dar a permissão de alterar as configurações, e com ela a do site."
      action={can(facts, boards.PRE_SALES.permission) && <MySimulator />}
    />
  );
}
