import { api } from '@girassol/shared-auth';
import { StateCityFields } from '@girassol/shared-ui/pickers';

async function loadCities(uf: string, searchValue: string, signal: AbortSignal) {
  const body = { uf, searchValue };
  const { places } = await api('POST /places/filtered', { body, signal, silent: true });
  return places.map(({ name }) => name);
}

/** Fields for the state and the city of a customer (customers-004, customers-005). */
export function StateAndCityFields(names: { ufName: string; cityName: string }) {
  return <StateCityFields {...names} loadCities={loadCities} />;
}
