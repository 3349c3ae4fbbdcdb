import { FormFields, FormMaskedField, FormSection } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { CreditValues } from './credit-values';
import { distributors, OTHER_DISTRIBUTOR } from './distributors';

const options = [...distributors.map(({ name }) => name), OTHER_DISTRIBUTOR].map((name) => ({
  value: name,
  label: name,
}));

/** Who sells the equipment and who installs it. */
export function SupplierSection() {
  const { values, setFieldValue } = useFormikContext<CreditValues>();
  const { supplier } = values;
  const former = useRef(supplier);
  const listed = distributors.find(({ name }) => name === supplier);

  // A distributor of the list brings its number along; another one's is typed.
  useEffect(() => {
    if (former.current === supplier) return;
    former.current = supplier;
    void setFieldValue('distributorCnpj', listed?.cnpj ?? '');
  }, [supplier, listed, setFieldValue]);

  return (
    <FormSection aria-labelledby="section-supplier">
      <h2 id="section-supplier">Fornecedor</h2>
      <p>Quem vende os equipamentos, e a sua empresa, que instala.</p>
      <FormFields>
        <FormSelect name="supplier" label="Fornecedor" placeholder="Escolha" options={options} isRequired />
        <FormMaskedField
          name="distributorCnpj"
          label="CNPJ do Fornecedor"
          mask="cnpj"
          isRequired
          isReadOnly={listed !== undefined}
          autoComplete="off"
        />
        <FormMaskedField
          name="integratorCnpj"
          label="CNPJ do Integrador"
          mask="cnpj"
          isRequired
          autoComplete="off"
        />
      </FormFields>
    </FormSection>
  );
}
