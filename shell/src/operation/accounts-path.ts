/** Path of the list of all accounts, which the support area draws. */
export const ACCOUNTS_PATH = '/admin1';
