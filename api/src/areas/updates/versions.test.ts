import { PRODUCT_VERSION } from '@girassol/shared-domain';
import { databaseWithoutSites } from '../../../test/no-database';
import { buildApp } from '../../app';
import { parseConfig } from '../../config';
import { isOlderVersion } from './versions';

test.each([
  ['10.58.143', '10.58.144', true],
  ['10.58.144', '10.58.144', false],
  ['10.58.145', '10.58.144', false],
  ['9.99.999', '10.0.0', true],
  ['10.9.0', '10.10.0', true],
  ['10.58', '10.58.0', false],
  ['qualquer', '10.58.144', true],
])('[shell.updates-001] %s against %s: older is %s', (version, other, expected) => {
  expect(isOlderVersion(version, other)).toBe(expected);
});

test('[shell.updates-001, shell.updates-002] an update is critical only below the version the operator names', async () => {
  const app = await buildApp({
    database: databaseWithoutSites,
    config: parseConfig({ CRITICAL_BELOW: '10.50.0', DEMO: 'off' }),
  });
  const ask = async (clientVersion: string) =>
    (await app.inject({ method: 'POST', url: '/api/updates/updated', payload: { clientVersion } })).json();
  expect(await ask(PRODUCT_VERSION)).toEqual({ needUpdate: false, critical: false });
  expect(await ask('10.50.0')).toEqual({ needUpdate: true, critical: false });
  expect(await ask('10.49.9')).toEqual({ needUpdate: true, critical: true });
  await app.close();
});
