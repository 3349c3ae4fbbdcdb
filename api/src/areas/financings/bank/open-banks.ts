import type { FastifyInstance } from 'fastify';
import type { BankName } from './bank-names';
import { type Banks, createBanks } from './banks';
import { openDemonstrationBank } from './demonstration';
import { openQiBank, type QiSettings } from './qi';

interface Settings {
  bank: BankName;
  /** Settings of the bank QI, undefined if it is not configured. */
  qi: QiSettings | undefined;
}

/** Creates the connection to the bank that the configuration of this installation names, if any. */
export async function openBanks(app: FastifyInstance, { bank, qi }: Settings): Promise<Banks> {
  switch (bank) {
    case 'demonstration':
      return createBanks(await openDemonstrationBank(app));
    case 'qi':
      return createBanks(qi ? openQiBank(qi) : null);
    case 'none':
      return createBanks(null);
  }
}
