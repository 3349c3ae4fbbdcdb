import { canManageCollaborators } from '@girassol/account-domain/collaborators';
import { useConditionFacts, useLastingAccess, useSession } from '@girassol/shared-auth';
import { NoAccessState, PageHeader, Skeleton, tokens } from '@girassol/shared-ui';
import { Tabs } from '@girassol/shared-ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { collaboratorTabs } from '../addresses/collaborators';
import { OwnerRequest } from '../owner/OwnerRequest';
import { AuditLog } from './audit-log/AuditLog';
import { PeopleTab } from './people/PeopleTab';
import { TeamsEditor } from './teams/TeamsEditor';

/** Page `/colaboradores/:managerId`: people with their rights, teams, and the log of who changed what. */
export default function CollaboratorsPage() {
  const session = useSession();
  const facts = useConditionFacts();
  const [params, setParams] = useSearchParams();
  const staysOpen = useLastingAccess(facts !== null && canManageCollaborators(facts));
  if (!session) return null;
  return (
    <Page>
      <PageHeader title="Colaboradores" summary="Quem trabalha na conta, e o que cada pessoa pode fazer." />
      {!facts && <Skeleton height={320} radius={14} />}
      {facts && !staysOpen && (
        <NoAccessState
          title="Sem acesso aos colaboradores"
          text={<OwnerRequest permission="gerenciar colaboradores" />}
        />
      )}
      {facts && staysOpen && (
        <Tabs
          label="Colaboradores"
          selectedId={params.get('aba') ?? collaboratorTabs.people}
          onSelect={(aba) => setParams({ aba }, { replace: true })}
          items={[
            {
              id: collaboratorTabs.people,
              label: 'Pessoas',
              icon: 'users',
              content: <PeopleTab session={session} />,
            },
            {
              id: collaboratorTabs.teams,
              label: 'Equipes',
              icon: 'team',
              content: <TeamsEditor session={session} headingLevel={2} />,
            },
            {
              id: collaboratorTabs.log,
              label: 'Registro',
              icon: 'history',
              content: <AuditLog session={session} />,
            },
          ]}
        />
      )}
    </Page>
  );
}

const { screen, space } = tokens;

const Page = styled.div`
  box-sizing: border-box;
  max-width: 76rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} ${space[48]};
  [role='tabpanel'] { padding-top: ${space[16]}; }
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} ${space[32]}; }
`;
