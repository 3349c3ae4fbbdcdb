import { FormFields, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { CityField } from './CityField';
import { PostalCodeField } from './PostalCodeField';

/** Where the customer lives or works. */
export function AddressSection() {
  return (
    <FormSection aria-labelledby="section-address">
      <h2 id="section-address">Endereço</h2>
      <p>O CEP preenche o que se sabe dele; o número é sempre com você.</p>
      <FormFields>
        <PostalCodeField />
        <FormTextField name="district" label="Bairro" autoComplete="off" maxLength={100} />
        <CityField ufName="uf" cityName="city" />
        <div className="wide">
          <FormTextField name="street" label="Rua" autoComplete="off" maxLength={200} />
        </div>
        <FormTextField name="number" label="Número" autoComplete="off" maxLength={20} />
        <FormTextField name="complement" label="Complemento" autoComplete="off" maxLength={100} />
      </FormFields>
    </FormSection>
  );
}
