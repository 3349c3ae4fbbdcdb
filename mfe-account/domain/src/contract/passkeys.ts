import {
  base64Url,
  type ContractRoutes,
  credentialId,
  id,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';

/** These calls are answered to the person itself only, whatever its rights. */
const self = z.object({ userId: id });
const own = self.extend({ passkeyId: id });

const name = trimmedText(60).min(1, 'Dê um nome à chave.');

/** Names of transports are not a closed list: browsers may know new ones. */
const transports = z.array(z.string().max(40)).max(10);

const passkey = z.object({
  _id: id,
  name: z.string(),
  /** Host at which it was created, the only one at which it opens a session. */
  host: z.string(),
  since: timestamp,
  lastUse: timestamp.nullable(),
});

/** API calls by which people look after their own passkeys; also those of accounts in bad standing. */
export const passkeysContract = {
  'GET /users/passkeys/:userId': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'The own passkeys, of every host',
    params: self,
    answer: z.object({ passkeys: z.array(passkey) }),
  },
  'POST /users/passkeys/begin/:userId': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'A challenge for a new passkey at the host of the request, for the password',
    params: self,
    body: z.object({
      currentPassword: z.string().max(200),
      /** Needed while the second factor is on: a passkey counts as both. */
      code: z.string().trim().max(40).optional(),
    }),
    /** `PublicKeyCredentialCreationOptionsJSON`. */
    answer: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
      timeout: z.number().int(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(
        z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
      ),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
    hasSecretResponse: true,
  },
  'POST /users/passkeys/new/:userId': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'Save a passkey that the browser has created; the person is told by mail',
    params: self,
    body: z.object({
      name,
      /** `RegistrationResponseJSON`, without what the server does not need. */
      attestation: z.object({
        id: credentialId,
        rawId: credentialId,
        type: z.literal('public-key'),
        response: z.object({
          clientDataJSON: base64Url(4000),
          attestationObject: base64Url(16_000),
          transports: transports.optional(),
        }),
      }),
    }),
    answer: z.object({ passkey }),
    hasSecretResponse: true,
  },
  'PATCH /users/passkeys/:userId/:passkeyId': {
    access: 'session',
    summary: 'Rename one of the own passkeys',
    params: own,
    body: z.object({ name }),
    answer: z.object({ passkey }),
  },
  'POST /users/passkeys/remove/:userId/:passkeyId': {
    access: 'session',
    summary: 'Remove one of the own passkeys, for the password; every other session of the person ends',
    params: own,
    body: z.object({ currentPassword: z.string().max(200) }),
    answer: z.object({ endedSessions: z.number().int() }),
    hasSecretResponse: true,
  },
} as const satisfies ContractRoutes;

/** Passkey of a person, as its list shows it. */
export type Passkey = z.infer<typeof passkey>;
