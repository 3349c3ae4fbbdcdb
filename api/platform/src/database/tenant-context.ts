/** Account whose rows a transaction may see, and the user who acts in the transaction. */
export interface TenantContext {
  accountId: string;
  userId?: string | undefined;
}
