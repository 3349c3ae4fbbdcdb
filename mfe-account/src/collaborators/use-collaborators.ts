import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';

const LIST = 'GET /users/vendors/:managerId';

/** Collaborators, invitations, seats and undoable removals of an account. */
export type CollaboratorList = ResponseBody<typeof LIST>;

/** Loads the collaborators of an account; live events of the account load them again. */
export const useCollaborators = (managerId: string) =>
  useApiQuery(LIST, { params: { managerId } }, { staleTime: 0, refetchOnMount: 'always' });

/** Loads the collaborators again, on every screen that shows them, with settings and their teams. */
export async function reloadCollaborators(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LIST) }),
    queryClient.invalidateQueries({ queryKey: buildApiQueryKey('GET /settings/user/:userId') }),
  ]);
}

/** Invites a collaborator by mail. */
export async function inviteCollaborator(
  managerId: string,
  body: RequestBody<'POST /users/vendors/:managerId'>,
): Promise<void> {
  await api('POST /users/vendors/:managerId', { params: { managerId }, body, silent: true });
  await reloadCollaborators();
}

/** Changes rights, name, phone, position or absence of a collaborator. */
export async function changeCollaborator(
  managerId: string,
  vendorId: string,
  body: RequestBody<'PATCH /users/vendors/:managerId/:vendorId'>,
): Promise<void> {
  await api('PATCH /users/vendors/:managerId/:vendorId', {
    params: { managerId, vendorId },
    body,
    silent: true,
  });
  await reloadCollaborators();
}

/** Mails an invitation again; shows a refusal as a dialog. */
export async function resendInvitation(managerId: string, invitationId: string): Promise<void> {
  await api('POST /users/vendors/:managerId/invitation/:invitationId', {
    params: { managerId, invitationId },
  });
  await reloadCollaborators();
}

/** Revokes an invitation; shows a refusal as a dialog. */
export async function revokeInvitation(managerId: string, invitationId: string): Promise<void> {
  await api('DELETE /users/vendors/:managerId/invitation/:invitationId', {
    params: { managerId, invitationId },
  });
  await reloadCollaborators();
}

/** Removes a collaborator with the chosen heirs and leaders. */
export async function removeCollaborator(
  managerId: string,
  vendorId: string,
  body: RequestBody<'DELETE /users/vendors/:managerId/:vendorId'>,
): Promise<ResponseBody<'DELETE /users/vendors/:managerId/:vendorId'>> {
  const answer = await api('DELETE /users/vendors/:managerId/:vendorId', {
    params: { managerId, vendorId },
    body,
    silent: true,
  });
  await reloadCollaborators();
  return answer;
}

/** Undoes a removal; shows a refusal as a dialog. */
export async function restoreCollaborator(managerId: string, removalId: string): Promise<void> {
  await api('POST /users/vendors/:managerId/restore/:removalId', { params: { managerId, removalId } });
  await reloadCollaborators();
}
