import { isCommission } from '@girassol/shared-domain/pricing';
import { Icon, Text, tokens } from '@girassol/shared-ui';
import { FormCheckbox, FormNumberField, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { LineList } from '../../wizard-frame/LineList';
import { percentageOptions } from './price-names';
import { newPercent, type PercentValues, type PriceValues } from './price-values';

const MOST_LINES = 50;

interface PercentSectionProps {
  /** Why the percentages together allow no price; null while they do. */
  problem: string | null;
}

/** Taxes on the service, commissions, insurance, shares of the profit: what is a percentage of something. */
export function PercentSection({ problem }: PercentSectionProps) {
  const { values, setFieldValue } = useFormikContext<PriceValues>();
  const lines = values.percentageComponents;
  const change = (next: PercentValues[]) => void setFieldValue('percentageComponents', next);
  return (
    <FormSection aria-labelledby="section-percentages">
      <h2 id="section-percentages">Percentuais</h2>
      <p>Comissões, seguros e participações. Entram no preço ao lado das margens.</p>
      <LineList
        name="Percentual"
        addLabel="Adicionar percentual"
        lines={lines}
        isFull={lines.length >= MOST_LINES}
        onAdd={() => change([...lines, newPercent()])}
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

function PercentFields({ place, line }: { place: string; line: PercentValues | undefined }) {
  return (
    <>
      <FormTextField name={`${place}.name`} label="Nome" isRequired maxLength={120} />
      <FormNumberField name={`${place}.value`} label="Percentual" unit="%" decimals={2} isRequired />
      <FormSelect name={`${place}.type`} label="Sobre o quê" options={percentageOptions} />
      <div className="wide">
        <FormCheckbox
          name={`${place}.isRevenue`}
          label="Fica com a empresa"
          description="Conta como lucro."
        />
        {line && isCommission(line.type) && (
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
