/** Value of an audit entry before or after a change, as JSON. */
export type AuditValue =
  | string
  | number
  | boolean
  | null
  | readonly AuditValue[]
  | { readonly [field: string]: AuditValue | undefined };

/** Codes are named one by one: a postal code or the code of a bank is no secret. */
const secretName =
  /passw|senha|secret|token|hash|recovery|^codes?$|(?:access|backup|confirmation|login|otp|pin|security|totp|verification)_?codes?$|cvv|cvc|pan$|cardnumber/i;

/**
 * Returns a value of an audit entry without fields whose names are those of secrets (passwords, tokens, codes). The log is
 * never changed, so that a secret written there could not be removed.
 */
export function removeSecrets(value: AuditValue): AuditValue {
  if (Array.isArray(value)) return value.map(removeSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secretName.test(name))
      .map(([name, part]) => [name, part === undefined ? undefined : removeSecrets(part)]),
  );
}
