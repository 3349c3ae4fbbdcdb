import { FormFields, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { CityField } from './CityField';
import { PostalCodeField } from './PostalCodeField';
import { textField } from './text-field';

/** Where the customer lives or works. */
export function AddressSection() {
  return (
    <FormSection aria-labelledby="section-address">
      <h2 id="section-address">Endereço</h2>
      <p>O CEP preenche o que se sabe dele; o número é sempre com você.</p>
      <FormFields>
        <PostalCodeField />
        <FormTextField {...textField('district')} autoComplete="off" />
        <CityField ufName="uf" cityName="city" />
        <div className="wide">
          <FormTextField {...textField('street')} autoComplete="off" />
        </div>
        <FormTextField {...textField('number')} autoComplete="off" />
        <FormTextField {...textField('complement')} autoComplete="off" />
      </FormFields>
    </FormSection>
  );
}
