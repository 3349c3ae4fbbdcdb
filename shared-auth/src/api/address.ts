/** Values of a call's parameters or query, by name. */
export type CallValues = Record<string, unknown>;

/**
 * Returns the method and address of a call of the contract with its parameters filled in. Throws when a parameter is
 * missing.
 */
export function buildCallAddress(
  key: string,
  params: CallValues = {},
  query: CallValues = {},
): { method: string; url: string } {
  const [method = '', pattern = ''] = key.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${key}: ${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.append(name, String(value));
  const text = search.toString();
  return { method, url: `/api${path}${text ? `?${text}` : ''}` };
}
