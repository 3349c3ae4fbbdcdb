import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import { type EstimateResult, estimateOf, type SimulationAnswers } from '@girassol/shared-domain/website';
import { accountToday } from '../../../../platform/clock';
import type { Tx } from '../../../../platform/database';
import { municipalIrradiationOf } from '../../../irradiation/municipal-irradiation';
import { readSettingsDocument } from '../../../settings/read-settings';
import { tariffsOf } from '../../../tariffs/read-tariffs';

/** The estimate of what a visitor answered, with what this account and the tables know today. */
export async function estimateHere(
  tx: Tx,
  accountId: string,
  answers: SimulationAnswers,
): Promise<EstimateResult> {
  const today = await accountToday(tx, accountId);
  const { calculation } = await readSettingsDocument(tx, accountId);
  return estimateOf(answers, {
    tariff: await tariffFor(tx, answers, today),
    municipalIrradiation: await municipalIrradiationOf(tx, answers),
    settings: calculation,
    year: Number(today.slice(0, 4)),
  });
}

/** What the distributor asks of the class on a day; null: not known. */
export async function tariffFor(
  tx: Tx,
  { distributor, modality, ucType }: Pick<SimulationAnswers, 'distributor' | 'modality' | 'ucType'>,
  today: string,
): Promise<ElectricityTariff | null> {
  if (distributor === null) return null;
  const tariffs = await tariffsOf(tx, distributor, today);
  return tariffs.find((tariff) => tariff.modality === modality && tariff.ucType === ucType) ?? null;
}
