import { api, buildApiQueryKey, queryClient, refreshSession, useApiQuery } from '@girassol/shared-auth';

const SESSIONS = 'GET /users/sessions/:userId';

/** Loads the sessions of the person and the records of its access. */
export const useOwnSessions = (userId: string) =>
  useApiQuery(SESSIONS, { params: { userId } }, { staleTime: 0, refetchOnMount: 'always' });

const reloadSessions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: buildApiQueryKey(SESSIONS) });

/** Changes the password of the person. Returns how many other sessions ended. */
export async function changePassword(
  userId: string,
  body: { currentPassword: string; newPassword: string },
): Promise<number> {
  const { endedSessions } = await api('PUT /users/password/:userId', {
    params: { userId },
    body,
    silent: true,
  });
  void reloadSessions();
  return endedSessions;
}

/** Ends a session of the person. */
export async function endSession(userId: string, sessionId: string): Promise<void> {
  await api('DELETE /users/sessions/:userId/:sessionId', { params: { userId, sessionId } });
  await reloadSessions();
}

/** Ends all sessions of the person but this one. Returns how many ended. */
export async function endOtherSessions(userId: string): Promise<number> {
  const { endedSessions } = await api('DELETE /users/other-sessions/:userId', { params: { userId } });
  await reloadSessions();
  return endedSessions;
}

/** Mails the person a link to a new password, for whoever has forgotten the current one. */
export async function mailPasswordLink(email: string): Promise<void> {
  await api('POST /users/recovery', { body: { email } });
}

const FACTOR = 'GET /users/factor/:userId';

/** Loads whether the login of the person has a second factor. */
export const useFactor = (userId: string) =>
  useApiQuery(FACTOR, { params: { userId } }, { staleTime: 0, refetchOnMount: 'always' });

/** Loads the second factor again, with the sessions that its change ended, and what the own session may do with it. */
export async function reloadFactor(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: buildApiQueryKey(FACTOR) }),
    reloadSessions(),
    refreshSession(),
  ]);
}

/** Begins the second factor, for the password. Returns the secret and its address for authenticators. */
export const beginFactor = (userId: string, currentPassword: string) =>
  api('POST /users/factor/begin/:userId', { params: { userId }, body: { currentPassword }, silent: true });

/** Turns the second factor on with a code. Returns the recovery codes, which are shown once. */
export async function confirmFactor(userId: string, code: string): Promise<string[]> {
  const params = { userId };
  return (await api('POST /users/factor/confirm/:userId', { params, body: { code }, silent: true }))
    .recoveryCodes;
}

/** Replaces the recovery codes, for a code of the authenticator. */
export async function renewRecoveryCodes(userId: string, code: string): Promise<string[]> {
  const params = { userId };
  return (await api('POST /users/factor/codes/:userId', { params, body: { code }, silent: true }))
    .recoveryCodes;
}

/** Turns the second factor off, for password and code. */
export async function turnFactorOff(
  userId: string,
  body: { currentPassword: string; code: string },
): Promise<void> {
  await api('POST /users/factor/off/:userId', { params: { userId }, body, silent: true });
  await reloadFactor();
}

const TEAM = 'GET /users/factor/team/:userId';

/** Loads which other people of the account have a second factor, for its owner. */
export const useTeamFactors = (userId: string) => useApiQuery(TEAM, { params: { userId } }, { staleTime: 0 });

/** Turns off the second factor of somebody who has lost it, for the own password. */
export async function resetFactor(
  userId: string,
  personId: string,
  body: { currentPassword: string; why: string },
): Promise<void> {
  await api('POST /users/factor/reset/:userId/:personId', {
    params: { userId, personId },
    body,
    silent: true,
  });
  await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(TEAM) });
}

/** Requires a second factor of everybody from a day, or no longer (null), for the own password. */
export async function changeFactorRequirement(
  userId: string,
  body: { currentPassword: string; from: string | null },
): Promise<void> {
  await api('PUT /users/factor/requirement/:userId', { params: { userId }, body, silent: true });
  await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(TEAM) });
}
