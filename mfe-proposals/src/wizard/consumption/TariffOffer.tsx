import { formatDate } from '@girassol/shared-domain';
import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import { formatTariffPerKwh } from '@girassol/shared-domain/solar';
import { announce, Button, Text, tokens } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { ConsumerUnitValues, ConsumptionValues } from './consumption-values';
import { fillUnitTariff } from './fill-unit-tariff';
import { usePublishedTariff } from './use-tariff';

/**
 * Suggestion of the published tariffs of the distributor and class for empty fields, or their source once they are
 * filled. Typed values are not replaced.
 */
export function TariffSuggestion({ path, index }: { path: string; index: number }) {
  const { values, setFieldValue } = useFormikContext<ConsumptionValues>();
  const tariff = usePublishedTariff(index);
  const unit = values.energyBillData[index];
  if (!unit || !tariff) return null;
  const { bWireValue, bWireNotApplicable } = unit.finViabilityData;
  const fillsPrice = unit.kwhPrice === null;
  const fillsFioB = bWireValue === null && !bWireNotApplicable && tariff.bWireValue !== null;
  if (!fillsPrice && !fillsFioB) return <FilledTariffSource tariff={tariff} unit={unit} />;

  function use(known: ElectricityTariff) {
    if (!unit) return;
    void setFieldValue(path, fillUnitTariff(unit, known, null));
    announce('Tarifa preenchida.');
  }

  const parts = [
    fillsPrice && `${formatTariffPerKwh(tariff.kwhPrice)} com impostos`,
    fillsFioB && tariff.bWireValue !== null && `Fio B ${formatTariffPerKwh(tariff.bWireValue)}`,
  ].filter(Boolean);
  return (
    <Offer role="group" aria-label="Tarifa conhecida">
      <div>
        <Text as="p" size={13}>
          Tarifa de {formatDate(tariff.validFrom)}: {parts.join(', ')}
        </Text>
        <Text as="p" size={12} tone="soft">
          {tariff.source}
        </Text>
      </div>
      <Button size="sm" onClick={() => use(tariff)}>
        Usar
      </Button>
    </Offer>
  );
}

/** Source and day of a published tariff that stands in the fields of a unit; nothing once another price was typed. */
function FilledTariffSource({ tariff, unit }: { tariff: ElectricityTariff; unit: ConsumerUnitValues }) {
  if (unit.kwhPrice !== tariff.kwhPrice) return null;
  return (
    <Offer role="note" aria-label="Origem da tarifa">
      <Text as="p" size={13}>
        Tarifa publicada da distribuidora, de {formatDate(tariff.validFrom)}. Confira com a conta do cliente.
      </Text>
      <Text as="p" size={12} tone="soft">
        {tariff.source}
      </Text>
    </Offer>
  );
}

const { color, radius, space } = tokens;

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  p { margin: 0; overflow-wrap: anywhere; }
`;
