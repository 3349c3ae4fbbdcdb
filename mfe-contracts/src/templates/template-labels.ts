/**
 * Notice about a contract template without tags, which needs configuration by the support team. The text is
 * fixed by contracts-026.
 */
export const NEEDS_CONFIGURATION_MESSAGE =
  'Este modelo de contrato precisa de configuração. Chame nosso suporte para receber orientações de como configurar seus templates de contratos.';

/** Maximum length of a template name, in characters. */
export const MAX_TEMPLATE_NAME_LENGTH = 120;
