import type { InputProblem } from '../problems/problem';

/**
 * Messages in Portuguese about reasons why a proposal cannot be priced, by error code. `{name}` is replaced
 * by the component's name.
 */
export const pricingErrorMessages = {
  PERCENT_OVERFLOW: 'A soma dos percentuais deve ser menor que 100%.',
  PERCENT_PROFIT_OVERFLOW: 'Os percentuais sobre o lucro devem somar menos de 100%.',
  VALUE_NEGATIVE: 'O valor de "{name}" não pode ser negativo.',
  VALUE_INVALID: 'Informe um número em "{name}".',
  KIT_COST_NEGATIVE: 'O custo do kit não pode ser negativo.',
  KIT_COST_INVALID: 'Informe o custo do kit.',
  RULES_EMPTY: 'O componente "{name}" não tem faixas de valor.',
  DISCOUNT_INVALID: 'O desconto deve ficar entre zero e o preço da proposta.',
  MARGIN_NEGATIVE: 'A margem não pode ser negativa.',
  MARGIN_TOO_HIGH: 'A margem deve ser menor que 100%.',
  MARGIN_INVALID: 'Informe a margem.',
  POWER_INVALID: 'Informe a potência do sistema, maior que zero.',
  QUANTITY_INVALID: 'As quantidades do sistema não podem ser negativas.',
  TIER_REPEATED: 'Há duas faixas até a mesma potência.',
  RULE_REPEATED: 'Há duas faixas até a mesma quantidade em "{name}".',
  COMPONENT_UNNAMED: 'Dê um nome ao componente.',
  COMPONENT_REPEATED: 'Já há um componente "{name}".',
  CONDITIONAL_EMPTY: 'Escolha o valor da condição de "{name}".',
  VENDOR_MISSING: 'Escolha de quem é a comissão "{name}".',
  RESTRICTION_UNKNOWN: 'A restrição de "{name}" não existe mais. Escolha outra.',
  RESTRICTION_UNNAMED: 'Dê um nome à restrição.',
  RESTRICTION_REPEATED: 'Já há uma restrição "{name}".',
  FRONT_PRICE_INVALID: 'O kit não tem preço definido.',
} as const satisfies Record<string, string>;

export type PricingErrorCode = keyof typeof pricingErrorMessages;
export type PricingError = InputProblem<PricingErrorCode>;

export const createPricingError = (code: PricingErrorCode, path: string, name = ''): PricingError => ({
  path,
  code,
  message: pricingErrorMessages[code].replace('{name}', name),
});
