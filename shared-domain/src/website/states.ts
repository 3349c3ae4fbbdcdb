/** Where the claim of a host stands. */
export const domainStates = ['AGUARDANDO', 'VERIFICADO', 'ATIVO', 'COM_PROBLEMA', 'REMOVIDO'] as const;
export type DomainState = (typeof domainStates)[number];

/** One of the three lights of a domain. */
export const lights = ['OK', 'WAITING', 'PROBLEM'] as const;
export type Light = (typeof lights)[number];

/** What became of what a visitor sent. */
export const leadStates = ['RECEBIDO', 'SUSPEITO', 'DESCARTADO'] as const;
export type LeadState = (typeof leadStates)[number];

/** What is counted of a site, a day each. */
export const siteCounts = ['VISIT', 'SIMULATION', 'LEAD'] as const;
export type SiteCount = (typeof siteCounts)[number];

/** Pages of a site as its figures name them. */
export const sitePages = ['inicio', 'simulador', 'privacidade'] as const;
export type SitePage = (typeof sitePages)[number];

/** Where visitors came from, as far as the server is told. */
export const siteSources = [
  'DIRETO',
  'BUSCA',
  'INSTAGRAM',
  'FACEBOOK',
  'WHATSAPP',
  'GOOGLE_ADS',
  'VENDEDOR',
  'OUTROS',
] as const;
export type SiteSource = (typeof siteSources)[number];

/** Why somebody reported a site. */
export const reportReasons = ['GOLPE', 'CONTEUDO', 'DADOS', 'MARCA', 'OUTRO'] as const;
export type ReportReason = (typeof reportReasons)[number];
