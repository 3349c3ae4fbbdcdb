import type { FastifyInstance } from 'fastify';
import type { BankName } from './bank-names';
import { openDemonstrationBank } from './demonstration';
import { type Banks, banksOf } from './providers';
import { openQi, type QiSettings } from './qi';

interface Settings {
  bank: BankName;
  /** Of that bank, where it was set up. */
  qi: QiSettings | undefined;
}

/** Opens the bank that this installation was started with. */
export async function openBanks(app: FastifyInstance, { bank, qi }: Settings): Promise<Banks> {
  switch (bank) {
    case 'demonstration':
      return banksOf(await openDemonstrationBank(app));
    case 'qi':
      return banksOf(qi ? openQi(qi) : null);
    case 'none':
      return banksOf(null);
  }
}
