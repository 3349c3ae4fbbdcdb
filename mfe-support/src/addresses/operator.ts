/** Path of the list of all accounts. */
export const ACCOUNTS_PATH = '/admin1';

/** Path of the shell's form that opens an account. */
export const NEW_ACCOUNT_PATH = '/operacao/contas?nova';

/** Builds the path of the operator's page of an account, which the shell draws. */
export const buildOperatorAccountPath = (accountId: string): string => `/operacao/contas/${accountId}`;
