import { collectEventsByListener } from '@girassol/api/test/collect-events';
import { ONE_PIXEL_PNG, type TestFile } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { createPhonePhoto, readPictureFacts } from '@girassol/api/test/pictures';
import type { TestPerson } from '@girassol/api/test/test-people';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { createBillingTester } from '../billing/billing.testing';

const READ = 'GET /users/user/:userId';
const CHANGE = 'PATCH /users/user/:userId';
const LOGO = 'POST /users/logo/:userId';
type Change = RequestBody<typeof CHANGE>;

const address = {
  postalCode: '89010-025',
  uf: 'SC',
  city: 'Blumenau',
  address: 'Rua das Palmeiras',
  district: 'Centro',
  number: '120',
};
const company = { tradeName: 'Sol do Vale', legalName: 'Sol do Vale Ltda.', address };
const logo: TestFile = { name: 'marca.png', content: ONE_PIXEL_PNG };

describeApi('the data of the account', (api) => {
  const own = (as: TestPerson) => ({ as, params: { userId: as.userId } });
  const change = (as: TestPerson, body: Change) => api.call(CHANGE, { ...own(as), body });

  /** Lists what the audit log of the account says, oldest first. */
  const listAuditedActions = async () =>
    (
      await api.query<{ action: string }>(
        'select action from audit_entries where account_id = $1 order by id',
        [api.people.owner.accountId],
      )
    ).map(({ action }) => action);

  test('[account-002] the owner changes the company and its representative, and reads them again', async () => {
    const { owner } = api.people;
    const { version } = await api.call(READ, own(owner));
    const representative = { name: 'Helena Moreira', document: '529.982.247-25', position: 'Sócia' };
    await change(owner, {
      company: { ...company, document: '12.ABC.345/01DE-35', phone: '(47) 3333-4321' },
      representative,
      version,
    });
    const read = await api.call(READ, own(owner));
    expect(read).toMatchObject({
      company: {
        tradeName: 'Sol do Vale',
        document: '12ABC34501DE35',
        phone: '4733334321',
        address: { ...address, postalCode: '89010025', complement: '' },
      },
      representative: { name: 'Helena Moreira', document: '52998224725', position: 'Sócia', rg: '' },
      version: version + 1,
    });
    expect(await listAuditedActions()).toEqual(['change-company', 'change-representative']);
    const templates = await api.call('GET /contracts/user/:userId', own(owner));
    expect(templates).toMatchObject({
      companyName: 'Sol do Vale',
      company: { document: '12ABC34501DE35', representative: { name: 'Helena Moreira' } },
    });
  });

  test('a change that is based on an older version is refused, and nothing is lost', async () => {
    const { owner } = api.people;
    const { version } = await api.call(READ, own(owner));
    await change(owner, { company, version });
    const refusal = await api.refused(CHANGE, {
      ...own(owner),
      body: { company: { ...company, tradeName: 'Outro nome' }, version },
    });
    expect(refusal.status).toBe(409);
    expect(refusal.message).toMatch(/alterou estes dados às \d\d:\d\d, enquanto você editava/);
    expect((await api.call(READ, own(owner))).company?.tradeName).toBe('Sol do Vale');
  });

  test.each<[string, Change, string]>([
    ['CNPJ', { company: { ...company, document: '11.222.333/0001-80' } }, 'company.document'],
    [
      'CEP',
      { company: { ...company, address: { ...address, postalCode: '123' } } },
      'company.address.postalCode',
    ],
    ['e-mail', { company: { ...company, email: 'contato@' } }, 'company.email'],
    ['CNPJ of a person', { representative: { document: '11.222.333/0001-81' } }, 'representative.document'],
  ])('a wrong %s is refused at its field', async (_, body, path) => {
    const refusal = await api.refused(CHANGE, { ...own(api.people.owner), body });
    expect(refusal.status).toBe(400);
    expect(refusal.fields).toMatchObject([{ path }]);
  });

  test('collaborators change their own name and phone only', async () => {
    const { vendor, owner } = api.people;
    const loadVersion = async () => {
      const params = { managerId: owner.accountId };
      const { collaborators } = await api.call('GET /users/vendors/:managerId', { as: owner, params });
      return collaborators.find(({ _id }) => _id === vendor.userId)?.version ?? 0;
    };
    const version = await loadVersion();
    await change(vendor, { personalData: { name: 'Rafael Nunes', phone: '(47) 99999-4321' } });
    // A manager who edits this person meanwhile is refused, instead of bringing the former name back.
    expect(await loadVersion()).toBe(version + 1);
    const { user: ownerUser, owner: ofOwner } = await api.call(READ, own(owner));
    expect(ofOwner).toBeUndefined();
    const read = await api.call(READ, own(vendor));
    expect(read).toMatchObject({
      user: { personalData: { name: 'Rafael Nunes', phone: '47999994321' } },
      company: null,
      representative: null,
      owner: { name: ownerUser.personalData.name },
    });
    const refusals = await Promise.all([
      api.refused(CHANGE, { ...own(vendor), body: { company } }),
      api.refused(CHANGE, { ...own(vendor), body: { representative: {} } }),
      api.refused(LOGO, { ...own(vendor), body: {}, file: logo }),
      api.refused('DELETE /users/logo/:userId', own(vendor)),
      api.refused(READ, { as: vendor, params: { userId: owner.userId } }),
      api.refused(CHANGE, { as: owner, params: { userId: vendor.userId }, body: { company } }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  test('open screens of the account are told', async () => {
    const { owner } = api.people;
    const { vendor } = api.people;
    const heard = await collectEventsByListener(api, { vendor }, () => change(owner, { company }));
    expect(heard).toEqual({ vendor: ['account-changed'] });
  });

  test('a logo is drawn anew, without what the camera wrote, and can be taken away', async () => {
    const { owner } = api.people;
    const photo: TestFile = { name: 'marca.jpg', content: await createPhonePhoto() };
    const sent = await api.call(LOGO, { ...own(owner), body: {}, file: photo });
    const url = sent.company?.logoUrl ?? '';
    const read = await api.send({ method: 'GET', url });
    const facts = await readPictureFacts(read.rawPayload);
    expect(Math.max(facts.width, facts.height)).toBeLessThanOrEqual(1_200);
    expect(read.rawPayload.includes('Exif')).toBe(false);
    const without = await api.call('DELETE /users/logo/:userId', own(owner));
    expect(without.company?.logoUrl).toBe('');
    const refusal = await api.refused(LOGO, {
      ...own(owner),
      body: {},
      file: { name: 'marca.pdf', content: Buffer.from('%PDF-1.7 nada') },
    });
    expect(refusal.status).toBe(415);
  });

  test('until something is saved, it is filled with what signup and billing know', async () => {
    const subscriber = await createBillingTester(api).openByPix();
    const read = await api.call(READ, { as: subscriber, params: { userId: subscriber.userId } });
    expect(read).toMatchObject({
      company: { document: '52998224725', address: { city: 'Campinas', address: 'Rua das Flores' } },
      representative: { document: '52998224725' },
      version: 0,
    });
  });
});
