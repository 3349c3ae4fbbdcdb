import { isStrongPassword } from '@girassol/shared-domain';
import {
  type ContractRoutes,
  emptyObject,
  id,
  isoDate,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';

/** These calls are answered to the person itself only, whatever its rights. */
const self = z.object({ userId: id });

/** Code of the authenticator, or a recovery code; spaces and hyphens do not count. */
const code = z.string().trim().min(1, 'Informe o código.').max(40);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const ownSession = z.object({
  _id: id,
  /** `Chrome em Windows`. */
  device: z.string(),
  isPhone: z.boolean(),
  ip: z.string(),
  since: timestamp,
  /** Exact to a few minutes. */
  lastUse: timestamp,
  /** The session that asks. */
  isCurrent: z.boolean(),
  /** Name of the administrator whose visit it is ("Rita (suporte)"); absent for sessions of the person. */
  visitor: z.string().optional(),
});

const accessRecord = z.object({
  _id: id,
  at: timestamp,
  /** In Portuguese. */
  event: z.string(),
  device: z.string(),
  ip: z.string(),
});

/** API calls by which people look after their own password and sessions; also those of accounts in bad standing. */
export const securityContract = {
  'PUT /users/password/:userId': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'Change the own password; every other session of the person ends',
    params: self,
    body: z.object({
      currentPassword: z.string().max(200),
      newPassword: z
        .string()
        .max(200)
        .refine(
          isStrongPassword,
          'A senha precisa de 8 caracteres ou mais, com letras maiúsculas, minúsculas e números.',
        ),
    }),
    answer: z.object({ endedSessions: z.number().int() }),
    hasSecretResponse: true,
  },
  'GET /users/sessions/:userId': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'The own sessions, and what was recorded of the own access in six months',
    params: self,
    answer: z.object({ sessions: z.array(ownSession), records: z.array(accessRecord) }),
  },
  'DELETE /users/sessions/:userId/:sessionId': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'End one of the own sessions',
    params: self.extend({ sessionId: id }),
    answer: emptyObject,
  },
  'DELETE /users/other-sessions/:userId': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'End all own sessions but the one that asks',
    params: self,
    answer: z.object({ endedSessions: z.number().int() }),
  },
  'GET /users/factor/:userId': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'Whether the own login has a second factor',
    params: self,
    answer: z.object({ since: timestamp.nullable(), recoveryCodesLeft: z.number().int() }),
  },
  'GET /users/factor/team/:userId': {
    access: 'session',
    summary: 'Which other people of the account have a second factor; for its owner',
    params: self,
    answer: z.object({
      people: z.array(z.object({ _id: id, name: z.string(), hasFactor: z.boolean() })),
      /** Day from which the account requires a second factor of everybody; null if it does not. */
      requiredFrom: isoDate.nullable(),
    }),
  },
  'PUT /users/factor/requirement/:userId': {
    access: 'session',
    summary:
      'The owner requires a second factor of everybody from a day, or no longer (null); people are told by mail',
    params: self,
    body: z.object({ currentPassword: z.string().max(200), from: isoDate.nullable() }),
    answer: z.object({ requiredFrom: isoDate.nullable() }),
    hasSecretResponse: true,
  },
  'POST /users/factor/reset/:userId/:personId': {
    access: 'session',
    summary: 'The owner turns off the second factor of somebody who has lost it; that person is told by mail',
    params: self.extend({ personId: id }),
    body: z.object({
      currentPassword: z.string().max(200),
      why: trimmedText(300).min(3, 'Diga o motivo em algumas palavras.'),
    }),
    answer: emptyObject,
    hasSecretResponse: true,
  },
  'POST /users/factor/begin/:userId': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'A new secret for an authenticator; it counts once a code of it is confirmed',
    params: self,
    body: z.object({ currentPassword: z.string().max(200) }),
    answer: z.object({ secret: z.string(), uri: z.string() }),
    hasSecretResponse: true,
  },
  'POST /users/factor/confirm/:userId': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'Turn the second factor on with a code; the recovery codes are shown once, other sessions end',
    params: self,
    body: z.object({ code }),
    answer: recoveryCodes,
    hasSecretResponse: true,
  },
  'POST /users/factor/codes/:userId': {
    access: 'session',
    summary: 'New recovery codes instead of the former ones, for a code of the authenticator',
    params: self,
    body: z.object({ code }),
    answer: recoveryCodes,
    hasSecretResponse: true,
  },
  'POST /users/factor/off/:userId': {
    access: 'session',
    summary: 'Turn the second factor off, with password and code',
    params: self,
    body: z.object({ currentPassword: z.string().max(200), code }),
    answer: emptyObject,
    hasSecretResponse: true,
  },
} as const satisfies ContractRoutes;

/** Session of a person, as its list shows it. */
export type OwnSession = z.infer<typeof ownSession>;
/** Recorded access of a person. */
export type AccessRecord = z.infer<typeof accessRecord>;
