import type { Uf } from '@girassol/shared-domain';
import { Refusal } from '../http/refusal';
import municipalities from './municipalities.json';
import { plainText } from './plain-text';

const MOST = 20;

/** Names by state, each with its text to compare by; made once. */
const byState = new Map<string, { name: string; key: string }[]>(
  Object.entries(municipalities satisfies Record<Uf, string[]>).map(([uf, names]) => [
    uf,
    names.map((name) => ({ name, key: plainText(name) })),
  ]),
);

/**
 * Municipalities of a state that have the text, whatever its accents and case: first those that begin with it. The
 * state must be given (customers-004).
 */
export function findMunicipalities(uf: string, searchValue: string): { name: string }[] {
  const inState = byState.get(uf.toUpperCase());
  if (!inState) {
    throw new Refusal(400, 'Escolha um estado.', { fields: [{ path: 'uf', message: 'Escolha um estado.' }] });
  }
  const wanted = plainText(searchValue);
  const beginning = inState.filter(({ key }) => key.startsWith(wanted));
  const within = inState.filter(({ key }) => key.includes(wanted) && !key.startsWith(wanted));
  return [...beginning, ...within].slice(0, MOST).map(({ name }) => ({ name }));
}

/** The official name of a municipality, from one that may be written otherwise; undefined when the state has none like it. */
export function municipalityNamed(uf: string, name: string): string | undefined {
  const wanted = plainText(name);
  return byState.get(uf.toUpperCase())?.find(({ key }) => key === wanted)?.name;
}
