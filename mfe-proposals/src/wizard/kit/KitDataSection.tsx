import { kitFixations, kitVoltages, OTHER_SUPPLIER } from '@girassol/shared-domain';
import { sum } from '@girassol/shared-domain/solar';
import {
  FormCheckbox,
  FormFields,
  FormSection,
  FormTextArea,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useKitRights } from '../../kits/use-kits';
import { useSuppliers } from '../../kits/use-suppliers';
import { KitPriceField } from '../../usual-values/KitPriceField';
import type { KitStepValues } from './kit-step-values';

/** Converts a fixed list to options. The current value stays available even if the list no longer contains it. */
const toOptions = (list: readonly string[], kept: string | null) =>
  (kept && !list.includes(kept) ? [...list, kept] : list).map((value) => ({ value, label: value }));

/** Form section for the purchase of the kit: supplier, price, voltage and fixation. */
export function KitDataSection() {
  const { kitData, pvModuleData } = useFormikContext<KitStepValues>().values;
  const watts = sum(pvModuleData.map(({ power, quantity }) => (power ?? 0) * (quantity ?? 0)));
  const [kept] = useState(kitData.kitSupplier);
  const suppliers = useSuppliers(kept);
  const keepsKits = useKitRights()?.registers ?? false;
  return (
    <FormSection aria-labelledby="section-kit">
      <h2 id="section-kit">Kit</h2>
      <p>De quem vem, quanto custa e como é montado: a precificação parte daqui.</p>
      <FormFields>
        <KitPriceField
          name="kitData.kitPrice"
          watts={watts}
          label="Preço do kit"
          isRequired
          description="O que o fornecedor cobra."
        />
        <FormSelect
          name="kitData.kitSupplier"
          label="Fornecedor"
          isRequired={kitData.saveKit}
          options={[
            ...suppliers.map((name) => ({ value: name, label: name })),
            { value: OTHER_SUPPLIER, label: 'Outro' },
          ]}
        />
        {kitData.kitSupplier === OTHER_SUPPLIER && (
          <FormTextField
            name="kitData.otherSupplier"
            label="Nome do fornecedor"
            isRequired
            maxLength={80}
            autoComplete="off"
          />
        )}
        <FormSelect
          name="kitData.kitVoltage"
          label="Tensão"
          options={toOptions(kitVoltages, kitData.kitVoltage)}
        />
        <FormSelect
          name="kitData.kitFixation"
          label="Fixação"
          options={toOptions(kitFixations, kitData.kitFixation)}
        />
        {keepsKits && (
          <div className="wide">
            <FormCheckbox
              name="kitData.saveKit"
              label="Guardar este kit entre os kits cadastrados"
              description="Fica à mão para as próximas propostas. Precisa de fornecedor e preço."
            />
          </div>
        )}
        <div className="wide">
          <FormTextArea
            name="aboutTheEquipament"
            label="Sobre os equipamentos"
            description="Aparece na proposta."
            maxLength={5_000}
          />
        </div>
      </FormFields>
    </FormSection>
  );
}
