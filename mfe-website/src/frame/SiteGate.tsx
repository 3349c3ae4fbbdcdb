import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { boardDescriptions, can } from '@girassol/shared-domain';
import { ButtonLink, EmptyState } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buildSitePath, EDITOR_PATH } from '../addresses/addresses';
import { MySimulatorLink } from './MySimulatorLink';
import type { SiteAccess } from './use-site-access';
import { SkeletonPart } from './WaitingPart';

/**
 * Access check around a page of the website area. A person without access reads instead of the page whom to
 * ask for access (website-005).
 */
export function SiteGate({ access, children }: { access: SiteAccess; children: ReactNode }) {
  const facts = useConditionFacts();
  const accountId = useSession()?.managerId ?? '';
  if (access === 'allowed') return children;
  if (access === 'asked' || !facts) return <SkeletonPart height={240} />;
  if (access === 'not-ours')
    return (
      <EmptyState
        title="Este endereço não é do site da sua conta"
        text="Cada conta tem um site, e só quem é dela pode abri-lo aqui."
        action={
          <ButtonLink as={Link} to={buildSitePath(EDITOR_PATH, accountId)} icon="monitor">
            Abrir o site da minha conta
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      title="Você não cuida do site"
      text="Quem gerencia a conta pode dar a permissão de alterar as configurações, e com ela a do site."
      action={can(facts, boardDescriptions.PRE_SALES.permission) && <MySimulatorLink />}
    />
  );
}
