import { api, loginWithToken } from '@girassol/shared-auth';

/**
 * Signs this browser in to the account that a paid signup has opened. Returns the token of the page on which a password is
 * chosen. Rejects with `ApiError` while the signup is not paid.
 */
export async function startSession(signupId: string): Promise<{ passwordToken: string }> {
  const { session, passwordToken } = await api('POST /signup/session/:id', {
    params: { id: signupId },
    silent: true,
  });
  await loginWithToken(session.token);
  return { passwordToken };
}
