/** The module that brings services, products and service orders to after-sales activities (S1 §2.9). */
export const AFTER_SALES_MODULE = 'Gerador de Propostas de Pós-Venda';
