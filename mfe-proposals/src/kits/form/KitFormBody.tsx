import { kitFixations, kitVoltages, OTHER_SUPPLIER } from '@girassol/shared-domain';
import { ButtonLink } from '@girassol/shared-ui';
import { FormActions, FormBox, FormFields, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSuppliers } from '../use-suppliers';
import { KitLinesSection } from './KitLinesSection';
import { ItemLineFields, ModuleOrInverterLineFields } from './LineFields';
import { PriceSection } from './PriceSection';
import {
  buildEmptyInverterLine,
  buildEmptyItemLine,
  buildEmptyModuleLine,
  type RegisteredKitValues,
  toInverterLine,
  toItemLine,
  toModuleLine,
} from './registered-kit-values';

interface KitFormBodyProps {
  label: string;
  submitLabel: string;
  isEditing?: boolean | undefined;
  backTo: string;
  /** Content shown above the fields. */
  children?: ReactNode;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Fields of a kit inside a Formik form. */
export function KitFormBody({ label, submitLabel, isEditing, backTo, children }: KitFormBodyProps) {
  const { values, initialValues } = useFormikContext<RegisteredKitValues>();
  const suppliers = useSuppliers(initialValues.supplier);
  return (
    <FormBox aria-label={label}>
      {children}
      <FormSection aria-label="Kit">
        <h2>Kit</h2>
        <p>De quem se compra, e onde serve.</p>
        <FormFields>
          <FormSelect
            name="supplier"
            label="Fornecedor"
            options={options([...suppliers, OTHER_SUPPLIER])}
            isRequired
          />
          {values.supplier === OTHER_SUPPLIER && (
            <FormTextField
              name="otherSupplier"
              label="Nome do fornecedor"
              maxLength={80}
              autoComplete="off"
              isRequired
            />
          )}
          <FormSelect name="voltage" label="Tensão" options={options(kitVoltages)} />
          <FormSelect name="fixation" label="Estrutura de fixação" options={options(kitFixations)} />
        </FormFields>
      </FormSection>
      <KitLinesSection
        name="modules"
        title="Módulos"
        text="A potência do kit é a dos módulos."
        kind="modules"
        one="módulo"
        most={5}
        empty={buildEmptyModuleLine}
        getLine={toModuleLine}
        isBlank={({ manufacturer, model, power }) => manufacturer === '' && model === '' && power === null}
        fields={(place) => <ModuleOrInverterLineFields name={place} isInverter={false} />}
      />
      <KitLinesSection
        name="inverters"
        title="Inversores"
        text="Potência abaixo de 100 é entendida em kW."
        kind="inverters"
        one="inversor"
        most={5}
        empty={buildEmptyInverterLine}
        getLine={toInverterLine}
        isBlank={({ manufacturer, model, power }) => manufacturer === '' && model === '' && power === null}
        fields={(place) => <ModuleOrInverterLineFields name={place} isInverter />}
      />
      <KitLinesSection
        name="items"
        title="Itens adicionais"
        text="Estruturas, cabos, proteções. Deixe vazio se o fornecedor não os detalha."
        kind="equipaments"
        one="item"
        most={25}
        isOptional
        empty={buildEmptyItemLine}
        getLine={toItemLine}
        isBlank={({ item }) => item === ''}
        fields={(place) => <ItemLineFields name={place} />}
      />
      <PriceSection />
      <FormActions
        submitLabel={submitLabel}
        isEditing={isEditing}
        cancel={
          <ButtonLink as={Link} to={backTo} variant="ghost">
            Cancelar
          </ButtonLink>
        }
      />
    </FormBox>
  );
}
