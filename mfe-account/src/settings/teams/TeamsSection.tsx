import { canManageCollaborators } from '@girassol/account-domain/collaborators';
import { useConditionFacts } from '@girassol/shared-auth';
import { EmptyState } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { TeamsEditor } from '../../collaborators/teams/TeamsEditor';
import type { SettingsSectionProps } from '../settings-section';

/** Settings section of the teams: the same editor as on the page of collaborators. */
export default function TeamsSection({ session }: SettingsSectionProps) {
  const facts = useConditionFacts();
  return (
    <FormSection aria-labelledby="section-teams">
      <h2 id="section-teams">Equipes</h2>
      {facts && canManageCollaborators(facts) ? (
        <TeamsEditor session={session} headingLevel={3} />
      ) : (
        <EmptyState
          isCompact
          title="Sem acesso às equipes"
          text="Quem gerencia colaboradores muda as equipes."
        />
      )}
    </FormSection>
  );
}
