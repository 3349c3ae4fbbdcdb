/**
 * POST calls that only read, named as in the API contract. The browser checks let these calls and GETs reach
 * the server and answer every other call themselves, so that a check changes nothing on the server.
 */
export const readOnlyPosts = [
  'POST /users/token-login',
  'POST /sales/data/:fetchId',
  'POST /sales/finished/filtered/:multiplier',
  'POST /sales/kanban/names/:userId/:type',
  'POST /kanbans/single/:id',
  'POST /kanbans/single/column-totals/:fetchId/:columnId',
  'POST /kanbans/single/item/:itemId',
  'POST /customers/filtered/:userId/:multiplier',
  'POST /customers/duplicates',
  'POST /proposals/filtered/:userId/:multiplier',
  'POST /proposals/last-charges',
  'POST /modules/filtered/:multiplier',
  'POST /modules/filtered',
  'POST /inverters/filtered/:multiplier',
  'POST /inverters/filtered',
  'POST /equipaments/filtered/:multiplier',
  'POST /equipaments/filtered',
  'POST /kits/filtered/:userId/:multiplier',
  'POST /kits/target-power/:userId/:multiplier',
  'POST /notes/sale/:saleId/:multiplier',
  'POST /notes/schedules/filtered/:userId/:multiplier',
  'POST /places/filtered',
  'POST /search/records',
  'POST /updates/updated',
] as const;

const reads = readOnlyPosts.map((key) => {
  const [, path = ''] = key.split(' ');
  // linear: a path of the list above
  return new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);
});

/**
 * Returns true for a request that the browser checks of a release may send to the server because it changes
 * nothing.
 */
export function isReadOnlyRequest(method: string, path: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return true;
  return method === 'POST' && reads.some((read) => read.test(path));
}

/**
 * Answer that the browser checks give in place of the server to every request that writes: a refusal (409),
 * which every area must be able to show.
 */
export const blockedWriteAnswer = {
  status: 409,
  contentType: 'application/json',
  body: JSON.stringify({ message: 'Ensaio de uma versão: nada foi gravado.' }),
};
