import {
  DEFAULT_MANUAL_MARGIN_PERCENT,
  type MarginCalculation,
  type PriceFormulaStep,
} from '@girassol/shared-domain/pricing';
import {
  FormCheckbox,
  FormFields,
  FormMoneyField,
  FormNumberField,
  FormSection,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { KitPriceField } from '../../usual-values/KitPriceField';
import { UsualNumberField } from '../../usual-values/UsualNumberField';
import { FormLineList } from '../../wizard-frame/FormLineList';
import { Subheading } from '../../wizard-frame/Subheading';
import { FormulaLines } from './FormulaLines';
import { buildEmptyCost, type CostLineValues, type ManualPriceValues } from './manual-price-values';
import { getMarginBase } from './price-labels';

interface SectionProps {
  /** Steps of the formula, as they stand now. */
  steps: readonly PriceFormulaStep[];
  /** How the account adds a margin to a cost. */
  calc: MarginCalculation;
}

const describeMargin = (calc: MarginCalculation) =>
  `Porcentagem ${getMarginBase(calc)}. Em branco, ${DEFAULT_MANUAL_MARGIN_PERCENT}%.`;
const MAX_LINES = 50;

const selectSteps = (steps: readonly PriceFormulaStep[], ...keys: string[]) =>
  steps.filter(({ key }) => keys.includes(key));

/** Form section for the cost and margin of the kit, whose modules have the power `watts`. */
export function KitCostSection({ steps, calc, watts }: SectionProps & { watts: number }) {
  return (
    <FormSection aria-labelledby="section-kit-cost">
      <h2 id="section-kit-cost">Kit</h2>
      <p>O que o fornecedor cobra e a margem sobre ele.</p>
      <FormFields>
        <KitPriceField
          name="kitCost"
          watts={watts}
          label="Custo do kit"
          isRequired
          description="Vem da etapa do kit."
        />
        <FormNumberField
          name="marginEquip"
          label="Margem do kit"
          unit="%"
          decimals={2}
          description={describeMargin(calc)}
        />
      </FormFields>
      <FormulaLines steps={selectSteps(steps, 'kit')} />
    </FormSection>
  );
}

/** Form section for the cost and margin of the service. */
export function ServiceCostSection({ steps, calc }: SectionProps) {
  const { values, setFieldValue } = useFormikContext<ManualPriceValues>();
  const lines = values.serviceCosts;
  const change = (next: CostLineValues[]) => void setFieldValue('serviceCosts', next);
  return (
    <FormSection aria-labelledby="section-service">
      <h2 id="section-service">Serviço</h2>
      <p>Instalação, projeto e o que mais a empresa faz, com a margem sobre a soma.</p>
      <FormFields>
        <UsualNumberField
          usual="servicePerKwp"
          name="servicePricePerkWp"
          label="Serviço por kWp"
          unit="R$/kWp"
          decimals={2}
        />
        <FormNumberField
          name="margin"
          label="Margem do serviço"
          unit="%"
          decimals={2}
          description={describeMargin(calc)}
        />
      </FormFields>
      <Subheading>Linhas do serviço</Subheading>
      <FormLineList
        path="serviceCosts"
        name="Custo"
        addLabel="Adicionar custo"
        lines={lines}
        limit={MAX_LINES}
        many="custos"
        onAdd={() => change([...lines, buildEmptyCost()])}
        onRemove={(key) => change(lines.filter((line) => line.key !== key))}
        renderLine={(index) => (
          <>
            <FormTextField name={`serviceCosts.${index}.name`} label="Nome" isRequired maxLength={120} />
            <FormMoneyField name={`serviceCosts.${index}.value`} label="Valor" isRequired />
            <div className="wide">
              <FormCheckbox
                name={`serviceCosts.${index}.isRevenue`}
                label="Fica com a empresa"
                description="É cobrado do cliente e conta como lucro."
              />
            </div>
          </>
        )}
      />
      <FormulaLines steps={selectSteps(steps, 'perKwp', 'service')} />
    </FormSection>
  );
}
