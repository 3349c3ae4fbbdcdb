import definition from './remote';

const declared = new Set<string>(definition.routes.map(({ path }) => path));

const ifBuilt = (route: string, path: string): string | null => (declared.has(route) ? path : null);

/** Proposals of a person, a team or the company. */
export const proposalListPath = (fetchId: string) => `/propostas/lista/${fetchId}`;

/** The Word templates of proposals. */
export const proposalTemplatesPath = '/propostas/templates';

/** A new proposal of a customer (proposals-002), for an item of theirs where one is named; null until that page is built. */
export const newProposalPath = (customerId: string, userId: string, saleId?: string): string | null =>
  ifBuilt(
    '/proposta/gerar-proposta/dados-consumo/nova',
    `/proposta/gerar-proposta/dados-consumo/nova?cid=${customerId}&uid=${userId}${saleId ? `&sid=${saleId}` : ''}`,
  );

/** A new proposal whose customer is still to be chosen; null until that page is built. */
export const beginProposalPath = (userId: string): string | null =>
  ifBuilt(
    '/proposta/gerar-proposta/dados-consumo/nova',
    `/proposta/gerar-proposta/dados-consumo/nova?uid=${userId}`,
  );

/** Editing a proposal (proposals-003); null until that page is built. */
export const editProposalPath = (frontId: string): string | null =>
  ifBuilt(
    '/proposta/gerar-proposta/dados-consumo/editar',
    `/proposta/gerar-proposta/dados-consumo/editar?pid=${encodeURIComponent(frontId)}`,
  );

/** The final view of a proposal laid out for paper, and as a file. */
export const finalViewPaths = (frontId: string) => ({
  print: `/proposta/final/impressao/${encodeURIComponent(frontId)}?imprimir=1`,
  pdf: `/proposta/final/pdf/${encodeURIComponent(frontId)}`,
});
