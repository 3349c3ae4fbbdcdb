/**
 * States of a domain that an account has entered for its website: waiting for DNS records, verified, active,
 * with a problem, or removed.
 */
export const domainStates = ['AGUARDANDO', 'VERIFICADO', 'ATIVO', 'COM_PROBLEMA', 'REMOVIDO'] as const;
export type DomainState = (typeof domainStates)[number];

/** States of each check of a website's domain, such as ownership: `OK`, `WAITING`, `PROBLEM`. */
export const domainCheckStates = ['OK', 'WAITING', 'PROBLEM'] as const;
export type DomainCheckState = (typeof domainCheckStates)[number];

/**
 * States of a lead that a visitor created on an account's website: received, suspicious (must be checked), or
 * discarded.
 */
export const siteLeadStates = ['RECEBIDO', 'SUSPEITO', 'DESCARTADO'] as const;
export type SiteLeadState = (typeof siteLeadStates)[number];

/** Kinds of visitor events that are counted per day for an account's website. */
export const siteEventKinds = ['VISIT', 'SIMULATION', 'LEAD'] as const;
export type SiteEventKind = (typeof siteEventKinds)[number];

/** Pages of an account's website, by their names in the visitor statistics. */
export const sitePages = ['inicio', 'simulador', 'privacidade'] as const;
export type SitePage = (typeof sitePages)[number];

/** Sources from which visitors reach an account's website, for the visitor statistics. */
export const siteTrafficSources = [
  'DIRETO',
  'BUSCA',
  'INSTAGRAM',
  'FACEBOOK',
  'WHATSAPP',
  'GOOGLE_ADS',
  'VENDEDOR',
  'OUTROS',
] as const;
export type SiteTrafficSource = (typeof siteTrafficSources)[number];

/** Reasons for which a visitor can report an account's website as abusive. */
export const siteReportReasons = ['GOLPE', 'CONTEUDO', 'DADOS', 'MARCA', 'OUTRO'] as const;
export type SiteReportReason = (typeof siteReportReasons)[number];
