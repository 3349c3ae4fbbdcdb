import { randomBytes } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { generateId } from '@girassol/api-platform/database';
import type { TestApi } from '../../harness';
import type { TestPerson } from '../../test-people';
import type { SampleContext } from './context';
import { INVITATION_TOKEN } from './public-records';

/** Seats that the sample accounts have paid: enough for every example. */
const PAID_SEATS = 500;

/** Creates the sample collaborators for tests: one without work, one who was just removed, and an open invitation. */
export async function createCollaboratorsSamples({ api, person, name }: SampleContext) {
  const { accountId } = person;
  await api.query("update charges set vendors = $2 where account_id = $1 and state = 'paid'", [
    accountId,
    PAID_SEATS,
  ]);
  const addUser = async (isRemoved: boolean) => {
    const id = generateId();
    await api.query(
      `insert into users (account_id, id, email, password_hash, type, name, permissions, disabled_at)
       values ($1, $2, $3, 'x', 'VENDOR', $4, '{"salesKanban": true}', $5)`,
      [accountId, id, `colaborador-${id}@girassol.test`, name, isRemoved ? new Date() : null],
    );
    return id;
  };
  const removedId = await addUser(true);
  const removalId = generateId();
  await api.query(
    `insert into collaborator_removals (account_id, id, user_id, user_name, removed_by, heirs, teams)
     values ($1, $2, $3, $4, $5, '{}', '{"member": [], "led": []}')`,
    [accountId, removalId, removedId, name, person.userId],
  );
  const invitationId = generateId();
  await insertInvitation(api, person, {
    id: invitationId,
    name,
    token: randomBytes(32).toString('base64url'),
  });
  return {
    collaboratorId: await addUser(false),
    removalId,
    invitationId,
  };
}

/** Renews the invitation that is open to everybody who has its link. */
export async function renewPublicInvitation(api: TestApi): Promise<void> {
  await api.query('delete from invitations where token_hash = $1', [hashToken(INVITATION_TOKEN)]);
  await insertInvitation(api, api.people.owner, { id: generateId(), name: 'Ana', token: INVITATION_TOKEN });
}

function insertInvitation(
  api: TestApi,
  { accountId, userId }: TestPerson,
  { id, name, token }: { id: string; name: string; token: string },
) {
  return api.query(
    `insert into invitations
       (account_id, id, email, name, permissions, levels, token_hash, invited_by, invited_by_name, expires_at)
     values ($1, $2, $3, $4, '{}', '{}', $5, $6, $4, now() + interval '7 days')`,
    [accountId, id, `convite-${id}@girassol.test`, name, hashToken(token), userId],
  );
}
