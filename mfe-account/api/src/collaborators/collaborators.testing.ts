import type { TestApi } from '@girassol/api/test/harness';
import type { TestPerson } from '@girassol/api/test/test-people';
import type { RequestBody } from '@girassol/shared-domain/contract';

type Invitation = Partial<RequestBody<'POST /users/vendors/:managerId'>>;

/** Creates what tests of collaborators do again and again: invitations, their links, and lists. */
export function createCollaboratorsTester(api: TestApi) {
  const params = ({ accountId }: Pick<TestPerson, 'accountId'>) => ({ managerId: accountId });
  const buildInvitation = (as: TestPerson, invitation: Invitation = {}) => ({
    as,
    params: params(as),
    body: {
      email: `pessoa-${crypto.randomUUID()}@girassol.test`,
      name: 'Nova Pessoa',
      permissions: {},
      levels: {},
      ...invitation,
    },
  });
  return {
    params,
    buildInvitation,
    invite: async (as: TestPerson, invitation?: Invitation) =>
      (await api.call('POST /users/vendors/:managerId', buildInvitation(as, invitation))).invitation,
    list: (as: TestPerson) => api.call('GET /users/vendors/:managerId', { as, params: params(as) }),
    /** Reads the token in the latest mail of an invitation. */
    async readToken(invitationId: string): Promise<string> {
      const [mail] = await api.query<{ text: string }>(
        `select text from mail_outbox where key like $1 order by created_at desc limit 1`,
        [`invitation:${invitationId}:%`],
      );
      const [, token] = /\/convite#([\w-]+)/.exec(mail?.text ?? '') ?? [];
      if (!token) throw new Error('the mail has no link');
      return token;
    },
    buildAcceptance: (token: string, name = 'Nova Pessoa') => ({
      body: { token, name, password: 'Girassol2026' },
    }),
  };
}
