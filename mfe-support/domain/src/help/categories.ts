/** Subjects of help articles, in the order of the help page. */
export const helpCategories = [
  'comecar',
  'conta',
  'clientes',
  'vendas',
  'execucao',
  'propostas',
  'kits',
  'contratos',
  'financiamento',
  'site',
  'dados',
] as const;
export type HelpCategory = (typeof helpCategories)[number];

export const helpCategoryLabels: Record<HelpCategory, string> = {
  comecar: 'Primeiros passos',
  conta: 'Conta, acesso e assinatura',
  clientes: 'Clientes e arquivos',
  vendas: 'Vendas e agenda',
  execucao: 'Projetos, instalações e pós-venda',
  propostas: 'Propostas',
  kits: 'Kits e preços',
  contratos: 'Contratos e assinaturas',
  financiamento: 'Financiamentos e pedidos',
  site: 'Site da empresa',
  dados: 'Importar e exportar',
};
