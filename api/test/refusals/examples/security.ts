import { computeTotpCode, getTotpStep } from '@girassol/account-api/users';
import type { RequestExamples } from '../example';
import { TOTP_SECRET } from '../samples/security';

/** The next code, which is right for almost a minute. */
const getCode = () => computeTotpCode(TOTP_SECRET, getTotpStep(Date.now()) + 1);

/** Example requests for tests: the own password and sessions. */
export const securityExamples = {
  'PUT /users/password/:userId': ({ userId }) => ({
    params: { userId },
    // The same again: other examples log in with it.
    body: { currentPassword: 'Girassol2026', newPassword: 'Girassol2026' },
  }),
  'GET /users/sessions/:userId': ({ userId }) => ({ params: { userId } }),
  'DELETE /users/sessions/:userId/:sessionId': ({ userId, otherSessionId }) => ({
    params: { userId, sessionId: otherSessionId },
  }),
  'DELETE /users/other-sessions/:userId': ({ userId }) => ({ params: { userId } }),
  'POST /users/login-factor': ({ loginChallenge, recoveryCode }) => ({
    body: { challenge: loginChallenge, code: recoveryCode },
  }),
  'GET /users/factor/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /users/factor/team/:userId': ({ userId }) => ({ params: { userId } }),
  'PUT /users/factor/requirement/:userId': ({ userId }) => ({
    params: { userId },
    body: { currentPassword: 'Girassol2026', from: null },
  }),
  'POST /users/factor/reset/:userId/:personId': ({ userId, vendorId }) => ({
    params: { userId, personId: vendorId },
    body: { currentPassword: 'Girassol2026', why: 'perdeu o celular' },
  }),
  'POST /users/factor/begin/:userId': ({ userId }) => ({
    params: { userId },
    body: { currentPassword: 'Girassol2026' },
  }),
  'POST /users/factor/confirm/:userId': ({ userId }) => ({ params: { userId }, body: { code: getCode() } }),
  'POST /users/factor/codes/:userId': ({ userId }) => ({ params: { userId }, body: { code: getCode() } }),
  'POST /users/factor/off/:userId': ({ userId }) => ({
    params: { userId },
    body: { currentPassword: 'Girassol2026', code: getCode() },
  }),
} satisfies Partial<RequestExamples>;
