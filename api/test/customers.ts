import type { Body } from '@girassol/shared-domain/contract';
import type { TestApi } from './harness';
import type { Person } from './people';

const EDIT = 'PATCH /customers/single/:userId/:cid';
const SINGLE = 'GET /customers/single/:cid';
const SEARCH = 'POST /customers/filtered/:userId/:multiplier';

/** What tests of customers ask of the API. */
export function testCustomers(api: TestApi) {
  const single = async (as: Person, cid: string) =>
    (await api.call(SINGLE, { as, params: { cid } })).customer;
  const edit = async (as: Person, cid: string, body: Body<typeof EDIT>) =>
    (await api.call(EDIT, { as, params: { userId: as.userId, cid }, body })).customer;
  const refusedEdit = (as: Person, cid: string, body: Body<typeof EDIT>) =>
    api.refused(EDIT, { as, params: { userId: as.userId, cid }, body });
  const names = async (as: Person, body: Body<typeof SEARCH>) =>
    (
      await api.call(SEARCH, {
        as,
        params: { userId: as.userId, multiplier: 1 },
        body: { fetchId: as.accountId, ...body },
      })
    ).customers.map(({ name }) => name);
  const historyOf = (cid: string) =>
    api.query<{ title: string; content: string; user_name: string }>(
      'select title, content, user_name from histories where customer_id = $1 order by registered_at, id',
      [cid],
    );
  return { single, edit, refusedEdit, names, historyOf };
}
