/** What is being signed in the account, and what was. */
export function SignaturesList() {
  return null;
}
