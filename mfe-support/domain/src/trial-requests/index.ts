import {
  getLeadParameters,
  type LeadParameters,
  MAX_LEAD_PARAMETER_LENGTH,
} from '@girassol/account-domain/leads';

// Whoever imports this file knows the calls of the account, of which a trial request is one.
export type * as accountContract from '@girassol/account-domain/contract';
export { LEAD_HONEYPOT_FIELD } from '@girassol/account-domain/leads';

/** Returns the parameters of the address that a lead takes along: its source and tag, and the others by their names. */
export function getLeadSource(
  query: Iterable<[string, string]>,
): LeadParameters & { src?: string; tag?: string } {
  const given = Object.fromEntries(query);
  const named = (name: 'src' | 'tag') =>
    given[name] ? { [name]: given[name].slice(0, MAX_LEAD_PARAMETER_LENGTH) } : {};
  return { ...getLeadParameters(given), ...named('src'), ...named('tag') };
}
