import { api, getSession } from '..';
import { buildTestSession, fakeApi, logInForTest, replyRefused } from '.';

test('the fake server answers by the contract and tells what it was asked', async () => {
  const server = fakeApi({
    'DELETE /notes/note/:saleId/:noteId': ({ params }) =>
      params.noteId === 'a' ? {} : replyRefused(404, { message: 'Não há.' }),
  });
  const remove = (noteId: string) =>
    api('DELETE /notes/note/:saleId/:noteId', { params: { saleId: 's 1', noteId }, silent: true });
  await expect(remove('a')).resolves.toEqual({});
  await expect(remove('b')).rejects.toMatchObject({ status: 404, message: 'Não há.' });
  expect(server.calls('DELETE /notes/note/:saleId/:noteId').map(({ params }) => params)).toEqual([
    { saleId: 's 1', noteId: 'a' },
    { saleId: 's 1', noteId: 'b' },
  ]);
});

test('of two routes that match, the more literal one answers', async () => {
  const server = fakeApi({
    'POST /kanbans/single/:id': replyRefused(400),
    'POST /kanbans/single/item/:itemId': replyRefused(409),
  });
  const call = api('POST /kanbans/single/item/:itemId', {
    params: { itemId: 'x' },
    body: { type: 'SALES' },
    silent: true,
  });
  await expect(call).rejects.toMatchObject({ status: 409 });
  expect(server.log).toEqual(['POST /kanbans/single/item/:itemId']);
});

test('a call nobody prepared says which', async () => {
  fakeApi();
  const call = api('GET /sales/single/:saleId', { params: { saleId: 'x' }, silent: true });
  await expect(call).rejects.toMatchObject({ status: 501, message: 'fakeApi: GET /sales/single/x?' });
});

test('a test leaves nothing behind', () => {
  expect(getSession()).toBeNull();
  logInForTest(buildTestSession({ personalData: { name: 'Bia' } }));
  expect(getSession()?.personalData.name).toBe('Bia');
});

test('not even who was logged in', () => {
  expect(getSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
});
