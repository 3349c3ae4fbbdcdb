/** Module that adds services, products and service orders to after-sales activities (boards-034). */
export const AFTER_SALES_MODULE = 'Gerador de Propostas de Pós-Venda';

/** Module that creates proposals as Word documents (contracts-009). */
export const PROPOSAL_DOCUMENTS_MODULE = 'Proposta 2.0';

/** Module that adds equipment orders, and financing requests to more than one bank (financing-005). */
export const MARKETPLACE_MODULE = 'Marketplace';

/** Module that sends contracts to be signed (signatures-001). */
export const SIGNATURE_MODULE = 'Assinatura Digital';

/** Module that publishes the website of the account (website-006). */
export const WEBSITE_MODULE = 'website';

/** Module that serves the website under a domain of the account (website-006). */
export const CUSTOM_DOMAIN_MODULE = 'domain';

/**
 * Modules that an operator can give to an account: `name` as stored in sessions, `opens` as the description
 * in Portuguese.
 */
export const accountModules: readonly { name: string; opens: string }[] = [
  { name: MARKETPLACE_MODULE, opens: 'pedidos e financiamentos do marketplace' },
  { name: AFTER_SALES_MODULE, opens: 'serviços de pós-venda, com suas ordens' },
  { name: PROPOSAL_DOCUMENTS_MODULE, opens: 'propostas e contratos em documentos da própria conta' },
  { name: 'Proposta Personalizada', opens: 'a aparência da proposta' },
  { name: SIGNATURE_MODULE, opens: 'assinatura digital de contratos' },
  { name: WEBSITE_MODULE, opens: 'o site da conta' },
  { name: CUSTOM_DOMAIN_MODULE, opens: 'o site em um domínio próprio' },
];

const moduleLabels: Readonly<Record<string, string>> = {
  [WEBSITE_MODULE]: 'Website',
  [CUSTOM_DOMAIN_MODULE]: 'Domínio próprio',
};

/** Returns the name of a module for people: that of the session, where it is in their language. */
export const getModuleLabel = (name: string): string => moduleLabels[name] ?? name;
