import { newId } from '../../src/database';
import { testBoards } from '../boards';
import type { TestApi } from '../harness';
import type { Person } from '../people';
import type { World } from './examples';

/** Words that stand in what the neighbour owns, and may stand in nobody else's answer. */
export const SECRET = 'Segredo da Vizinha';

/** One of everything in the owner's account and in the neighbour's. */
export async function testWorlds(api: TestApi): Promise<{ mine: World; theirs: World }> {
  const boards = await testBoards(api);
  const { owner, vendor, neighbour, neighbourVendor } = api.people;

  async function worldOf(person: Person, vendorId: string, name: string): Promise<World> {
    const customerId = await boards.addCustomer(person, name);
    const sale = await boards.addItem(person, { name, customerId });
    const other = await boards.addItem(person, { name, customerId });
    const { kanban } = await api.call('GET /kanbans/single/columns/:type', {
      as: person,
      params: { type: 'SALES' },
    });
    const { note } = await api.call('POST /notes/new/:id', {
      as: person,
      params: { id: sale._id },
      body: { noteText: name, noteType: 'Visita' },
    });
    const proposalId = newId();
    await api.database.asAccount(person, (tx) =>
      tx
        .insertInto('proposals')
        .values({
          account_id: person.accountId,
          id: proposalId,
          front_id: `${name} ${proposalId}`,
          count: 1,
          finished: true,
          customer_id: customerId,
          user_id: person.userId,
        })
        .execute(),
    );
    return {
      userId: person.userId,
      vendorId,
      accountId: person.accountId,
      customerId,
      saleId: sale._id,
      otherSaleId: other._id,
      noteId: note._id,
      proposalId,
      kanbanId: kanban._id,
      columnId: sale.kanbanData.column,
    };
  }

  return {
    mine: await worldOf(owner, vendor.userId, 'Cliente do Dono'),
    theirs: await worldOf(neighbour, neighbourVendor.userId, SECRET),
  };
}
