interface RegistryRequest {
  method: string;
  path: string;
  body: unknown;
}

/**
 * Answers the page's requests to the registry; all others go to the API that was there before. Call it after the page
 * was rendered.
 * @returns What was ordered: everything that was asked but not only read.
 */
export function installFakeRegistry(answer: (method: string, path: string) => Response): {
  orders: () => RegistryRequest[];
} {
  const asked: RegistryRequest[] = [];
  const product = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const path = String(input instanceof Request ? input.url : input);
    if (!path.startsWith('/federation/')) return product(input, init);
    const { method = 'GET', body } = init ?? {};
    asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return answer(method, path);
  };
  return { orders: () => asked.filter(({ method }) => method !== 'GET') };
}
