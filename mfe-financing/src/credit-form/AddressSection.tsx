import { api } from '@girassol/shared-auth';
import { FormFields, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { StateCityFields } from '@girassol/shared-ui/pickers';
import { PostalCodeField } from './PostalCodeField';

async function loadCities(uf: string, searchValue: string, signal: AbortSignal) {
  const body = { uf, searchValue };
  const { places } = await api('POST /places/filtered', { body, signal, silent: true });
  return places.map(({ name }) => name);
}

/** Form section for the address of the customer or company. */
export function AddressSection() {
  return (
    <FormSection aria-labelledby="section-address">
      <h2 id="section-address">Endereço</h2>
      <p>O CEP preenche o que se sabe dele.</p>
      <FormFields>
        <PostalCodeField />
        <FormTextField name="district" label="Bairro" isRequired autoComplete="off" maxLength={100} />
        <StateCityFields ufName="state" cityName="city" isRequired loadCities={loadCities} />
        <div className="wide">
          <FormTextField name="address" label="Logradouro" isRequired autoComplete="off" maxLength={200} />
        </div>
        <FormTextField name="number" label="Número" isRequired autoComplete="off" maxLength={20} />
        <FormTextField name="complement" label="Complemento" autoComplete="off" maxLength={100} />
      </FormFields>
    </FormSection>
  );
}
