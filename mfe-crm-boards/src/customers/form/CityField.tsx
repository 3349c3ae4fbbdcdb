import { api } from '@girassol/shared-auth';
import { PlaceFields } from '@girassol/shared-ui/pickers';

async function loadCities(uf: string, searchValue: string, signal: AbortSignal) {
  const body = { uf, searchValue };
  const { places } = await api('POST /places/filtered', { body, signal, silent: true });
  return places.map(({ name }) => name);
}

/** State and city of a customer (customers-004, customers-005). */
export function CityField(names: { ufName: string; cityName: string }) {
  return <PlaceFields {...names} loadCities={loadCities} />;
}
