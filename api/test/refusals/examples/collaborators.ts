import type { RequestExamples } from '../example';
import { INVITATION_TOKEN } from '../samples/public-records';

const rights = { permissions: { salesKanban: true }, levels: { orders: 'VIEW' as const } };

/** Example requests for tests: routes of collaborators and their invitations. */
export const collaboratorsExamples = {
  'GET /users/vendors/:managerId': ({ accountId: managerId }) => ({ params: { managerId } }),
  'GET /users/vendors/:managerId/:vendorId': ({ accountId: managerId, collaboratorId: vendorId }) => ({
    params: { managerId, vendorId },
  }),
  'POST /users/vendors/:managerId': ({ accountId: managerId, invitationId }) => ({
    params: { managerId },
    // Reading a sample of collaborators renews the seats, too.
    body: {
      email: `nova-${[...invitationId].reverse().join('')}@girassol.test`,
      name: 'Nova Pessoa',
      ...rights,
    },
  }),
  'PATCH /users/vendors/:managerId/:vendorId': ({ accountId: managerId, collaboratorId: vendorId }) => ({
    params: { managerId, vendorId },
    body: { version: 1, name: 'Outro Nome', phone: '47999990000', ...rights, away: null },
  }),
  'DELETE /users/vendors/:managerId/:vendorId': ({
    accountId: managerId,
    collaboratorId: vendorId,
    vendorId: items,
  }) => ({ params: { managerId, vendorId }, body: { heirs: { items }, leaders: [] } }),
  'POST /users/vendors/:managerId/restore/:removalId': ({ accountId: managerId, removalId }) => ({
    params: { managerId, removalId },
  }),
  'POST /users/vendors/:managerId/invitation/:invitationId': ({ accountId: managerId, invitationId }) => ({
    params: { managerId, invitationId },
  }),
  'DELETE /users/vendors/:managerId/invitation/:invitationId': ({ accountId: managerId, invitationId }) => ({
    params: { managerId, invitationId },
  }),
  'POST /users/invitation/read': () => ({ body: { token: INVITATION_TOKEN } }),
  'POST /users/invitation/accept': () => ({
    body: { token: INVITATION_TOKEN, name: 'Nova Pessoa', phone: '47999990000', password: 'Girassol2026' },
  }),
} satisfies Partial<RequestExamples>;
