import type { ContractRoute } from '@girassol/shared-domain/contract';
import { apiContract } from '../src/modules';

/** Names of passwords and of codes that let somebody in. Links of the product have theirs after `#`, which is sent to no server. */
const SECRET_NAME = /passw|senha|psd|secret|totp|recoverycode/i;

const contract: { [key: string]: ContractRoute } = { ...apiContract };

test('no call takes a password from an address, where browsers, proxies and logs keep it', () => {
  const named = Object.entries(contract).flatMap(([key, { params, query }]) =>
    [...Object.keys(params?.shape ?? {}), ...Object.keys(query?.shape ?? {})].map((name) => `${key} ${name}`),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((text) => SECRET_NAME.test(text.slice(text.lastIndexOf(' '))))).toEqual([]);
});
