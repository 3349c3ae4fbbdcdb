import { useApiQuery } from '@girassol/shared-auth';
import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import { electricityDistributors } from '@girassol/shared-domain/solar';
import { useFormikContext } from 'formik';
import type { ConsumptionValues } from './consumption-values';

/**
 * Loads the current tariff of the form's distributor for the class of the consumer unit `index`, from the
 * imported tables; null for a tariff that the tables lack.
 */
export function usePublishedTariff(index: number): ElectricityTariff | null {
  const { values } = useFormikContext<ConsumptionValues>();
  const distributor = electricityDistributors.find(({ name }) => name === values.distributor)?.id;
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
