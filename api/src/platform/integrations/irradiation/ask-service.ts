import { isWholeYear, MOST_SUN } from '@girassol/shared-domain/solar';
import type { IrradiationAnswer, ServiceOptions } from '.';

const TIME_LIMIT_MS = 10_000;
const TRIES = 2;

/** Asks a service at most twice, and believes only twelve months that can be: positive, in kWh/m² a day. */
export async function askService(
  { fetch: send = fetch, onFailure = () => undefined }: ServiceOptions,
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
      if (!isWholeYear(horizontal) || horizontal.some((hsp) => hsp > MOST_SUN))
        throw new Error('months that cannot be');
      return { outcome: 'found', horizontal: horizontal.map(threeDecimals), source };
    } catch (error) {
      onFailure(error instanceof Error ? error.message.slice(0, 200) : 'unknown failure');
    }
  }
  return { outcome: 'away' };
}

const threeDecimals = (value: number) => Math.round(value * 1_000) / 1_000;
