/** Area codes in use (DDD), by their first digit. */
const used: Record<string, string> = {
  1: '123456789',
  2: '12478',
  3: '1234578',
  4: '123456789',
  5: '1345',
  6: '123456789',
  7: '134579',
  8: '123456789',
  9: '123456789',
};

/** Checks whether a phone of 10 or 11 digits begins with an area code that exists. */
export const hasValidAreaCode = (phone: string): boolean =>
  used[phone.charAt(0)]?.includes(phone.charAt(1)) ?? false;
