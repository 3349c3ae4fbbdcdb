import { canManageCollaborators } from '@girassol/account-domain/collaborators';
import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { createEngineProblemsRefusal } from '@girassol/api-platform/http/problems-refusal';
import { notify } from '@girassol/api-platform/notifications';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { findRepeatedNameIndexes } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { recordAuditEntry } from '../../audit/record-audit-entry';
import { requireMayLead } from '../../rights/collaborator-access';
import { publishCollaboratorsChanged } from '../../rights/publish-collaborators-changed';
import { recordSettingsChange } from '../save-settings';

type WantedTeam = NonNullable<ParsedRequestBody<'PATCH /settings/user/:userId'>['teams']>[number];

/** Name of the teams in the history of the settings. */
export const TEAMS_PART = 'teams';

/** Throws 403 if the caller may not change teams: a leader sees the work of the members. */
export function requireTeamsEditor(caller: Caller): void {
  if (!canManageCollaborators(caller)) throw notAllowed('Você não tem permissão para alterar as equipes.');
}

interface StoredTeam {
  _id: string;
  name: string;
  leader: string;
  members: string[];
}

/**
 * Saves all teams of an account as they are to be (collaborators-004): new ones are created, missing ones deleted. The leader
 * of a team is a member of it. Throws 400 for a repeated name, a leader or member who does not work here, and 403 for a
 * caller who would lead others by it without the right to see their sales. The account must be locked.
 */
export async function saveTeams(tx: Tx, caller: Caller, wanted: readonly WantedTeam[]): Promise<void> {
  const { accountId } = caller;
  const before = await loadTeams(tx, accountId);
  const people = await loadPeople(tx, accountId);
  const after = wanted.map(
    ({ _id, name, leader, members }): StoredTeam => ({
      _id: before.some((team) => team._id === _id) && _id ? _id : generateId(),
      name,
      leader,
      members: [...new Set([leader, ...members])].sort(),
    }),
  );
  const problems = [
    ...[...findRepeatedNameIndexes(after.map(({ name }) => name))].map((index) => ({
      path: `teams.${index}.name`,
      message: 'Já há uma equipe com este nome.',
    })),
    ...after.flatMap(({ leader, members }, index) => [
      ...(people.has(leader)
        ? []
        : [{ path: `teams.${index}.leader`, message: 'Escolha quem lidera a equipe.' }]),
      ...(members.every((member) => member === leader || people.has(member))
        ? []
        : [{ path: `teams.${index}.members`, message: 'Alguém desta equipe não trabalha mais aqui.' }]),
    ]),
  ];
  if (problems.length > 0) throw createEngineProblemsRefusal(problems);
  await refuseOwnLead(tx, caller, before, after);

  const changes = describeTeamsChange(before, after, people);
  if (changes.length === 0) return;
  await writeTeams(tx, accountId, after);
  await recordSettingsChange(tx, caller, { parts: [TEAMS_PART], lines: changes.map(({ line }) => line) });
  for (const { action, team, was } of changes)
    await recordAuditEntry(tx, caller, {
      area: 'rights',
      action,
      subject: { kind: 'team', id: team._id, name: team.name },
      ...(was && { before: toAuditValue(was) }),
      ...(action !== 'delete-team' && { after: toAuditValue(team) }),
    });
  await notifyJoined(tx, caller, changes, people);
  await publishCollaboratorsChanged(tx, caller);
}

/** Notifies people who came into a team, or who lead it now. */
async function notifyJoined(
  tx: Tx,
  { accountId, userId: by }: Caller,
  changes: readonly TeamChange[],
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const changedBy = people.get(by) ?? 'Alguém';
  for (const { action, team, was } of changes) {
    if (action === 'delete-team') continue;
    const facts = { teamId: team._id, team: team.name, changedBy };
    const leaders = team.leader === was?.leader ? [] : [team.leader];
    const joined = team.members.filter((id) => id !== team.leader && !was?.members.includes(id));
    for (const [told, isLeader] of [
      [leaders, true],
      [joined, false],
    ] as const)
      await notify(tx, { accountId, kind: 'team-joined', people: told, by, facts: { ...facts, isLeader } });
  }
}

async function loadTeams(tx: Tx, accountId: string): Promise<StoredTeam[]> {
  const teams = await tx
    .selectFrom('teams')
    .select(['id', 'name', 'leader_id'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const members = await tx
    .selectFrom('team_members')
    .select(['team_id', 'user_id'])
    .where('account_id', '=', accountId)
    .execute();
  return teams.map(({ id, name, leader_id }) => ({
    _id: id,
    name,
    leader: leader_id,
    members: members
      .filter(({ team_id }) => team_id === id)
      .map(({ user_id }) => user_id)
      .sort(),
  }));
}

async function loadPeople(tx: Tx, accountId: string): Promise<ReadonlyMap<string, string>> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Nobody grants themselves the sight of others' sales by a team. */
async function refuseOwnLead(
  tx: Tx,
  caller: Caller,
  before: readonly StoredTeam[],
  after: readonly StoredTeam[],
): Promise<void> {
  const gains = after.some((team) => {
    if (team.leader !== caller.userId) return false;
    const was = before.find(({ _id }) => _id === team._id);
    return was?.leader !== caller.userId || team.members.some((member) => !was.members.includes(member));
  });
  if (gains) await requireMayLead(tx, caller);
}

interface TeamChange {
  action: 'create-team' | 'change-team' | 'delete-team';
  line: string;
  team: StoredTeam;
  was?: StoredTeam;
}

function describeTeamsChange(
  before: readonly StoredTeam[],
  after: readonly StoredTeam[],
  people: ReadonlyMap<string, string>,
): TeamChange[] {
  const getName = (id: string) => people.get(id) ?? 'alguém que saiu';
  const describe = ({ leader, members }: StoredTeam) =>
    `liderança de ${getName(leader)}; ${members.map(getName).sort().join(', ')}`;
  const deleted = before
    .filter(({ _id }) => !after.some((team) => team._id === _id))
    .map(
      (team): TeamChange => ({
        action: 'delete-team',
        line: `Equipe ${team.name} excluída`,
        team,
        was: team,
      }),
    );
  const others = after.flatMap((team): TeamChange[] => {
    const was = before.find(({ _id }) => _id === team._id);
    if (!was) return [{ action: 'create-team', line: `Equipe ${team.name} criada: ${describe(team)}`, team }];
    if (JSON.stringify(was) === JSON.stringify(team)) return [];
    const named = was.name === team.name ? team.name : `${was.name} → ${team.name}`;
    return [{ action: 'change-team', line: `Equipe ${named}: ${describe(team)}`, team, was }];
  });
  return [...deleted, ...others];
}

const toAuditValue = ({ name, leader, members }: StoredTeam) => ({ name, leader, members });

async function writeTeams(tx: Tx, accountId: string, teams: readonly StoredTeam[]): Promise<void> {
  const ids = teams.map(({ _id }) => _id);
  await tx
    .deleteFrom('teams')
    .where('account_id', '=', accountId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  await tx.deleteFrom('team_members').where('account_id', '=', accountId).execute();
  if (teams.length === 0) return;
  await tx
    .insertInto('teams')
    .values(
      teams.map(({ _id, name, leader }) => ({ account_id: accountId, id: _id, name, leader_id: leader })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'id']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        leader_id: ref('excluded.leader_id'),
      })),
    )
    .execute();
  await tx
    .insertInto('team_members')
    .values(
      teams.flatMap(({ _id, members }) =>
        members.map((user_id) => ({ account_id: accountId, team_id: _id, user_id })),
      ),
    )
    .execute();
}
