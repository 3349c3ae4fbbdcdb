import { formatDate } from '@girassol/shared-domain';
import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import { perKwhText } from '@girassol/shared-domain/solar';
import { announce, Button, Text, tokens } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { ConsumptionValues } from './consumption-values';
import { useTariff } from './use-tariff';

/** Offers what the tables know of the distributor and class, for what is still empty: nothing typed is replaced. */
export function TariffOffer({ path, index }: { path: string; index: number }) {
  const { values, setFieldValue } = useFormikContext<ConsumptionValues>();
  const tariff = useTariff(index);
  const unit = values.energyBillData[index];
  if (!unit || !tariff) return null;
  const { bWireValue, bWireNotApplicable } = unit.finViabilityData;
  const fillsPrice = unit.kwhPrice === null;
  const fillsFioB = bWireValue === null && !bWireNotApplicable && tariff.bWireValue !== null;
  if (!fillsPrice && !fillsFioB) return null;

  function use({ kwhPrice, bWireValue: fioB }: ElectricityTariff) {
    if (fillsPrice) void setFieldValue(`${path}.kwhPrice`, kwhPrice);
    if (fillsFioB) void setFieldValue(`${path}.finViabilityData.bWireValue`, fioB);
    announce('Tarifa preenchida.');
  }

  const parts = [
    fillsPrice && `${perKwhText(tariff.kwhPrice)} com impostos`,
    fillsFioB && tariff.bWireValue !== null && `Fio B ${perKwhText(tariff.bWireValue)}`,
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
