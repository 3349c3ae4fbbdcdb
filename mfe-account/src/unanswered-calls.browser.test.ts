import { accountContract } from '@girassol/account-domain/contract';
import { findUnexplainedCalls, logInForTest } from '@girassol/shared-auth/testing';

test('every call of this area says why it cannot be done without a signal', async () => {
  logInForTest();
  expect(await findUnexplainedCalls(accountContract)).toEqual([]);
});
