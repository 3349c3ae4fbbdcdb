import { z } from 'zod';
import type { ContractRoutes } from './route';
import { emptyObject } from './schemas';
import { sessionResponse } from './users';

/** Bytes in the URL-safe alphabet of base64, as WebAuthn writes them in JSON. */
export const base64Url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/, 'O navegador enviou uma chave de acesso que não entendemos.');

/** Id of a credential; the standard allows 1023 bytes. */
export const credentialId = base64Url(1364);

/** Answer of a browser to a request of WebAuthn (`AuthenticationResponseJSON`), without what the server does not need. */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(4000),
    userHandle: base64Url(100).optional(),
  }),
});

/** Calls by which a passkey opens a session. */
export const passkeyLoginContract = {
  'POST /users/passkey-login/begin': {
    access: 'public',
    summary: 'A challenge for a login by passkey at the host of the request; for five minutes, once',
    body: emptyObject.optional(),
    /** `PublicKeyCredentialRequestOptionsJSON`: names no credentials, so that the browser offers those of this host. */
    answer: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number().int(),
      userVerification: z.literal('required'),
    }),
    hasSecretResponse: true,
  },
  'POST /users/passkey-login': {
    access: 'public',
    summary: 'Open a session with a passkey of this host; it counts as password and second factor',
    body: z.object({ assertion: passkeyAssertion }),
    answer: sessionResponse,
    hasSecretResponse: true,
  },
} as const satisfies ContractRoutes;
