/** Whoever is in no list. */
export const OTHER_DISTRIBUTOR = 'OUTRO';

/**
 * Distributors that sell through financings. Placeholders (financing-105): none of them exists, and their CNPJs, of sound check
 * digits, are nobody's.
 */
export const distributors: readonly { name: string; cnpj: string }[] = (
  [
    ['Alvorada Solar', '99990101000114'],
    ['Aurora Distribuição', '99990138000142'],
    ['Brisa Equipamentos', '99990175000150'],
    ['Clarão Componentes', '99990212000120'],
    ['Dourado Fotovoltaica', '99990249000159'],
    ['Horizonte Módulos', '99990286000167'],
    ['Ipê Inversores', '99990323000137'],
    ['Luzeiro Distribuidora', '99990360000145'],
    ['Manhã Solar', '99990397000173'],
    ['Poente Energia', '99990434000143'],
    ['Serra Clara', '99990471000151'],
    ['Zênite Distribuição', '99990508000141'],
  ] as const
).map(([name, cnpj]) => ({ name, cnpj }));
