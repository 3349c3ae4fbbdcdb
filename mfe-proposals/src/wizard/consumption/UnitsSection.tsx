import { Button, confirm, Row, tokens } from '@girassol/shared-ui';
import { FormRow, FormSection, useRevalidationOnRowCount } from '@girassol/shared-ui/fields';
import { Tabs } from '@girassol/shared-ui/overlays';
import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { buildEmptyConsumerUnitValues, type ConsumptionValues } from './consumption-values';
import { UnitFields } from './UnitFields';

/** Maximum number of units of a proposal, also enforced by the server. */
const MAX_UNITS = 30;

/**
 * Form section for the consumer units of a proposal, of which one is expanded at a time. The first unit is
 * the site of the system.
 */
export function UnitsSection() {
  const { values, errors, touched, setFieldValue } = useFormikContext<ConsumptionValues>();
  const units = values.energyBillData;
  const [selected, setSelected] = useState(units[0]?.key);
  useRevalidationOnRowCount(units.length);
  const current = units.find(({ key }) => key === selected) ?? units[0];

  function add() {
    const unit = buildEmptyConsumerUnitValues(units.length + 1);
    // Prefill the tariffs of the next unit from the first one.
    const [first] = units;
    const alike = first && {
      kwhPrice: first.kwhPrice,
      kwhPricePeak: first.kwhPricePeak,
      finViabilityData: {
        ...first.finViabilityData,
        simultaneityFactor: unit.finViabilityData.simultaneityFactor,
      },
    };
    void setFieldValue('energyBillData', [...units, { ...unit, ...alike }]);
    setSelected(unit.key);
  }

  async function remove(key: string, name: string) {
    const isMeant = await confirm({
      text: `Remover a unidade ${name}?`,
      confirmLabel: 'Remover unidade',
      cancelLabel: 'Cancelar',
      danger: true,
    });
    if (!isMeant) return;
    const left = units.filter((unit) => unit.key !== key);
    void setFieldValue('energyBillData', left);
    setSelected(left[0]?.key);
  }

  return (
    <FormSection aria-labelledby="section-units">
      <Head>
        <div>
          <h2 id="section-units">Unidades consumidoras</h2>
          <p>A primeira recebe o sistema; as outras recebem créditos do que sobra.</p>
        </div>
        <Button size="sm" icon="plus" onClick={add} disabled={units.length >= MAX_UNITS}>
          Adicionar unidade
        </Button>
      </Head>
      {units.map(({ key, ucName }, index) => (
        <FormRow
          key={key}
          path={`energyBillData.${index}`}
          name={getUnitName(ucName, index)}
          onReveal={() => setSelected(key)}
        />
      ))}
      <Tabs
        label="Unidades consumidoras"
        selectedId={current?.key}
        onSelect={setSelected}
        items={units.map((unit, index) => {
          const path = `energyBillData.${index}`;
          const name = getUnitName(unit.ucName, index);
          const isWrong = Boolean(getIn(errors, path)) && Boolean(getIn(touched, path));
          return {
            id: unit.key,
            label: isWrong ? `${name}, com dados a corrigir` : name,
            text: name,
            icon: isWrong ? 'warning' : index === 0 ? 'sun' : undefined,
            content: (
              <>
                <UnitFields path={path} index={index} />
                {index > 0 && (
                  <Row justify="end">
                    <Button
                      size="sm"
                      variant="ghost"
                      icon="trash"
                      onClick={() => void remove(unit.key, name)}
                    >
                      Remover esta unidade
                    </Button>
                  </Row>
                )}
              </>
            ),
          };
        })}
      />
    </FormSection>
  );
}

const getUnitName = (name: string, index: number) => name.trim() || `Unidade ${index + 1}`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space[8]};
  margin-bottom: ${tokens.space[8]};
  p { margin: 2px 0 0; color: ${tokens.color.inkSoft}; font: ${tokens.font[13]}; }
`;
