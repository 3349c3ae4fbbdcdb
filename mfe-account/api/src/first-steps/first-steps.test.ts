import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';

const READ = 'GET /accounts/first-steps';
const HIDE = 'PUT /accounts/first-steps';
const LOGIN = 'POST /users/token-login';

describeApi('the first steps of an account', (api) => {
  const listDone = async () => {
    const { steps } = await api.call(READ, { as: api.people.neighbour });
    return steps.filter(({ isDone }) => isDone).map(({ id }) => id);
  };
  const isNew = async () => (await api.call(LOGIN, { as: api.people.neighbour })).isNew ?? false;

  test('each is done as soon as it is there, in this account', async () => {
    const { neighbour } = api.people;
    const before = await listDone();
    expect(before).not.toContain('company');
    const own = { as: neighbour, params: { userId: neighbour.userId } };
    const logo = { name: 'marca.png', content: ONE_PIXEL_PNG };
    await api.call('POST /users/logo/:userId', { ...own, body: {}, file: logo });
    // A contract needs the document too.
    expect(await listDone()).toEqual(before);
    const { company } = await api.call('GET /users/user/:userId', own);
    if (!company) throw new Error('the owner sees the company');
    await api.call('PATCH /users/user/:userId', {
      ...own,
      body: { company: { ...company, tradeName: 'Vizinha Solar', document: '11.222.333/0001-81' } },
    });
    expect(await listDone()).toEqual(['company', ...before]);
  });

  test('they are proposed to an account of up to 45 days, until its owner puts them away', async () => {
    const { neighbour } = api.people;
    const makeOlder = (days: number) =>
      api.query('update accounts set created_at = now() - make_interval(days => $1) where id = $2', [
        days,
        neighbour.accountId,
      ]);
    await makeOlder(44);
    expect(await isNew()).toBe(true);
    expect(await api.call(HIDE, { as: neighbour, body: { isHidden: true } })).toMatchObject({
      isHidden: true,
    });
    expect(await isNew()).toBe(false);
    await api.call(HIDE, { as: neighbour, body: { isHidden: false } });
    expect(await isNew()).toBe(true);
    await makeOlder(46);
    expect(await isNew()).toBe(false);
  });

  test('they wait where the payment is irregular: most of them could not be done', async () => {
    expect((await api.call(LOGIN, { as: api.people.unpaid })).isNew).toBeUndefined();
  });

  test('collaborators are refused: setting up is for the owner', async () => {
    const { vendor } = api.people;
    const refusals = [
      await api.refused(READ, { as: vendor }),
      await api.refused(HIDE, { as: vendor, body: { isHidden: true } }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403]);
  });
});
