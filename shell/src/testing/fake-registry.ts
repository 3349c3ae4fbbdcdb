interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/**
 * Answers what the page asks of the registry; everything else goes on to the API that was there before. Call it after the
 * page was drawn.
 * @returns What was ordered: everything that was asked but not only read.
 */
export function fakeRegistry(answer: (method: string, path: string) => Response): { orders: () => Asked[] } {
  const asked: Asked[] = [];
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
