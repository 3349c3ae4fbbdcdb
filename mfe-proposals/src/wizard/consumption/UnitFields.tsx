import { consumerUnitTypes } from '@girassol/shared-domain';
import {
  billingKinds,
  defaultSimultaneityPercent,
  electricalPhases,
  getBilledGroup,
} from '@girassol/shared-domain/solar';
import { tokens } from '@girassol/shared-ui';
import { FormFields, FormNumberField, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect, Select } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { Subheading } from '../../wizard-frame/Subheading';
import { MonthGrid } from '../months/MonthGrid';
import { AdvancedUnitFields } from './AdvancedUnitFields';
import { BillFillField } from './BillFillField';
import { ChargeFields } from './ChargeFields';
import type { ConsumptionValues } from './consumption-values';
import { DemandFields } from './DemandFields';
import { TariffFields } from './TariffFields';

/** Fields of a consumer unit: identification, consumption and tariffs. */
export function UnitFields({ path, index }: { path: string; index: number }) {
  const { values } = useFormikContext<ConsumptionValues>();
  const unit = values.energyBillData[index];
  const isGroupA = unit !== undefined && getBilledGroup(values.tariffModality, unit) === 'A';
  return (
    <Parts>
      <FormFields>
        <FormTextField
          name={`${path}.ucName`}
          label="Nome da unidade"
          isRequired
          maxLength={80}
          autoComplete="off"
        />
        <UnitType path={path} index={index} />
        {values.tariffModality === 'A' && (
          <FormSelect
            name={`${path}.billingKind`}
            label="Faturamento"
            description="Consumo: a unidade optou pelo grupo B (até 112,5 kVA) e não paga demanda."
            options={billingKinds.map((kind) => ({ value: kind, label: kind }))}
          />
        )}
        {isGroupA ? (
          <FormSelect
            name={`${path}.classification`}
            label="Modalidade"
            description="Verde tem uma demanda; Azul tem uma na ponta e outra fora dela."
            options={[
              { value: 'Verde', label: 'Verde' },
              { value: 'Azul', label: 'Azul' },
            ]}
          />
        ) : (
          <FormSelect
            name={`${path}.phase`}
            label="Fases"
            description="Definem o custo de disponibilidade."
            options={electricalPhases.map((phase) => ({ value: phase, label: phase }))}
          />
        )}
        {index === 0 && (
          <FormNumberField
            name={`${path}.finViabilityData.simultaneityFactor`}
            label="Simultaneidade"
            unit="%"
            decimals={1}
            description="Parte da geração que é consumida na hora."
          />
        )}
      </FormFields>
      <Subheading>Consumo</Subheading>
      {!isGroupA && <BillFillField path={path} index={index} />}
      <MonthGrid
        name={`${path}.monthlyConsumption`}
        label={isGroupA ? 'Consumo fora da ponta' : 'Consumo de cada mês'}
        usual={isGroupA ? 'groupAMonth' : 'groupBMonth'}
        description="Cole uma linha de uma planilha para preencher vários meses."
      />
      {isGroupA && (
        <MonthGrid
          name={`${path}.monthlyConsumptionPeak`}
          label="Consumo na ponta"
          usual="groupAMonth"
          description="Deixe em branco se a unidade não consome na ponta."
        />
      )}
      <TariffFields path={path} index={index} isGroupA={isGroupA} />
      <ChargeFields path={path} index={index} isGroupA={isGroupA} />
      {isGroupA && <DemandFields path={path} />}
      <AdvancedUnitFields path={path} isGroupA={isGroupA} index={index} />
    </Parts>
  );
}

/** Another type brings its own simultaneity, unless somebody typed one. */
function UnitType({ path, index }: { path: string; index: number }) {
  const { values, setFieldValue } = useFormikContext<ConsumptionValues>();
  const unit = values.energyBillData[index];
  if (!unit) return null;
  const change = (chosen: string | null) => {
    const type = consumerUnitTypes.find((one) => one === chosen);
    if (!type) return;
    const factor = unit.finViabilityData.simultaneityFactor;
    const isTyped = factor !== null && factor !== defaultSimultaneityPercent[unit.ucType];
    const simultaneityFactor = isTyped ? factor : defaultSimultaneityPercent[type];
    void setFieldValue(path, {
      ...unit,
      ucType: type,
      finViabilityData: { ...unit.finViabilityData, simultaneityFactor },
    });
  };
  return (
    <Select
      label="Tipo"
      value={unit.ucType}
      onChange={change}
      options={consumerUnitTypes.map((type) => ({ value: type, label: type }))}
    />
  );
}

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
`;
