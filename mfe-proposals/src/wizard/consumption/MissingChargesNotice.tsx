import { formatDate, toIsoDate } from '@girassol/shared-domain';
import {
  type CalculationSettings,
  defaultCalculationSettings,
  findMissingNetworkCharges,
  formatTariffPerKwh,
  getFioBShare,
  LAST_FIO_B_TRANSITION_YEAR,
  toStudyConsumerUnits,
} from '@girassol/shared-domain/solar';
import { Button, NoticeBox, Text } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { ConsumptionPurpose } from './consumption-purpose';
import { buildConsumptionRequest, getDistributorName } from './consumption-request';
import type { ConsumptionValues } from './consumption-values';
import { useLastCharges } from './use-last-charges';

/** Notice about missing charges of a unit and their effect on the result, with the charges last used. */
export function MissingChargesNotice({
  path,
  index,
  isGroupA,
}: {
  path: string;
  index: number;
  isGroupA: boolean;
}) {
  const { values, setFieldValue } = useFormikContext<ConsumptionValues>();
  const last = useLastCharges();
  const purpose = useContext(ConsumptionPurpose);
  const unit = values.energyBillData[index];
  const settings = values.calculation ?? defaultCalculationSettings;
  const startYear = Number(toIsoDate(Date.now()).slice(0, 4));
  const { tariffModality, energyBillData } = buildConsumptionRequest(values);
  const place = `${path}.finViabilityData`;
  const missing = findMissingNetworkCharges(toStudyConsumerUnits({ tariffModality, energyBillData }), {
    gdClass: settings.gdClass,
    startYear,
  }).filter(({ field }) => field.startsWith(`${place}.`));
  if (!unit || missing.length === 0) return null;
  const charges = unit.finViabilityData;
  const offered = last && {
    bWireValue: charges.bWireValue ?? last.bWireValue,
    ...(isGroupA && { bWireValuePeak: charges.bWireValuePeak ?? last.bWireValuePeak }),
    ...(settings.gdClass === 'GD3' && {
      aWireValue: charges.aWireValue ?? last.aWireValue,
      sectorCharges: charges.sectorCharges ?? last.sectorCharges,
    }),
  };
  const lacksFioB = missing.some(({ field }) => field === `${place}.bWireValue`);
  return (
    <NoticeBox icon="warning" role="status">
      {missing.map(({ field, message }) => (
        <Text key={field} as="p" size={13}>
          {message}
        </Text>
      ))}
      {lacksFioB && (
        <Text as="p" size={13}>
          {describeEffect(settings, startYear)}
        </Text>
      )}
      {purpose === 'PROPOSAL' && (
        <Text as="p" size={13}>
          Sem isso a proposta não é concluída.
        </Text>
      )}
      {last && offered && (
        <Button
          size="sm"
          icon="history"
          onClick={() => void setFieldValue(place, { ...charges, ...offered })}
        >
          Usar {formatTariffPerKwh(last.bWireValue)}, o último de {getDistributorName(values)} (
          {formatDate(toIsoDate(last.timestamp))})
        </Button>
      )}
    </NoticeBox>
  );
}

/** Describes what the figures leave out while Fio B is empty. */
function describeEffect({ gdClass, fioBAfterTransition }: CalculationSettings, year: number): string {
  const after = fioBAfterTransition / 100;
  const shareIn = (when: number) => `${Math.round(getFioBShare(when, gdClass, after) * 100)}%`;
  const later = LAST_FIO_B_TRANSITION_YEAR + 1;
  const now = year < later ? `${shareIn(year)} dele em ${year} e ` : '';
  return `Em branco, o estudo calcula como se a energia compensada nada pagasse. Ela paga ${now}${shareIn(later)} a partir de ${later}.`;
}
