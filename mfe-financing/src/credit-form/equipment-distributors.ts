/** Value of the select option for a distributor of equipment that is not in the list of distributors. */
export const OTHER_EQUIPMENT_DISTRIBUTOR = 'OUTRO';

/**
 * Distributors whose solar equipment can be bought with a financing, by name and CNPJ. The entries are
 * placeholders (financing-105): the companies do not exist, and their CNPJs have valid check digits but
 * belong to nobody.
 */
export const equipmentDistributors: readonly { name: string; cnpj: string }[] = (
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
