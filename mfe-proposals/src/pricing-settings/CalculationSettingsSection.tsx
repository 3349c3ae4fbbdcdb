import type { SlotContext } from '@girassol/federation/remote';
import { distributedGenerationClassLabels, minimumBillingModeLabels } from '@girassol/shared-domain/solar';
import { Button, IconButton, Stack, tokens } from '@girassol/shared-ui';
import {
  FormBox,
  FormFields,
  FormMoneyField,
  FormNumberField,
  FormRow,
  FormSection,
  FormSwitch,
  FormTextField,
  RowLimitText,
  SectionActions,
  useFormRows,
} from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { Formik } from 'formik';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import {
  buildCalculationSettingsChange,
  type CalculationSettingsValues,
  calculationSettingsSchema,
  toCalculationSettingsValues,
} from './calculation-settings-values';

const toOptions = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

/**
 * Settings section for the calculation of new proposals, such as losses and degradation. Proposals that
 * already exist keep the settings with which they were created.
 */
export default function CalculationSettingsSection({
  settings,
  save,
  onDirtyChange,
}: SlotContext<'settings.section/v1'>) {
  const initialValues = useMemo(() => toCalculationSettingsValues(settings), [settings]);
  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      validationSchema={calculationSettingsSchema}
      onSubmit={async (values) => {
        await save(buildCalculationSettingsChange(values, settings));
      }}
    >
      {({ values }) => (
        <FormBox>
          <FormSection aria-labelledby="calculation-system">
            <h2 id="calculation-system">Sistema</h2>
            <p>Vale para propostas novas. As que já foram iniciadas mantêm o que têm.</p>
            <FormFields>
              <FormNumberField
                name="losses"
                label="Perdas do sistema"
                unit="%"
                decimals={1}
                isRequired
                description="Calor, poeira, cabos e inversor."
              />
              <FormNumberField
                name="degradationFirst"
                label="Degradação no primeiro ano"
                unit="%"
                decimals={2}
                isRequired
              />
              <FormNumberField
                name="degradation"
                label="Degradação nos anos seguintes"
                unit="%"
                decimals={2}
                isRequired
              />
              <div className="wide">
                <FormSwitch
                  name="subtractAvailability"
                  label="Descontar a disponibilidade ao dimensionar"
                  description="O sistema não precisa gerar o consumo mínimo que a conta cobra de qualquer forma."
                />
              </div>
            </FormFields>
          </FormSection>
          <FormSection aria-labelledby="calculation-bill">
            <h2 id="calculation-bill">Conta de luz</h2>
            <p>Como a economia é calculada. Tudo isto aparece nas premissas da proposta.</p>
            <FormFields>
              <FormNumberField
                name="inflation"
                label="Reajuste anual da energia"
                unit="%"
                decimals={2}
                isRequired
              />
              <FormNumberField
                name="fioBAfterTransition"
                label="Fio B a partir de 2029"
                unit="%"
                decimals={1}
                isRequired
                description="A ANEEL ainda não definiu: é uma hipótese."
              />
              <FormSelect
                className="wide"
                name="gdClass"
                label="Regra de compensação"
                options={toOptions(distributedGenerationClassLabels)}
              />
              <FormSelect
                className="wide"
                name="minimumBillingMode"
                label="Conta mínima"
                options={toOptions(minimumBillingModeLabels)}
              />
            </FormFields>
          </FormSection>
          <FormSection aria-labelledby="calculation-finance">
            <h2 id="calculation-finance">Finanças</h2>
            <p>Com que o retorno é comparado, e o que o sistema ainda custa depois.</p>
            <FormFields>
              <FormTextField name="interestRate1Name" label="Nome da taxa 1" isRequired maxLength={40} />
              <FormNumberField
                name="interestRate1"
                label="Taxa 1 ao ano"
                unit="%"
                decimals={2}
                isRequired
                description="Também desconta o VPL, o retorno e o LCOE."
              />
              <FormTextField name="interestRate2Name" label="Nome da taxa 2" isRequired maxLength={40} />
              <FormNumberField name="interestRate2" label="Taxa 2 ao ano" unit="%" decimals={2} isRequired />
              <FormNumberField
                name="maintenance"
                label="Operação e manutenção"
                unit="%"
                decimals={2}
                isRequired
                description="Do preço do sistema, por ano."
              />
            </FormFields>
            <Replacements replacements={values.replacements} />
          </FormSection>
          <SectionActions onDirtyChange={onDirtyChange} />
        </FormBox>
      )}
    </Formik>
  );
}

/** Maximum number of replacements that the server takes. */
const MAX_REPLACEMENTS = 25;

/** Equipment that is bought again during the study. */
function Replacements({ replacements }: Pick<CalculationSettingsValues, 'replacements'>) {
  const rows = useFormRows('replacements', replacements);
  return (
    <Block role="group" aria-label="Troca de equipamentos">
      <Stack gap={12}>
        {replacements.map((_, index) => (
          <Line key={index}>
            <FormRow path={`replacements.${index}`} name={`Troca ${index + 1}`}>
              <FormNumberField name={`replacements.${index}.year`} label="No ano" />
              <FormMoneyField name={`replacements.${index}.cost`} label="Custo" />
            </FormRow>
            <IconButton
              icon="trash"
              label={`Excluir troca ${index + 1}`}
              onClick={() => rows.remove(index)}
            />
          </Line>
        ))}
      </Stack>
      <Button
        size="sm"
        icon="plus"
        disabled={replacements.length >= MAX_REPLACEMENTS}
        onClick={() => rows.add({ year: null, cost: null })}
      >
        Adicionar troca de equipamento
      </Button>
      <RowLimitText count={replacements.length} limit={MAX_REPLACEMENTS} many="trocas" />
    </Block>
  );
}

const { space } = tokens;

const Block = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[12]};
  margin-top: ${space[16]};
  > :first-child { width: 100%; }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: start;
  > button { margin-top: 1.5rem; }
`;
