import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { getMunicipalities } from './municipalities';
import { normalizeText } from './normalize-text';

const MAX_MUNICIPALITIES = 20;

/**
 * Finds the municipalities of a state whose name contains the text, ignoring accents and case. Names that begin with it
 * come first. The state is required (customers-004).
 */
export function findMunicipalities(uf: string, searchValue: string): { name: string }[] {
  const inState = getMunicipalities(uf);
  if (!inState) {
    throw new Refusal(400, 'Escolha um estado.', { fields: [{ path: 'uf', message: 'Escolha um estado.' }] });
  }
  const wanted = normalizeText(searchValue);
  const beginning = inState.filter(({ key }) => key.startsWith(wanted));
  const within = inState.filter(({ key }) => key.includes(wanted) && !key.startsWith(wanted));
  return [...beginning, ...within].slice(0, MAX_MUNICIPALITIES).map(({ name }) => ({ name }));
}
