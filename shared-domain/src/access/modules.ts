/** The module that brings services, products and service orders to after-sales activities (S1 §2.9). */
export const AFTER_SALES_MODULE = 'Gerador de Propostas de Pós-Venda';

/** The module that makes Word documents of proposals (S3 §2). */
export const PROPOSAL_DOCUMENTS_MODULE = 'Proposta 2.0';
