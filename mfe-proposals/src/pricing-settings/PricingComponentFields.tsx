import {
  isPercentageKind,
  pricingComponentKinds,
  pricingRuleQuantities,
} from '@girassol/shared-domain/pricing';
import { tokens } from '@girassol/shared-ui';
import { FormCheckbox, FormFields, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect, Select } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { ConditionalsEditor } from './ConditionalsEditor';
import type { PricingComponentValues, PricingSettingsValues } from './pricing-settings-values';
import { RulesEditor } from './RulesEditor';
import type { PricingPeople } from './use-people';

interface ComponentFieldsProps {
  component: PricingComponentValues;
  /** Formik path of the component: `components.3`. */
  path: string;
  people: PricingPeople;
}

/** Fields of one pricing component: name, kind, rules, conditions. */
export function PricingComponentFields({ component, path, people }: ComponentFieldsProps) {
  const { values, setFieldValue } = useFormikContext<PricingSettingsValues>();
  const restrictions = values.restrictions.map(({ _id, service }, index) => ({
    value: _id,
    label: service.trim() || `Restrição ${index + 1}`,
  }));
  return (
    <Fields>
      <FormFields>
        <FormTextField
          name={`${path}.name`}
          label="Nome"
          isRequired
          maxLength={80}
          autoFocus={component.name === ''}
        />
        <FormSelect name={`${path}.type`} label="Tipo" options={pricingComponentKinds} isRequired />
        <FormSelect
          name={`${path}.range`}
          label="Base das faixas"
          options={pricingRuleQuantities}
          description="A quantidade que escolhe o valor."
        />
        <FormTextField
          name={`${path}.service`}
          label="Serviço"
          isOptional
          maxLength={80}
          description="A que trabalho pertence: instalação, projeto."
        />
        {component.type === 'INDIVIDUAL_COMMISSION' && (
          <FormSelect
            name={`${path}.vendor`}
            label="De quem é a comissão"
            options={people.options}
            isRequired
          />
        )}
        <Select
          label="Restrição"
          value={component.restriction ?? EVERYWHERE}
          options={[{ value: EVERYWHERE, label: 'Sem restrição' }, ...restrictions]}
          onChange={(id) => void setFieldValue(`${path}.restriction`, id === EVERYWHERE ? null : id)}
        />
      </FormFields>
      <RulesEditor component={component} path={path} />
      <ConditionalsEditor
        conditionals={component.conditionals}
        path={`${path}.conditionals`}
        people={people}
      />
      <Choices>
        <FormCheckbox
          name={`${path}.isOptional`}
          label="Opcional"
          description="Só entra quando o vendedor adiciona à proposta."
        />
        <FormCheckbox
          name={`${path}.isRevenue`}
          label="É receita"
          description="Fica com a empresa: conta como lucro."
        />
        {isPercentageKind(component.type) && (
          <FormCheckbox
            name={`${path}.comissionPermission`}
            label="Visível ao vendedor"
            description="Quem vê preços sem poder editá-los também vê esta linha."
          />
        )}
      </Choices>
    </Fields>
  );
}

const EVERYWHERE = 'everywhere';

const { screen, space } = tokens;

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  padding: ${space[16]};
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${space[12]};
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;
