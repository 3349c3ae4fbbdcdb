import { formatDate, toIsoDate } from '@girassol/shared-domain';
import {
  type CalculationSettings,
  defaultCalculationSettings,
  fioBPercent,
  LAST_TRANSITION_YEAR,
  missingCharges,
  perKwhText,
  unitsOfProposal,
} from '@girassol/shared-domain/solar';
import { Button, Icon, tokens } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { consumptionRequest, distributorName } from './consumption-request';
import type { ConsumptionValues } from './consumption-values';
import { useLastCharges } from './use-last-charges';

/** Says what a unit lacks of what compensated energy pays, what that does to the result, and offers what was last used. */
export function ChargeNotice({ path, index }: { path: string; index: number }) {
  const { values, setFieldValue } = useFormikContext<ConsumptionValues>();
  const last = useLastCharges();
  const unit = values.energyBillData[index];
  const settings = values.calculation ?? defaultCalculationSettings;
  const startYear = Number(toIsoDate(Date.now()).slice(0, 4));
  const { tariffModality, energyBillData } = consumptionRequest(values);
  const place = `${path}.finViabilityData`;
  const missing = missingCharges(unitsOfProposal({ tariffModality, energyBillData }), {
    gdClass: settings.gdClass,
    startYear,
  }).filter(({ field }) => field.startsWith(`${place}.`));
  if (!unit || missing.length === 0) return null;
  const charges = unit.finViabilityData;
  const offered = last && {
    bWireValue: charges.bWireValue ?? last.bWireValue,
    ...(tariffModality === 'A' && { bWireValuePeak: charges.bWireValuePeak ?? last.bWireValuePeak }),
    ...(settings.gdClass === 'GD3' && {
      aWireValue: charges.aWireValue ?? last.aWireValue,
      sectorCharges: charges.sectorCharges ?? last.sectorCharges,
    }),
  };
  const lacksFioB = missing.some(({ field }) => field === `${place}.bWireValue`);
  return (
    <Notice role="status">
      <Icon name="warning" size={16} />
      <div>
        {missing.map(({ field, message }) => (
          <p key={field}>{message}</p>
        ))}
        {lacksFioB && <p>{effectOf(settings, startYear)}</p>}
        <p>Sem isso a proposta não é concluída.</p>
        {last && offered && (
          <Button
            size="sm"
            icon="history"
            onClick={() => void setFieldValue(place, { ...charges, ...offered })}
          >
            Usar {perKwhText(last.bWireValue)}, o último de {distributorName(values)} (
            {formatDate(toIsoDate(last.timestamp))})
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** What is left out of the figures while the Fio B is blank. */
function effectOf({ gdClass, fioBAfterTransition }: CalculationSettings, year: number): string {
  const after = fioBAfterTransition / 100;
  const shareIn = (when: number) => `${Math.round(fioBPercent(when, gdClass, after) * 100)}%`;
  const later = LAST_TRANSITION_YEAR + 1;
  const now = year < later ? `${shareIn(year)} dele em ${year} e ` : '';
  return `Em branco, o estudo calcula como se a energia compensada nada pagasse. Ela paga ${now}${shareIn(later)} a partir de ${later}.`;
}

const { color, font, radius, space } = tokens;

const Notice = styled.div`
  display: flex;
  gap: ${space[8]};
  padding: ${space[12]};
  border-radius: ${radius.control};
  background: ${color.warnSoft};
  color: ${color.warnInk};
  font: ${font[13]};
  > svg { flex: none; margin-top: 2px; }
  p { margin: 0 0 ${space[4]}; }
`;
