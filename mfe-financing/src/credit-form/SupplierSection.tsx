import { FormFields, FormMaskedField, FormSection } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { CreditFormValues } from './credit-form-values';
import { equipmentDistributors, OTHER_EQUIPMENT_DISTRIBUTOR } from './equipment-distributors';

/**
 * Options of the select for the distributor of the equipment; OUTRO, for a distributor outside the list, is
 * the last one (financing-105).
 */
export const equipmentDistributorOptions = [
  ...equipmentDistributors.map(({ name }) => name),
  OTHER_EQUIPMENT_DISTRIBUTOR,
].map((name) => ({
  value: name,
  label: name,
}));

/** Form section for the supplier of the equipment and the installer. */
export function SupplierSection() {
  const { values, setFieldValue } = useFormikContext<CreditFormValues>();
  const { supplier } = values;
  const former = useRef(supplier);
  const listed = equipmentDistributors.find(({ name }) => name === supplier);

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
        <FormSelect
          name="supplier"
          label="Fornecedor"
          placeholder="Escolha"
          options={equipmentDistributorOptions}
          isRequired
        />
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
