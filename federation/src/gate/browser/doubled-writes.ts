/**
 * Calls by POST that only read: they go to the server. Each is named as in the contract. Every other call that is no GET
 * is answered here: what is tried changes nothing on the server that it is tried on.
 */
export const readsByPost = [
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

const reads = readsByPost.map((key) => {
  const [, path = ''] = key.split(' ');
  // linear: a path of the list above
  return new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);
});

/** May this go to the server? */
export function isRead(method: string, path: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return true;
  return method === 'POST' && reads.some((read) => read.test(path));
}

/** What stands for the server's answer to everything else: a refusal, as every area must be able to show one. */
export const refusal = {
  status: 409,
  contentType: 'application/json',
  body: JSON.stringify({ message: 'Ensaio de uma versão: nada foi gravado.' }),
};
