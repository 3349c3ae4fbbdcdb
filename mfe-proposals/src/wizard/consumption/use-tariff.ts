import { useApiQuery } from '@girassol/shared-auth';
import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import { electricityDistributors, getBilledGroup, type TariffGroup } from '@girassol/shared-domain/solar';
import { useFormikContext } from 'formik';
import type { ConsumerUnitValues, ConsumptionValues } from './consumption-values';

const noTariffs: readonly ElectricityTariff[] = [];

/**
 * Loads the current tariffs of the form's distributor from the imported tables, one for each group and class;
 * undefined while they load. Empty without a distributor that has a table.
 */
export function usePublishedTariffs(): readonly ElectricityTariff[] | undefined {
  const { values } = useFormikContext<ConsumptionValues>();
  const distributor = electricityDistributors.find(({ name }) => name === values.distributor)?.id;
  const { data } = useApiQuery(
    'GET /tariffs/:distributor',
    { params: { distributor: distributor ?? '' } },
    { enabled: distributor !== undefined },
  );
  return distributor === undefined ? noTariffs : data?.tariffs;
}

/** Finds the tariff by which a consumer unit is billed among those of its distributor; null if it is not there. */
export function findUnitTariff(
  tariffs: readonly ElectricityTariff[],
  tariffModality: TariffGroup,
  unit: Pick<ConsumerUnitValues, 'billingKind' | 'ucType'>,
): ElectricityTariff | null {
  const group = getBilledGroup(tariffModality, unit);
  return tariffs.find(({ modality, ucType }) => modality === group && ucType === unit.ucType) ?? null;
}

/**
 * Loads the current tariff of the form's distributor for the class of the consumer unit `index`, from the
 * imported tables; null for a tariff that the tables lack.
 */
export function usePublishedTariff(index: number): ElectricityTariff | null {
  const { values } = useFormikContext<ConsumptionValues>();
  const tariffs = usePublishedTariffs();
  const unit = values.energyBillData[index];
  return (tariffs && unit && findUnitTariff(tariffs, values.tariffModality, unit)) ?? null;
}
