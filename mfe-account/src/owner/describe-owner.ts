/** Returns how a sentence names the owner of an account: `Ana Souza, titular da conta,`. */
export const describeOwner = (name: string | null): string =>
  name ? `${name}, titular da conta,` : 'o titular da conta';
