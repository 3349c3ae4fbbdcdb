import { createHmac } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';

const loadServerSecret = createSecretLoader('messenger');

/** Computes the secret with which the demonstration signs for a number of a company. */
export const computeDemoSecret = async (tx: Tx, phoneId: string): Promise<string> =>
  createHmac('sha256', await loadServerSecret(tx))
    .update(`demonstration ${phoneId}`)
    .digest('hex');
