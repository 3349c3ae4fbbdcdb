import { createTestBoards, type TestBoards } from '../../../test/boards';
import { collectEventsByListener } from '../../../test/collect-events';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { openSession, type TestPerson } from '../../../test/test-people';
import { generateId } from '../database';
import { publishEvent } from './publish-event';

describeApiOnEveryDatabase('who hears an event', (api) => {
  let boards: TestBoards;
  /** A vendor with every board who leads nobody and is led by nobody. */
  let stranger: TestPerson;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    stranger = await addVendor({ salesKanban: true, afterSalesKanban: true, customersList: true });
  });

  async function addVendor(permissions: object): Promise<TestPerson> {
    const { accountId } = api.people.owner;
    const id = generateId();
    const person = { accountId, userId: id, email: `${id}@girassol.test`, token: `token-of-${id}` };
    await api.query(
      `insert into users (account_id, id, email, password_hash, type, name, phone, permissions)
       values ($1, $2, $3, 'x', 'VENDOR', 'alguém', '', $4)`,
      [accountId, id, person.email, permissions],
    );
    await api.database.asAccount(person, (tx) =>
      openSession(tx, person, person.token, new Date(Date.now() + 600_000)),
    );
    return person;
  }

  const everybody = () => {
    const { owner, supervisor, vendor, colleague, newcomer, neighbour } = api.people;
    return { owner, supervisor, vendor, colleague, newcomer, stranger, neighbour };
  };
  /** Names of the people who received any event of the work. */
  const hearers = async (work: () => Promise<unknown>): Promise<string[]> =>
    Object.entries(await collectEventsByListener(api, everybody(), work))
      .filter(([, events]) => events.length > 0)
      .map(([name]) => name);

  const move = (item: string, column: number) =>
    api.call('PUT /kanbans/single/item/order/:kid/:itemId', {
      as: api.people.owner,
      params: { kid: boards.kanbans.SALES._id, itemId: item },
      body: { order: 0, column: boards.columns[column] ?? '', fetchId: api.people.owner.accountId },
    });
  const note = (as: TestPerson, item: string, isPrivate: boolean) =>
    api.call('POST /notes/new/:id', {
      as,
      params: { id: item },
      body: {
        noteText: 'liga amanhã',
        noteType: 'NOTA',
        isPrivate,
        warningDate: '2031-03-04',
        warningTimeStart: '09:00',
        warningTimeEnd: '10:00',
      },
    });

  test('an item: its owner, who leads their team, who manages the board; no other vendor', async () => {
    const { owner, vendor, colleague } = api.people;
    const ofOwner = await boards.addItem(owner);
    expect(await hearers(() => move(ofOwner._id, 1))).toEqual(['owner', 'supervisor']);
    const ofColleague = await boards.addItem(colleague);
    expect(await hearers(() => move(ofColleague._id, 1))).toEqual([
      'owner',
      'supervisor',
      'vendor',
      'colleague',
    ]);
    const ofLeader = await boards.addItem(vendor);
    expect(await hearers(() => move(ofLeader._id, 1))).toEqual(['owner', 'supervisor', 'vendor']);
  });

  test('registering, editing and deleting an item, its notes, private ones and schedules: the same people', async () => {
    const { colleague, owner } = api.people;
    const around = ['owner', 'supervisor', 'vendor', 'colleague'];
    let item = '';
    const register = async () => {
      item = (await boards.addItem(colleague))._id;
    };
    expect(await hearers(register)).toEqual(around);
    expect(await hearers(() => note(colleague, item, false))).toEqual(around);
    expect(await hearers(() => note(colleague, item, true))).toEqual(around);
    const rename = () =>
      api.call('PATCH /sales/single/:userId/:saleId', {
        as: owner,
        params: { userId: owner.userId, saleId: item },
        body: { name: 'Outro nome' },
      });
    expect(await hearers(rename)).toEqual(around);
    const remove = () =>
      api.call('DELETE /sales/single/:userId/:itemId', {
        as: owner,
        params: { userId: owner.userId, itemId: item },
      });
    expect(await hearers(remove)).toEqual(around);
  });

  test('who shares an item hears of it, and once more when it is shared no longer', async () => {
    const { owner } = api.people;
    const { _id: item } = await boards.addItem(owner, {
      type: 'AFTER_SALES',
      name: 'Manutenção',
      amount: 0,
    });
    const share = (coOwners: string[]) =>
      api.call('PATCH /sales/single/:userId/:saleId', {
        as: owner,
        params: { userId: owner.userId, saleId: item },
        body: { coOwners },
      });
    const rename = () =>
      api.call('PATCH /sales/single/:userId/:saleId', {
        as: owner,
        params: { userId: owner.userId, saleId: item },
        body: { name: `Manutenção ${Math.random()}` },
      });
    expect(await hearers(rename)).toEqual(['owner']);
    expect(await hearers(() => share([stranger.userId]))).toEqual(['owner', 'stranger']);
    expect(await hearers(rename)).toEqual(['owner', 'stranger']);
    expect(await hearers(() => share([]))).toEqual(['owner', 'stranger']);
    expect(await hearers(rename)).toEqual(['owner']);
  });

  test('handed over: who had it hears that it went, who gets it that it came, the others nothing', async () => {
    const { owner, colleague } = api.people;
    const { _id: item } = await boards.addItem(colleague);
    const give = () =>
      api.call('PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId', {
        as: owner,
        params: {
          userId: owner.userId,
          columnId: boards.columns[0] ?? '',
          saleId: item,
          receiverId: stranger.userId,
        },
      });
    const heard = await collectEventsByListener(api, everybody(), give);
    for (const name of ['owner', 'colleague', 'vendor'] as const)
      expect(heard[name]).toEqual([`item-placed ${item}`, `item-changed ${item}`]);
    expect(heard.stranger).toEqual([`item-placed ${item}`, `item-changed ${item}`, 'notified']);
    expect(heard.newcomer).toEqual([]);
    expect(heard.neighbour).toEqual([]);
  });

  test('whose board was closed to them hears nothing of it, not even of an own item', async () => {
    const { owner } = api.people;
    const closed = await addVendor({ projectKanban: true });
    const { _id: item } = await boards.addItem(owner);
    await api.query('update sales set owner_id = $2 where id = $1', [item, closed.userId]);
    const heard = await collectEventsByListener(api, { owner, closed }, () => move(item, 1));
    expect([heard.owner.length, heard.closed.length]).toEqual([1, 0]);
  });

  test('customers: who cares for them, who leads them, who manages sales, and who has an item of theirs', async () => {
    const { owner, colleague } = api.people;
    let customer = '';
    const register = async () => {
      customer = await boards.addCustomer(colleague, 'João Pereira');
    };
    await api.query('update users set permissions = permissions || $2 where id = $1', [
      colleague.userId,
      { customersList: true },
    ]);
    expect(await hearers(register)).toEqual(['owner', 'supervisor', 'vendor', 'colleague']);
    const { _id: item } = await boards.addItem(owner, { customerId: customer });
    await api.query('update sales set owner_id = $2 where id = $1', [item, stranger.userId]);
    const archive = () =>
      api.call('PATCH /customers/single/archived-true/:id', { as: owner, params: { id: customer } });
    expect(await hearers(archive)).toEqual(['owner', 'supervisor', 'vendor', 'colleague', 'stranger']);
  });

  test('exactly the people named, and nobody by rights; many of them in several messages', async () => {
    const { owner, supervisor } = api.people;
    const tell = (people: string[]) => () =>
      api.database.asAccount(owner, (tx) =>
        publishEvent(
          tx,
          { ...owner, clientId: null },
          { kind: 'notes-changed', item: generateId() },
          { people },
        ),
      );
    expect(await hearers(tell([supervisor.userId]))).toEqual(['supervisor']);
    expect(await hearers(tell([]))).toEqual([]);
    const many = [...Array.from({ length: 400 }, generateId), stranger.userId, supervisor.userId];
    expect(await hearers(tell(many))).toEqual(['supervisor', 'stranger']);
  });

  test('how the account is arranged concerns everybody of it', async () => {
    const { owner } = api.people;
    const tell = () =>
      api.database.asAccount(owner, (tx) =>
        publishEvent(tx, { ...owner, clientId: null }, { kind: 'settings-changed' }),
      );
    expect(await hearers(tell)).toEqual([
      'owner',
      'supervisor',
      'vendor',
      'colleague',
      'newcomer',
      'stranger',
    ]);
  });
});
