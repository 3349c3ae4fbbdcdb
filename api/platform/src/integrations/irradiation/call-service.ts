import { isCompleteIrradiationYear, MAX_DAILY_IRRADIATION_KWH_PER_M2 } from '@girassol/shared-domain/solar';
import type { IrradiationAnswer, IrradiationServiceOptions } from './irradiation-service';

const TIME_LIMIT_MS = 10_000;
const TRIES = 2;

/**
 * Calls an irradiation service at most twice, and accepts only an answer of twelve plausible monthly values:
 * positive, in kWh/m² a day.
 */
export async function callIrradiationService(
  { fetch: send = fetch, onFailure = () => undefined }: IrradiationServiceOptions,
  address: string,
  read: (body: unknown) => { horizontal: number[]; source: string },
): Promise<IrradiationAnswer> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    try {
      const response = await send(address, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { horizontal, source } = read(await response.json());
      if (
        !isCompleteIrradiationYear(horizontal) ||
        horizontal.some((hsp) => hsp > MAX_DAILY_IRRADIATION_KWH_PER_M2)
      )
        throw new Error('months that cannot be');
      return { outcome: 'found', horizontal: horizontal.map(threeDecimals), source };
    } catch (error) {
      onFailure(error instanceof Error ? error.message.slice(0, 200) : 'unknown failure');
    }
  }
  return { outcome: 'away' };
}

const threeDecimals = (value: number) => Math.round(value * 1_000) / 1_000;
