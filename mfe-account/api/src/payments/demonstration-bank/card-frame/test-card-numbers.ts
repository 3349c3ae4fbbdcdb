import type { TestCardKind } from '../test-cards';

/** Numbers of the test cards. They belong to nobody, and stand on the card page only. */
export const testCardNumbers: Record<TestCardKind, string> = {
  approved: '4111111111111111',
  softRefusal: '4000000000009995',
  hardRefusal: '4000000000000002',
  diesAfterFirst: '4000000000000341',
  expiresNextMonth: '5555555555554444',
};
