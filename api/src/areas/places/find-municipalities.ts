import { Refusal } from '../../platform/refusals/refusal';
import { municipalitiesOf } from './municipalities';
import { plainText } from './plain-text';

const MOST = 20;

/**
 * Municipalities of a state that have the text, whatever its accents and case: first those that begin with it. The
 * state must be given (customers-004).
 */
export function findMunicipalities(uf: string, searchValue: string): { name: string }[] {
  const inState = municipalitiesOf(uf);
  if (!inState) {
    throw new Refusal(400, 'Escolha um estado.', { fields: [{ path: 'uf', message: 'Escolha um estado.' }] });
  }
  const wanted = plainText(searchValue);
  const beginning = inState.filter(({ key }) => key.startsWith(wanted));
  const within = inState.filter(({ key }) => key.includes(wanted) && !key.startsWith(wanted));
  return [...beginning, ...within].slice(0, MOST).map(({ name }) => ({ name }));
}
