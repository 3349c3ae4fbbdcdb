import { findUnexplainedCalls, logInForTest } from '@girassol/shared-auth/testing';
import { supportContract } from '@girassol/support-domain/contract';

test('every call of this area says why it cannot be done without a signal', async () => {
  logInForTest();
  expect(await findUnexplainedCalls(supportContract)).toEqual([]);
});
