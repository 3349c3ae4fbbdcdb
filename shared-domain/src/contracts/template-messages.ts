/**
 * Notice about a contract template without known tags, which needs configuration by the support team. No
 * contract is generated from it (contracts-026).
 */
export const TEMPLATE_NEEDS_CONFIGURATION_MESSAGE =
  'Este modelo de contrato precisa de configuração. Chame nosso suporte para receber orientações de como configurar seus templates de contratos.';
