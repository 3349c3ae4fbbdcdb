import { loadSettingsDocument } from '@girassol/account-api/settings';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import { computeEstimate, type EstimateResult, type SimulationInput } from '@girassol/shared-domain/website';
import { findMunicipalIrradiation } from '../../../irradiation/municipal-irradiation';
import { loadTariffs } from '../../../tariffs/load-tariffs';

/**
 * Estimates a solar system from the answers of a visitor of the account's site, with the calculation settings
 * of the account and the current tariffs and irradiation.
 */
export async function estimateSystemForAccount(
  tx: Tx,
  accountId: string,
  answers: SimulationInput,
): Promise<EstimateResult> {
  const today = await loadAccountToday(tx, accountId);
  const { calculation } = await loadSettingsDocument(tx, accountId);
  return computeEstimate(answers, {
    tariff: await findTariff(tx, answers, today),
    municipalIrradiation: await findMunicipalIrradiation(tx, answers),
    settings: calculation,
    year: Number(today.slice(0, 4)),
  });
}

/**
 * Finds the tariff of a distributor for a tariff modality and class of consumer that is valid on a day.
 * Returns null if the distributor or the tariff is unknown.
 */
export async function findTariff(
  tx: Tx,
  { distributor, modality, ucType }: Pick<SimulationInput, 'distributor' | 'modality' | 'ucType'>,
  today: string,
): Promise<ElectricityTariff | null> {
  if (distributor === null) return null;
  const tariffs = await loadTariffs(tx, distributor, today);
  return tariffs.find((tariff) => tariff.modality === modality && tariff.ucType === ucType) ?? null;
}
