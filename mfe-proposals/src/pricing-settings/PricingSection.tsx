import type { SlotContext } from '@girassol/federation/remote';
import { Stack, tokens } from '@girassol/shared-ui';
import { FormBox, FormRadioGroup, FormSection, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { priceCalculationOptions } from './formula-texts';
import { PricingComponentsEditor } from './PricingComponentsEditor';
import { buildPricingSettingsChange, getPricingErrors } from './pricing-change';
import { toPricingSettingsValues } from './pricing-settings-values';
import { RestrictionsEditor } from './RestrictionsEditor';
import { TiersEditor } from './TiersEditor';
import { TrialPricePanel } from './TrialPricePanel';
import { usePricingPeople } from './use-people';

/** Settings section for automatic pricing, by margin tiers or by components, with a trial on a sample system. */
export default function PricingSection({
  settings,
  save,
  onDirtyChange,
}: SlotContext<'settings.section/v1'>) {
  const people = usePricingPeople();
  const initialValues = useMemo(() => toPricingSettingsValues(settings), [settings]);
  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      validate={getPricingErrors}
      onSubmit={async (values) => {
        await save(buildPricingSettingsChange(values, settings));
      }}
    >
      {({ values }) => (
        <FormBox>
          <Columns>
            <Editors>
              <FormSection aria-labelledby="pricing-type">
                <h2 id="pricing-type">Precificação automática</h2>
                <p>Como o preço de uma proposta é formado quando o vendedor escolhe o automático.</p>
                <FormRadioGroup
                  name="type"
                  label="Tipo"
                  options={[
                    {
                      value: 'SIMPLE',
                      label: 'Simples',
                      description: 'Uma margem sobre o kit, pela potência do sistema.',
                    },
                    {
                      value: 'DETAILED',
                      label: 'Detalhada',
                      description: 'Custos, comissões, impostos e lucro, componente por componente.',
                    },
                  ]}
                />
              </FormSection>
              {values.type === 'SIMPLE' ? (
                <FormSection aria-labelledby="pricing-tiers">
                  <h2 id="pricing-tiers">Faixas de margem</h2>
                  <p>Até cada potência, a margem sobre o custo do kit.</p>
                  <Stack gap={16}>
                    <FormRadioGroup name="calc" label="Cálculo" options={priceCalculationOptions} />
                    <div>
                      <TiersEditor tiers={values.tiers} />
                    </div>
                  </Stack>
                </FormSection>
              ) : (
                <>
                  <FormSection aria-labelledby="pricing-components">
                    <h2 id="pricing-components">Componentes</h2>
                    <p>Cada linha que entra no preço. A ordem é só para a leitura.</p>
                    <Stack gap={16}>
                      <FormRadioGroup name="detailedCalc" label="Cálculo" options={priceCalculationOptions} />
                      <div>
                        <PricingComponentsEditor people={people} />
                      </div>
                    </Stack>
                  </FormSection>
                  <FormSection aria-labelledby="pricing-restrictions">
                    <h2 id="pricing-restrictions">Restrições</h2>
                    <p>Onde e para quem um componente vale. Escolha a restrição dentro do componente.</p>
                    <RestrictionsEditor people={people} />
                  </FormSection>
                </>
              )}
            </Editors>
            <TrialPricePanel people={people} />
          </Columns>
          <SectionActions onDirtyChange={onDirtyChange} />
        </FormBox>
      )}
    </Formik>
  );
}

const { space } = tokens;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 21rem;
  gap: ${space[16]};
  align-items: start;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;

const Editors = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;
`;
