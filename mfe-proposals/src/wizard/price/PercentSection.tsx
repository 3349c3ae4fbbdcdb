import { isCommissionKind } from '@girassol/shared-domain/pricing';
import { Icon, Text, tokens } from '@girassol/shared-ui';
import { FormCheckbox, FormNumberField, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { FormLineList } from '../../wizard-frame/FormLineList';
import { buildEmptyPercent, type ManualPriceValues, type PercentLineValues } from './manual-price-values';
import { percentageKindOptions } from './price-labels';

const MAX_LINES = 50;

interface PercentSectionProps {
  /** Reason why no price can satisfy the percentages; null if one can. */
  problem: string | null;
}

/** Form section for percentages: taxes on the service, commissions, insurance, profit shares. */
export function PercentSection({ problem }: PercentSectionProps) {
  const { values, setFieldValue } = useFormikContext<ManualPriceValues>();
  const lines = values.percentageComponents;
  const change = (next: PercentLineValues[]) => void setFieldValue('percentageComponents', next);
  return (
    <FormSection aria-labelledby="section-percentages">
      <h2 id="section-percentages">Percentuais</h2>
      <p>Comissões, seguros e participações. Entram no preço ao lado das margens.</p>
      <FormLineList
        path="percentageComponents"
        name="Percentual"
        addLabel="Adicionar percentual"
        lines={lines}
        limit={MAX_LINES}
        many="percentuais"
        onAdd={() => change([...lines, buildEmptyPercent()])}
        onRemove={(key) => change(lines.filter((line) => line.key !== key))}
        renderLine={(index) => <PercentFields place={`percentageComponents.${index}`} line={lines[index]} />}
      />
      {problem && (
        <Problem role="alert">
          <Icon name="error" size={16} />
          <Text size={13}>{problem}</Text>
        </Problem>
      )}
    </FormSection>
  );
}

function PercentFields({ place, line }: { place: string; line: PercentLineValues | undefined }) {
  return (
    <>
      <FormTextField name={`${place}.name`} label="Nome" isRequired maxLength={120} />
      <FormNumberField name={`${place}.value`} label="Percentual" unit="%" decimals={2} isRequired />
      <FormSelect name={`${place}.type`} label="Sobre o quê" options={percentageKindOptions} />
      <div className="wide">
        <FormCheckbox
          name={`${place}.isRevenue`}
          label="Fica com a empresa"
          description="Conta como lucro."
        />
        {line && isCommissionKind(line.type) && (
          <FormCheckbox
            name={`${place}.comissionPermission`}
            label="O vendedor vê esta comissão"
            description="Sem isto, só quem edita preços a vê."
          />
        )}
      </div>
    </>
  );
}

const Problem = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[8]};
  margin: ${tokens.space[12]} 0 0;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.badSoft};
  color: ${tokens.color.badInk};
  > svg { flex: none; margin-top: 1px; }
`;
