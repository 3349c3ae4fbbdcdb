import type { RequestExamples } from '../example';
import { getSampleAuthenticator } from '../samples/passkeys';

/** Example requests for tests: logins by passkey, and the own passkeys. */
export const passkeyExamples = {
  'POST /users/passkey-login/begin': () => ({ body: {} }),
  'POST /users/passkey-login': ({ passkeyCredentialId, passkeyLoginChallenge }) => ({
    body: { assertion: getSampleAuthenticator(passkeyCredentialId).assert(passkeyLoginChallenge) },
  }),
  'GET /users/passkeys/:userId': ({ userId }) => ({ params: { userId } }),
  'POST /users/passkeys/begin/:userId': ({ userId }) => ({
    params: { userId },
    body: { currentPassword: 'Girassol2026', code: '' },
  }),
  'POST /users/passkeys/new/:userId': ({ userId, newPasskeyCredentialId, newPasskeyChallenge }) => ({
    params: { userId },
    body: {
      name: 'Celular',
      attestation: getSampleAuthenticator(newPasskeyCredentialId).attest(newPasskeyChallenge),
    },
  }),
  'PATCH /users/passkeys/:userId/:passkeyId': ({ userId, passkeyId }) => ({
    params: { userId, passkeyId },
    body: { name: 'Notebook da sala' },
  }),
  'POST /users/passkeys/remove/:userId/:passkeyId': ({ userId, passkeyId }) => ({
    params: { userId, passkeyId },
    body: { currentPassword: 'Girassol2026' },
  }),
} satisfies Partial<RequestExamples>;
