import { isEmail, isPersonName, isStrongPassword } from '@girassol/shared-domain';
import {
  type ContractRoutes,
  emptyObject,
  id,
  individualPermissions,
  isoDate,
  permissionLevels,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';

const accountParams = z.object({ managerId: id });
const vendorParams = z.object({ managerId: id, vendorId: id });
const invitationParams = z.object({ managerId: id, invitationId: id });

const personName = trimmedText(80).refine(isPersonName, 'Use somente letras no nome.');
const email = trimmedText(254).refine(isEmail, 'Informe um e-mail válido.');
const phone = trimmedText(20);

const rights = {
  permissions: individualPermissions,
  levels: permissionLevels,
};

/** Absence of a collaborator, with the person who gets new leads and reminders meanwhile. Days are included. */
const away = z
  .object({ from: isoDate, until: isoDate, deputyId: id })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'A volta não pode ser antes da saída.',
  });

const collaborator = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Position in the company; '' if none was chosen. */
  position: z.string(),
  since: timestamp,
  ...rights,
  /** Counts the changes; an edit names the one it started from. */
  version: z.number().int(),
  away: z.object({ from: isoDate, until: isoDate, deputyId: id }).nullable(),
  isAwayToday: z.boolean(),
  /** The caller: nobody changes the own rights. */
  isSelf: z.boolean(),
});

const invitation = z.object({
  _id: id,
  email: z.string(),
  name: z.string(),
  ...rights,
  invitedBy: z.string(),
  sentAt: timestamp,
  expiresAt: timestamp,
  isExpired: z.boolean(),
});

const removal = z.object({
  _id: id,
  name: z.string(),
  removedAt: timestamp,
  /** Until then the removal can be undone. */
  undoUntil: timestamp,
});

const workCounts = z.object({
  items: z.number().int(),
  customers: z.number().int(),
  schedules: z.number().int(),
  proposals: z.number().int(),
});

const invitationToken = trimmedText(100).min(20);

/** API calls of collaborators: list, invitations, rights, absence and removal. */
export const collaboratorsContract = {
  'GET /users/vendors/:managerId': {
    access: 'active',
    summary: 'Collaborators of an account, its invitations, seats, and removals that can still be undone',
    params: accountParams,
    answer: z.object({
      collaborators: z.array(collaborator),
      invitations: z.array(invitation),
      removals: z.array(removal),
      /** `paid` is null where the account owes nothing here: its seats are not counted. */
      seats: z.object({
        used: z.number().int(),
        invited: z.number().int(),
        paid: z.number().int().nullable(),
      }),
    }),
  },
  'GET /users/vendors/:managerId/:vendorId': {
    access: 'active',
    summary: 'A collaborator with what somebody has to inherit on a removal',
    params: vendorParams,
    answer: z.object({
      collaborator,
      work: workCounts,
      /** Teams that the collaborator leads. */
      ledTeams: z.array(z.object({ _id: id, name: z.string(), members: z.array(id) })),
    }),
  },
  'POST /users/vendors/:managerId': {
    access: 'active',
    summary: 'Invite a collaborator by mail; the link is valid for seven days and once',
    params: accountParams,
    body: z.object({ email, name: personName, ...rights }),
    answer: z.object({ invitation }),
  },
  'PATCH /users/vendors/:managerId/:vendorId': {
    access: 'active',
    summary:
      'Change rights, name, phone, position or absence of a collaborator; 409 if somebody changed them since `version`',
    params: vendorParams,
    body: z.object({
      version: z.number().int(),
      name: personName.optional(),
      phone: phone.optional(),
      /** One of the settings' positions, the one held until now, or '' for none. */
      position: trimmedText(60).optional(),
      permissions: individualPermissions.optional(),
      levels: permissionLevels.optional(),
      away: away.nullable().optional(),
    }),
    answer: z.object({ collaborator }),
  },
  'DELETE /users/vendors/:managerId/:vendorId': {
    access: 'active',
    summary: 'Remove a collaborator and hand over the work; can be undone for ten minutes',
    params: vendorParams,
    body: z.object({
      /** People who inherit each kind of work; needed only for work that there is. */
      heirs: z.object({ items: id, customers: id, schedules: id, proposals: id }).partial().default({}),
      /** New leaders of the teams that the collaborator leads. */
      leaders: z
        .array(z.object({ teamId: id, leader: id }))
        .max(200)
        .default([]),
    }),
    answer: z.object({ removal, work: workCounts }),
  },
  'POST /users/vendors/:managerId/restore/:removalId': {
    access: 'active',
    summary:
      'Undo a removal of the last ten minutes: the person, teams, and work that nobody passed on since',
    params: z.object({ managerId: id, removalId: id }),
    answer: z.object({ collaborator, work: workCounts }),
  },
  'POST /users/vendors/:managerId/invitation/:invitationId': {
    access: 'active',
    summary: 'Mail an invitation again, with a new link; the one before ends',
    params: invitationParams,
    answer: z.object({ invitation }),
  },
  'DELETE /users/vendors/:managerId/invitation/:invitationId': {
    access: 'active',
    summary: 'Revoke an invitation',
    params: invitationParams,
    answer: emptyObject,
  },
  'POST /users/invitation/read': {
    access: 'public',
    summary: 'The invitation of a link; changes nothing, so that scanners of mail may open it',
    body: z.object({ token: invitationToken }),
    answer: z.object({
      company: z.string(),
      invitedBy: z.string(),
      name: z.string(),
      email: z.string(),
      expiresAt: timestamp,
    }),
    hasSecretResponse: true,
  },
  'POST /users/invitation/accept': {
    access: 'public',
    summary: 'Accept an invitation with name and password; answers the login',
    body: z.object({
      token: invitationToken,
      name: personName,
      phone: phone.default(''),
      password: z
        .string()
        .max(200)
        .refine(
          isStrongPassword,
          'A senha precisa de 8 caracteres ou mais, com letras maiúsculas, minúsculas e números.',
        ),
    }),
    answer: z.object({ login: z.string() }),
    hasSecretResponse: true,
  },
} as const satisfies ContractRoutes;

/** Collaborator of an account with rights and absence. */
export type Collaborator = z.infer<typeof collaborator>;
/** Invitation that was not accepted or revoked. */
export type CollaboratorInvitation = z.infer<typeof invitation>;
/** Removal that can still be undone. */
export type CollaboratorRemoval = z.infer<typeof removal>;
/** Numbers of records that a collaborator is responsible for, by kind. */
export type WorkCounts = z.infer<typeof workCounts>;
/** Kind of work that somebody inherits on a removal. */
export type WorkKind = keyof WorkCounts;
