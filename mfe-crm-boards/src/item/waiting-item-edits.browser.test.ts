import type { WaitingWrite } from '@girassol/shared-auth';
import { buildTestItem } from '@girassol/shared-auth/testing';
import { EDIT_CALL } from './edit-call';
import { applyWaitingItemEdits, isFieldWaiting } from './waiting-item-edits';

const item = buildTestItem();
const buildWrite = (body: unknown, problem: string | null = null): WaitingWrite => ({
  key: 'k',
  owner: 'u',
  call: EDIT_CALL,
  params: { saleId: item._id },
  body,
  record: item._id,
  title: 'Edição',
  detail: '',
  path: '/',
  madeAt: 0,
  baseVersion: 'v',
  problem,
  current: null,
});

test('the last of the edits that wait is what the item shows', () => {
  const writes = [buildWrite({ power: 6 }), buildWrite({ power: 7 }), buildWrite({ ucType: null })];
  expect(applyWaitingItemEdits(item, writes)).toEqual({ ...item, power: 7, ucType: null });
  expect(isFieldWaiting(writes, 'power')).toBe(true);
  expect(isFieldWaiting(writes, 'amount')).toBe(false);
});

test('what the server refused, and what has expired, does not count', () => {
  const writes = [buildWrite({ power: 6 }, 'Mudou.'), buildWrite(null)];
  expect(applyWaitingItemEdits(item, writes)).toEqual(item);
});
