import { collectEventsByListener } from '@girassol/api/test/collect-events';
import { describeApi, getServerOnlyTest } from '@girassol/api/test/harness';
import { waitForLockWait } from '@girassol/api/test/lock-waits';
import type { TestPerson } from '@girassol/api/test/test-people';
import { individualPermissionNames, permissionAreaNames } from '@girassol/shared-domain';
import { createBillingTester } from '../billing/billing.testing';
import { lockAccount } from '../rights/collaborator-access';
import { createCollaboratorsTester } from './collaborators.testing';

const INVITE = 'POST /users/vendors/:managerId';
const ACCEPT = 'POST /users/invitation/accept';
const CHANGE = 'PATCH /users/vendors/:managerId/:vendorId';

describeApi('collaborators', (api) => {
  const tester = createCollaboratorsTester(api);
  const { invite, list, readToken, buildAcceptance, buildInvitation, params } = tester;

  const grant = (person: TestPerson, ...names: string[]) =>
    api.query(
      `update users set permissions = (select coalesce(jsonb_object_agg(name, true), '{}') from unnest($2::text[]) name)
       where id = $1`,
      [person.userId, names],
    );
  const logIn = (email: string) =>
    api.call('POST /users/login', { body: { email, password: 'Girassol2026' } });

  describe('invitations', () => {
    test('somebody is invited by mail, accepts with a password, and works with the rights of the invitation', async () => {
      const { owner } = api.people;
      const permissions = { salesKanban: true };
      const invitation = await invite(owner, { name: 'Ana Lima', permissions, levels: { orders: 'NONE' } });
      expect((await list(owner)).invitations).toMatchObject([{ _id: invitation._id, isExpired: false }]);
      const token = await readToken(invitation._id);
      expect(await api.call('POST /users/invitation/read', { body: { token } })).toMatchObject({
        company: 'Sol Nascente',
        name: 'Ana Lima',
        email: invitation.email,
      });
      const { login } = await api.call(ACCEPT, buildAcceptance(token, 'Ana Paula Lima'));
      expect(login).toBe(invitation.email);
      const session = await logIn(login);
      expect(session).toMatchObject({ managerId: owner.accountId, type: 'VENDOR' });
      const { settings } = await api.call('GET /settings/user/:userId', {
        as: session,
        params: { userId: session.userId },
      });
      expect(settings.individualPermissions).toEqual({ [session.userId]: permissions });
      expect(settings.permissionLevels).toEqual({ [session.userId]: { orders: 'NONE' } });
      const { collaborators, invitations } = await list(owner);
      expect(invitations).toEqual([]);
      expect(collaborators.find(({ _id }) => _id === session.userId)).toMatchObject({
        name: 'Ana Paula Lima',
        permissions,
      });
    });

    test('opening a link changes nothing, so that a scanner of mail uses nothing up', async () => {
      const { _id } = await invite(api.people.owner);
      const token = await readToken(_id);
      for (let time = 0; time < 3; time += 1)
        await api.call('POST /users/invitation/read', { body: { token } });
      expect((await api.send({ method: 'GET', url: `/api/users/invitation/read` })).statusCode).toBe(404);
      await api.call(ACCEPT, buildAcceptance(token));
    });

    test('a link works once, not after it was revoked, sent again or expired, and no other token works', async () => {
      const { owner } = api.people;
      const refuse = async (token: string) => (await api.refused(ACCEPT, buildAcceptance(token))).status;
      const used = await readToken((await invite(owner))._id);
      await api.call(ACCEPT, buildAcceptance(used));
      expect(await refuse(used)).toBe(410);

      const revoked = await invite(owner);
      const invitationParams = { ...params(owner), invitationId: revoked._id };
      const revokedToken = await readToken(revoked._id);
      await api.call('DELETE /users/vendors/:managerId/invitation/:invitationId', {
        as: owner,
        params: invitationParams,
      });
      expect(await refuse(revokedToken)).toBe(410);

      const resent = await invite(owner);
      const first = await readToken(resent._id);
      await api.call('POST /users/vendors/:managerId/invitation/:invitationId', {
        as: owner,
        params: { ...params(owner), invitationId: resent._id },
      });
      expect(await refuse(first)).toBe(410);
      const second = await readToken(resent._id);
      expect(second).not.toBe(first);
      await api.query("update invitations set expires_at = now() - interval '1 minute' where id = $1", [
        resent._id,
      ]);
      expect(await refuse(second)).toBe(410);
      expect(await refuse('x'.repeat(43))).toBe(410);
    });

    test('an e-mail that signs in elsewhere gets a login with a tag, and the inviter is not told', async () => {
      const { owner, neighbour } = api.people;
      const invitation = await invite(owner, { email: neighbour.email });
      const { login } = await api.call(ACCEPT, buildAcceptance(await readToken(invitation._id)));
      expect(login).not.toBe(neighbour.email);
      expect(login).toContain('+girassol-');
      expect((await logIn(login)).managerId).toBe(owner.accountId);
      expect(
        await api.query("select to_address, text from mail_outbox where kind = 'tagged-login'"),
      ).toMatchObject([{ to_address: neighbour.email, text: expect.stringContaining(login) }]);
      const { collaborators } = await list(owner);
      expect(collaborators.map(({ email }) => email)).toContain(neighbour.email);
      expect(JSON.stringify(collaborators)).not.toContain('+girassol-');
      // One seat is enough for one person.
      const again = buildInvitation(owner, { email: neighbour.email.toUpperCase() });
      expect(await api.refused(INVITE, again)).toMatchObject({
        status: 409,
        message: expect.stringContaining('já trabalha nesta conta'),
      });
    });

    test('who works here or is invited already is not invited again', async () => {
      const { owner, vendor } = api.people;
      expect(await api.refused(INVITE, buildInvitation(owner, { email: vendor.email }))).toMatchObject({
        status: 409,
      });
      const { email } = await invite(owner);
      expect((await api.refused(INVITE, buildInvitation(owner, { email: email.toUpperCase() }))).status).toBe(
        409,
      );
    });
  });

  test('of two browsers that accept an invitation at once, one does', async () => {
    const { _id, email } = await invite(api.people.owner);
    const token = await readToken(_id);
    const answers = await Promise.all([1, 2, 3].map(() => api.getAnswer(ACCEPT, buildAcceptance(token))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const { collaborators } = await list(api.people.owner);
    expect(collaborators.filter((person) => person.email === email)).toHaveLength(1);
  });

  test('who is invited again after a removal gets the former user, without the passkeys and factor of then', async () => {
    const { owner } = api.people;
    const { _id, email } = await invite(owner);
    await api.call(ACCEPT, buildAcceptance(await readToken(_id)));
    const { userId } = await logIn(email);
    await api.query(
      `insert into totp_secrets (account_id, user_id, sealed, confirmed_at) values ($1, $2, 'x', now())`,
      [owner.accountId, userId],
    );
    await api.query(
      `insert into passkeys (account_id, id, user_id, host, credential_id, public_key, counter, transports, name)
       values ($1, gen_random_uuid(), $2, 'app.girassol.test', 'x', 'x', 0, '{}', 'Notebook')`,
      [owner.accountId, userId],
    );
    await api.call('DELETE /users/vendors/:managerId/:vendorId', {
      as: owner,
      params: { ...params(owner), vendorId: userId },
      body: {},
    });
    const again = await invite(owner, { email });
    await api.call(ACCEPT, buildAcceptance(await readToken(again._id), 'Bia Nova'));
    expect((await logIn(email)).userId).toBe(userId);
    for (const table of ['totp_secrets', 'passkeys'])
      expect(await api.query(`select from ${table} where user_id = $1`, [userId])).toEqual([]);
  });

  describe('rights', () => {
    afterAll(() => grant(api.people.vendor, 'salesKanban', 'customersList', 'proposalsList'));

    const loadVersion = async ({ userId }: TestPerson) =>
      (await list(api.people.owner)).collaborators.find(({ _id }) => _id === userId)?.version ?? 0;
    const build = (as: TestPerson, person: TestPerson, body: object, version: number) => ({
      as,
      params: { ...params(as), vendorId: person.userId },
      body: { version, ...body },
    });

    test('[collaborators-001, collaborators-002] all 21 flags and 18 levels are stored', async () => {
      const { owner, colleague } = api.people;
      const permissions = Object.fromEntries(individualPermissionNames.map((name) => [name, true]));
      const levels = Object.fromEntries(permissionAreaNames.map((area) => [area, 'VIEW' as const]));
      const { collaborator } = await api.call(
        CHANGE,
        build(owner, colleague, { permissions, levels }, await loadVersion(colleague)),
      );
      expect(Object.keys(collaborator.permissions)).toHaveLength(21);
      expect(Object.keys(collaborator.levels)).toHaveLength(18);
    });

    test('[settings-007] a position is one of the settings, stays after the list lost it, and is seen by all who manage people', async () => {
      const { owner, colleague } = api.people;
      const positions = (...names: string[]) =>
        api.call('PATCH /settings/user/:userId', {
          as: owner,
          params: { userId: owner.userId },
          body: { companyPositions: names.map((name) => ({ name })) },
        });
      await positions('Projetista', 'Vistoriador');
      const give = async (position: string) =>
        build(owner, colleague, { position }, await loadVersion(colleague));
      expect((await api.call(CHANGE, await give('Vistoriador'))).collaborator.position).toBe('Vistoriador');
      expect(await api.refused(CHANGE, await give('Astronauta'))).toMatchObject({
        status: 400,
        fields: [{ path: 'position', message: expect.stringContaining('não está na lista') }],
      });
      await positions('Projetista');
      expect((await api.call(CHANGE, await give('Vistoriador'))).collaborator.position).toBe('Vistoriador');
      const { collaborators } = await list(owner);
      expect(collaborators.find(({ _id }) => _id === colleague.userId)?.position).toBe('Vistoriador');
      expect((await api.call(CHANGE, await give(''))).collaborator.position).toBe('');
    });

    test('without employeesManager nobody sees or changes collaborators, and nobody those of another account', async () => {
      const { vendor, neighbour, owner, colleague } = api.people;
      const LIST = 'GET /users/vendors/:managerId';
      expect((await api.refused(LIST, { as: vendor, params: params(vendor) })).status).toBe(403);
      expect((await api.refused(LIST, { as: neighbour, params: params(owner) })).status).toBe(404);
      expect((await api.refused(CHANGE, build(neighbour, colleague, {}, 1))).status).toBe(404);
    });

    test('nobody grants what they lack, nor changes themselves or the owner', async () => {
      const { vendor, newcomer, owner } = api.people;
      await grant(vendor, 'employeesManager', 'salesKanban');
      const version = await loadVersion(newcomer);
      const wanted = { permissions: { configManager: true, salesKanban: true } };
      const refusal = await api.refused(CHANGE, build(vendor, newcomer, wanted, version));
      expect(refusal).toMatchObject({ status: 403, message: expect.stringContaining('configurações') });
      await api.call(CHANGE, build(vendor, newcomer, { permissions: { salesKanban: true } }, version));
      expect((await api.refused(CHANGE, build(vendor, vendor, {}, 1))).status).toBe(403);
      expect((await api.refused(CHANGE, build(vendor, owner, {}, 1))).status).toBe(403);
      expect(
        (await api.refused(INVITE, buildInvitation(vendor, { permissions: { dataDeletion: true } }))).status,
      ).toBe(403);
    });

    test('of two managers who edit one person, the second is told who was faster, and nothing is lost', async () => {
      const { owner, newcomer } = api.people;
      const version = await loadVersion(newcomer);
      await api.call(CHANGE, build(owner, newcomer, { phone: '47911112222' }, version));
      expect(await api.refused(CHANGE, build(owner, newcomer, { permissions: {} }, version))).toMatchObject({
        status: 409,
        message: expect.stringContaining('dono'),
      });
    });

    test('who may invite no more leaves no open invitation, and none is sent again with rights that the sender lacks', async () => {
      const { owner, vendor, supervisor } = api.people;
      await grant(vendor, 'employeesManager', 'salesKanban');
      await grant(supervisor, 'employeesManager');
      const own = { permissions: { salesKanban: true }, levels: { orders: 'NONE' as const } };
      const resend = (as: TestPerson, invitationId: string) =>
        api.getAnswer('POST /users/vendors/:managerId/invitation/:invitationId', {
          as,
          params: { ...params(as), invitationId },
        });
      const listOpen = async () => (await list(owner)).invitations.map(({ _id }) => _id);
      const ofOwner = await invite(owner, own);
      const first = await invite(vendor, own);
      expect((await resend(supervisor, first._id)).status).toBe(403);
      expect((await resend(owner, first._id)).status).toBe(200);
      const token = await readToken(first._id);

      const still = { permissions: { employeesManager: true } };
      await api.call(CHANGE, build(owner, vendor, still, await loadVersion(vendor)));
      expect(await listOpen()).toContain(first._id);
      await api.call(CHANGE, build(owner, vendor, { permissions: {} }, await loadVersion(vendor)));
      expect(await listOpen()).not.toContain(first._id);
      expect(await listOpen()).toContain(ofOwner._id);
      expect((await api.refused(ACCEPT, buildAcceptance(token))).status).toBe(410);

      const second = await invite(supervisor);
      const left = await readToken(second._id);
      await api.call('DELETE /users/vendors/:managerId/:vendorId', {
        as: owner,
        params: { ...params(owner), vendorId: supervisor.userId },
        body: {},
      });
      expect(await listOpen()).not.toContain(second._id);
      expect((await api.refused(ACCEPT, buildAcceptance(left))).status).toBe(410);
      await api.query('update users set disabled_at = null where id = $1', [supervisor.userId]);
    });

    getServerOnlyTest(api)(
      'who loses rights while a call waits for the account grants nothing by it',
      async () => {
        const { owner, vendor, newcomer } = api.people;
        const attemptWhileLosing = async (left: string[]) => {
          await grant(vendor, 'employeesManager', 'salesKanban');
          await grant(newcomer);
          const request = build(
            vendor,
            newcomer,
            { permissions: { salesKanban: true } },
            await loadVersion(newcomer),
          );
          const calls: Promise<{ status: number }>[] = [];
          await api.database.asAccount(owner, async (tx) => {
            await lockAccount(tx, owner.accountId);
            calls.push(api.getAnswer(CHANGE, request));
            await waitForLockWait(api);
            await tx
              .updateTable('users')
              .set({ permissions: JSON.stringify(Object.fromEntries(left.map((name) => [name, true]))) })
              .where('account_id', '=', owner.accountId)
              .where('id', '=', vendor.userId)
              .execute();
          });
          return (await calls[0])?.status;
        };
        expect(await attemptWhileLosing(['employeesManager', 'salesKanban'])).toBe(200);
        expect(await attemptWhileLosing(['employeesManager'])).toBe(403);
        expect(await attemptWhileLosing([])).toBe(403);
        await grant(newcomer, 'salesKanban');
      },
    );

    test('changed rights are told to open browsers, and stand in the log with before and after', async () => {
      const { owner, newcomer } = api.people;
      const version = await loadVersion(newcomer);
      const heard = await collectEventsByListener(api, { newcomer }, () =>
        api.call(CHANGE, build(owner, newcomer, { permissions: { kitsManager: true } }, version)),
      );
      expect(heard.newcomer).toEqual(['notified', 'account-changed']);
      const { entries } = await api.call('GET /users/audit-log/:multiplier', {
        as: owner,
        params: { multiplier: 1 },
        query: { area: 'rights' },
      });
      expect(entries[0]).toMatchObject({
        action: 'change-collaborator',
        subject: { kind: 'user', id: newcomer.userId },
        before: { permissions: { salesKanban: true } },
        after: { permissions: { kitsManager: true } },
      });
    });

    test('an absence has days and a deputy who works here', async () => {
      const { owner, newcomer, colleague, neighbour } = api.people;
      const away = (deputyId: string, until = '2199-12-01') => ({
        away: { from: '2020-01-01', until, deputyId },
      });
      const change = async (body: object) => build(owner, newcomer, body, await loadVersion(newcomer));
      for (const wrong of [
        away(newcomer.userId),
        away(neighbour.userId),
        away(colleague.userId, '2019-01-01'),
      ])
        expect((await api.refused(CHANGE, await change(wrong))).status).toBe(400);
      const { collaborator } = await api.call(CHANGE, await change(away(colleague.userId)));
      expect(collaborator).toMatchObject({ isAwayToday: true, away: { deputyId: colleague.userId } });
      const back = await api.call(CHANGE, await change({ away: null }));
      expect(back.collaborator).toMatchObject({ isAwayToday: false, away: null });
    });
  });
});

describeApi('seats of a subscription', (api) => {
  const billing = createBillingTester(api);
  const { invite, list, readToken, buildAcceptance, buildInvitation } = createCollaboratorsTester(api);

  test('are those that are paid: no more people are invited, and of two who accept at once one gets the last seat', async () => {
    const owner = await billing.openByPix();
    await api.query('delete from email_confirmations where account_id = $1', [owner.accountId]);
    const [first, second] = [await invite(owner), await invite(owner)];
    expect((await list(owner)).seats).toEqual({ used: 0, invited: 2, paid: 2 });
    expect(await api.refused(INVITE, buildInvitation(owner))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Assinatura'),
    });
    // A renewal with one seat less, after two were invited.
    await api.query("update charges set vendors = 1 where account_id = $1 and state = 'paid'", [
      owner.accountId,
    ]);
    const tokens = [await readToken(first._id), await readToken(second._id)];
    const answers = await Promise.all(tokens.map((token) => api.getAnswer(ACCEPT, buildAcceptance(token))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list(owner)).seats).toEqual({ used: 1, invited: 1, paid: 1 });

    // A removal frees the seat for the rest of the period, whatever is owed.
    const { collaborators } = await list(owner);
    await api.call('DELETE /users/vendors/:managerId/:vendorId', {
      as: owner,
      params: { managerId: owner.accountId, vendorId: collaborators[0]?._id ?? '' },
      body: {},
    });
    const waiting = tokens[answers.findIndex(({ status }) => status === 409)] ?? '';
    await api.call(ACCEPT, buildAcceptance(waiting));
    const [{ count } = { count: -1 }] = await api.query<{ count: number }>(
      'select count(*)::int as count from charges where account_id = $1',
      [owner.accountId],
    );
    expect(count).toBe(1);
  });
});
