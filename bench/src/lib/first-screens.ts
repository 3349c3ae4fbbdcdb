/** First screen of an area: where a menu entry of the area leads. */
export interface FirstScreen {
  /** Name of its rows. */
  what: string;
  getPath(accountId: string): string;
  /** Selector of what a person waits for. */
  usable: string;
  /** Bytes that its first visit may transfer; no limit of its own when left out. */
  maxBytes?: number;
}

/** First screens of the shell and of every area but the board, which is measured more closely. */
export const firstScreens: readonly FirstScreen[] = [
  { what: 'home', getPath: () => '/inicio', usable: 'main :text("Negócios gerados")', maxBytes: 290_000 },
  { what: 'customers', getPath: (accountId) => `/clientes/lista/${accountId}`, usable: '[data-name]' },
  {
    what: 'agenda',
    getPath: (accountId) => `/vendas/agenda/${accountId}`,
    usable: 'main [aria-label="Horas"]',
  },
  { what: 'proposals', getPath: (accountId) => `/propostas/lista/${accountId}`, usable: '[data-name]' },
  { what: 'catalogue', getPath: () => '/modulos/lista', usable: '[data-name]' },
  { what: 'financings', getPath: () => '/financiamentos', usable: '[data-name]' },
  { what: 'contracts', getPath: () => '/contratos', usable: 'main form' },
  { what: 'imports', getPath: () => '/importacoes/lista', usable: '[data-name]' },
  { what: 'website', getPath: (accountId) => `/editar-website/${accountId}`, usable: 'main :text("Capa")' },
  { what: 'settings', getPath: () => '/configuracoes', usable: 'main :text("Motivos de perda")' },
  { what: 'collaborators', getPath: (accountId) => `/colaboradores/${accountId}`, usable: '[data-name]' },
  { what: 'chats', getPath: () => '/chats', usable: '[data-name]' },
  { what: 'tickets', getPath: () => '/tickets', usable: 'main h1' },
];
