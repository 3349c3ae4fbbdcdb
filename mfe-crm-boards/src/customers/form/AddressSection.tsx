import { FormFields, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { PostalCodeField } from './PostalCodeField';
import { StateAndCityFields } from './StateAndCityFields';
import { getTextFieldProps } from './text-field';

/** Form section for the address of the customer. */
export function AddressSection() {
  return (
    <FormSection aria-labelledby="section-address">
      <h2 id="section-address">Endereço</h2>
      <p>O CEP preenche o que se sabe dele; o número é sempre com você.</p>
      <FormFields>
        <PostalCodeField />
        <div className="wide">
          <FormTextField {...getTextFieldProps('street')} autoComplete="off" />
        </div>
        <FormTextField {...getTextFieldProps('number')} autoComplete="off" />
        <FormTextField {...getTextFieldProps('complement')} autoComplete="off" />
        <FormTextField {...getTextFieldProps('district')} autoComplete="off" />
        <StateAndCityFields ufName="uf" cityName="city" />
      </FormFields>
    </FormSection>
  );
}
