import { useApiQuery } from '@girassol/shared-auth';
import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import { distributors } from '@girassol/shared-domain/solar';
import { useFormikContext } from 'formik';
import type { ConsumptionValues } from './consumption-values';

/** What the distributor of the form asks of a unit's class today, by the imported tables; null where they do not know. */
export function useTariff(index: number): ElectricityTariff | null {
  const { values } = useFormikContext<ConsumptionValues>();
  const distributor = distributors.find(({ name }) => name === values.distributor)?.id;
  const { data } = useApiQuery(
    'GET /tariffs/:distributor',
    { params: { distributor: distributor ?? '' } },
    { enabled: distributor !== undefined },
  );
  const ucType = values.energyBillData[index]?.ucType;
  const isOfUnit = (tariff: ElectricityTariff) =>
    tariff.modality === values.tariffModality && tariff.ucType === ucType;
  return data?.tariffs.find(isOfUnit) ?? null;
}
