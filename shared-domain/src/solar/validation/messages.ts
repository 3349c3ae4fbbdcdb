/**
 * Messages in Portuguese about invalid or missing data of a proposal, by problem code. `{month}` is replaced
 * by the name of a month.
 */
export const solarProblemMessages = {
  UNITS_MISSING: 'Informe ao menos uma unidade consumidora.',
  MONTHS_MISSING: 'Informe o consumo dos doze meses.',
  MONTH_MISSING: 'Informe o consumo de {month}.',
  MONTH_NEGATIVE: 'O consumo de {month} não pode ser negativo.',
  CONSUMPTION_ZERO: 'Informe o consumo de ao menos um mês.',
  TARIFF_ZERO: 'Informe o preço do kWh, maior que zero.',
  PEAK_TARIFF_ZERO: 'Informe o preço do kWh na ponta, maior que zero.',
  TUSD_TOO_HIGH: 'A TUSD deve ser menor que o preço do kWh.',
  PHASE_MISSING: 'Escolha o número de fases da unidade.',
  CLASSIFICATION_MISSING: 'Escolha a modalidade: Verde ou Azul.',
  SIMULTANEITY_RANGE: 'A simultaneidade deve ficar entre 0% e 100%.',
  WIRE_TOO_HIGH:
    'O Fio B, com o que mais se paga pela energia compensada, deve ser menor que o preço do kWh.',
  SHARE_RANGE: 'O rateio de cada unidade deve ficar entre 0% e 100%.',
  SHARES_SUM: 'O rateio das unidades deve somar 100%.',
  VALUE_NEGATIVE: 'Informe um número maior ou igual a zero.',
  IRRADIATION_MISSING: 'Não há irradiação para este local. Informe os doze meses ou escolha o estado.',
  IRRADIATION_MONTHS: 'Informe a irradiação dos doze meses.',
  IRRADIATION_MONTH: 'Informe a irradiação de {month}, maior que zero e até 12 kWh/m² por dia.',
  TILT_RANGE: 'A inclinação deve ficar entre 0° e 90°.',
  LOSSES_RANGE: 'As perdas devem ficar entre 0% e 50%.',
  POWER_INVALID: 'A potência do sistema deve ser maior que zero.',
  PRICE_INVALID: 'O preço da proposta deve ser maior que zero.',
  INFLATION_RANGE: 'O reajuste anual da energia deve ficar entre -50% e 100%.',
  RATE_RANGE: 'A taxa anual deve ficar entre 0% e 100%.',
  DEGRADATION_RANGE: 'A degradação dos módulos deve ficar entre 0% e 50% ao ano.',
  FIO_B_RANGE: 'A parcela do Fio B após 2028 deve ficar entre 0% e 100%.',
  MAINTENANCE_RANGE: 'O custo anual de manutenção deve ficar entre 0% e 100% do preço.',
  REPLACEMENT_YEAR: 'A troca deve acontecer entre o ano 1 e o ano 25.',
  START_YEAR_RANGE: 'O ano de início deve ficar entre 2012 e 2100.',
  INSTALLMENTS_INVALID: 'O número de parcelas deve ser inteiro, de 1 a 480.',
  FEE_INVALID: 'A taxa do financiamento deve ficar entre 0% e 50% ao mês.',
  GRACE_RANGE: 'A carência deve ficar entre zero e dez anos.',
  ENTRY_INVALID: 'A entrada deve ficar entre zero e o preço da proposta.',
} as const satisfies Record<string, string>;

export type SolarProblemCode = keyof typeof solarProblemMessages;
