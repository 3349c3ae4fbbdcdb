import { ApiError, saveSettings, useSettings } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import type { Settings, Team } from '@girassol/shared-domain/contract';
import {
  Avatar,
  Button,
  Card,
  ConflictNotice,
  confirm,
  EmptyState,
  Heading,
  Row,
  Skeleton,
  Stack,
  showSnackbar,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { describeProblem } from '../describe-problem';
import { listPeopleOptions } from '../people-options';
import { reloadCollaborators } from '../use-collaborators';
import { TeamDialog, type TeamValues } from './TeamDialog';

interface TeamsEditorProps {
  session: Session;
  /** Level of the names of teams: one below the heading above the editor. */
  headingLevel: 2 | 3;
}

/**
 * Editor of the teams of an account (collaborators-004), on the page of collaborators and as a section of the settings. Each
 * team is saved by itself; boards, home and search follow at once.
 */
export function TeamsEditor({ session, headingLevel }: TeamsEditorProps) {
  const settings = useSettings();
  const [edited, setEdited] = useState<Team | 'new' | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  if (!settings) return <Skeleton height={240} radius={14} />;
  const { teams } = settings;
  const people = listPeopleOptions(
    session,
    session.vendors.map(({ _id, personalData }) => ({ _id, name: personalData.name })),
  );
  const getName = (id: string) => people.find(({ value }) => value === id)?.label ?? 'Alguém que saiu';

  async function saveTeams(next: readonly TeamChange[]): Promise<string | null> {
    setConflict(null);
    try {
      await saveSettings({ teams: next.map(toTeamChange) }, { version: settings?.version });
      await reloadCollaborators();
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        await reloadCollaborators();
        setConflict(error.message);
      }
      return describeProblem(error);
    }
  }
  async function saveTeam(values: TeamValues): Promise<string | null> {
    const next =
      edited === 'new' || edited === null
        ? [...teams, values]
        : teams.map((team) => (team._id === edited._id ? { ...team, ...values } : team));
    const problem = await saveTeams(next);
    if (problem === null) {
      setEdited(null);
      showSnackbar({ text: `Equipe ${values.name} salva.` });
    }
    return problem;
  }
  async function deleteTeam({ _id, name }: Team) {
    const isSure = await confirm({
      title: 'Excluir equipe',
      text: `A equipe ${name} some dos filtros. As pessoas e o trabalho delas ficam.`,
      confirmLabel: `Excluir ${name}`,
      cancelLabel: 'Voltar',
    });
    if (!isSure) return;
    const problem = await saveTeams(teams.filter((team) => team._id !== _id));
    showSnackbar(problem === null ? { text: `Equipe ${name} excluída.` } : { text: problem, tone: 'bad' });
  }

  const begin = (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      Nova equipe
    </Button>
  );
  return (
    <Stack gap={16}>
      <Head>
        <Text tone="soft">
          Quem lidera uma equipe vê o trabalho dos membros nos quadros e na página inicial.
        </Text>
        {begin}
      </Head>
      {conflict && (
        <ConflictNotice title={conflict} text="A lista já mostra como está agora. Repita a sua mudança.">
          <Button size="sm" onClick={() => setConflict(null)}>
            Entendi
          </Button>
        </ConflictNotice>
      )}
      {teams.length === 0 && (
        <EmptyState
          title="Nenhuma equipe ainda"
          text="Junte vendedores sob quem os acompanha, por região ou por turno."
          action={begin}
        />
      )}
      <Teams>
        {teams.map((team) => (
          <li key={team._id}>
            <Card padding={16}>
              <Stack gap={8}>
                <Heading level={headingLevel} size={14}>
                  {team.name}
                </Heading>
                <Row gap={8} align="center">
                  <Avatar name={getName(team.leader)} size={24} isDecorative />
                  <Text size={13}>{`Liderança: ${getName(team.leader)}`}</Text>
                </Row>
                <Text size={13} tone="soft">
                  {team.members
                    .filter((member) => member !== team.leader)
                    .map(getName)
                    .join(', ') || 'Sem outros membros.'}
                </Text>
                <Row gap={8}>
                  <Button size="sm" aria-label={`Editar equipe ${team.name}`} onClick={() => setEdited(team)}>
                    Editar
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Excluir equipe ${team.name}`}
                    onClick={() => void deleteTeam(team)}
                  >
                    Excluir
                  </Button>
                </Row>
              </Stack>
            </Card>
          </li>
        ))}
      </Teams>
      {edited && (
        <TeamDialog
          team={edited === 'new' ? null : edited}
          people={people}
          onSave={saveTeam}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}

type TeamChange = TeamValues & { _id?: Settings['teams'][number]['_id'] };

const toTeamChange = ({ _id, name, leader, members }: TeamChange) => ({
  ...(_id !== undefined && { _id }),
  name,
  leader,
  members: [...members],
});

const { screen, space } = tokens;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`;

const Teams = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;
