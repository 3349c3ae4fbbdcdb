import type { RequestBody } from '@girassol/shared-domain/contract';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

const EDIT = 'PATCH /customers/single/:userId/:cid';
const SINGLE = 'GET /customers/single/:cid';
const SEARCH = 'POST /customers/filtered/:userId/:multiplier';

/** Creates functions for tests that call the API of customers. */
export function createCustomerTestClient(api: TestApi) {
  const single = async (as: TestPerson, cid: string) =>
    (await api.call(SINGLE, { as, params: { cid } })).customer;
  const edit = async (as: TestPerson, cid: string, body: RequestBody<typeof EDIT>) =>
    (await api.call(EDIT, { as, params: { userId: as.userId, cid }, body })).customer;
  const refusedEdit = (as: TestPerson, cid: string, body: RequestBody<typeof EDIT>) =>
    api.refused(EDIT, { as, params: { userId: as.userId, cid }, body });
  const names = async (as: TestPerson, body: RequestBody<typeof SEARCH>) =>
    (
      await api.call(SEARCH, {
        as,
        params: { userId: as.userId, multiplier: 1 },
        body: { fetchId: as.accountId, ...body },
      })
    ).customers.map(({ name }) => name);
  const getHistory = (cid: string) =>
    api.query<{ title: string; content: string; user_name: string }>(
      'select title, content, user_name from histories where customer_id = $1 order by registered_at, id',
      [cid],
    );
  return { single, edit, refusedEdit, names, getHistory };
}
