import type { SlotContext } from '@girassol/federation/remote';
import { kitSuppliers } from '@girassol/shared-domain';
import { Checkbox, FormBox, FormFields, FormSection, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo } from 'react';
import { useKitFilterOptions } from '../kits/use-kits';

/**
 * Settings section for the suppliers whose kits the account offers in proposals. Kits of a disabled supplier
 * stay registered.
 */
export default function SuppliersSection({
  settings,
  save,
  onDirtyChange,
}: SlotContext<'settings.section/v1'>) {
  const { disabledSuppliers } = settings;
  const initialValues = useMemo(
    () => ({ disabled: (disabledSuppliers ?? []).toSorted() }),
    [disabledSuppliers],
  );
  const options = useKitFilterOptions();
  // Those of the product, those that the account's own kits name, and whoever was switched off before.
  const names = [...new Set([...kitSuppliers, ...(options?.suppliers ?? []), ...initialValues.disabled])];
  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      onSubmit={async ({ disabled }) => {
        await save({ disabledSuppliers: disabled });
      }}
    >
      {({ values: { disabled }, setFieldValue }) => (
        <FormBox>
          <FormSection aria-labelledby="section-suppliers">
            <h2 id="section-suppliers">Fornecedores</h2>
            <p>Somente os kits dos fornecedores marcados são oferecidos nas propostas.</p>
            <FormFields>
              {names.map((name) => (
                <Checkbox
                  key={name}
                  label={name}
                  value={!disabled.includes(name)}
                  onChange={(isOffered) =>
                    void setFieldValue(
                      'disabled',
                      (isOffered ? disabled.filter((one) => one !== name) : [...disabled, name]).toSorted(),
                    )
                  }
                />
              ))}
            </FormFields>
          </FormSection>
          <SectionActions onDirtyChange={onDirtyChange} />
        </FormBox>
      )}
    </Formik>
  );
}
