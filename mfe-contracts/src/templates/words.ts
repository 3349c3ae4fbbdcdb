/** Said of a template in which nothing is filled, in the specification's words (contracts-026). */
export const NEEDS_CONFIGURATION =
  'Este modelo de contrato precisa de configuração. Chame nosso suporte para receber orientações de como configurar seus templates de contratos.';

/** A name is that long at most. */
export const LONGEST_NAME = 120;
