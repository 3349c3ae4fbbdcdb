/** The module that brings services, products and service orders to after-sales activities (boards-034). */
export const AFTER_SALES_MODULE = 'Gerador de Propostas de Pós-Venda';

/** The module that makes Word documents of proposals (contracts-009). */
export const PROPOSAL_DOCUMENTS_MODULE = 'Proposta 2.0';

/** The module that brings orders, and financings of more than one bank (financing-005). */
export const MARKETPLACE_MODULE = 'Marketplace';

/** The module that sends contracts to be signed (signatures-001). */
export const SIGNATURE_MODULE = 'Assinatura Digital';

/** The module that publishes the site of the account (website-006). */
export const WEBSITE_MODULE = 'website';

/** The module that shows it under a host of the account's own (website-006). */
export const DOMAIN_MODULE = 'domain';

/** Every module an account may have, as sessions name them, and what it opens. */
export const accountModules: readonly { name: string; opens: string }[] = [
  { name: MARKETPLACE_MODULE, opens: 'pedidos e financiamentos do marketplace' },
  { name: AFTER_SALES_MODULE, opens: 'serviços de pós-venda, com suas ordens' },
  { name: PROPOSAL_DOCUMENTS_MODULE, opens: 'propostas e contratos em documentos da própria conta' },
  { name: 'Proposta Personalizada', opens: 'a aparência da proposta' },
  { name: SIGNATURE_MODULE, opens: 'assinatura digital de contratos' },
  { name: WEBSITE_MODULE, opens: 'o site da conta' },
  { name: DOMAIN_MODULE, opens: 'o site em um domínio próprio' },
];
