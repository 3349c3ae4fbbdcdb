import { areNamesOfDifferentCustomers } from './name-similarity';

const areTwo = (one: string, other: string, document = ''): boolean[] => [
  areNamesOfDifferentCustomers(one, other, document),
  areNamesOfDifferentCustomers(other, one, document),
];

describe('two names with one document', () => {
  test.each([
    ['José da Silva', 'Joana da Silva'],
    ['Maria Souza', 'Maria Oliveira'],
    ['Paulo Melo', 'Paula Melo'],
    ['Alessandro Prado', 'Alessandra Prado'],
    ['José Prado', 'Joana Melo'],
    ['Maria Souza Filho', 'Maria Oliveira Filho'],
    ['Padaria Sol Ltda', 'Padaria Lua Ltda'],
    ['Padaria Sol Ltda', 'Mercado Sol Ltda'],
    ['Padaria Sol S.A.', 'Padaria Lua S/A'],
    ['Rui Sá', 'Rui Melo'],
    ['Ana', 'Pedro'],
    ['Marina Silva', 'Marisa Silva'],
    ['João Pedro de Souza Lima', 'João Paulo de Souza Lima'],
    ['Ana Paula Souza', 'Ana Maria Souza'],
    ['Ana Paula Souza', 'Ana Paula Oliveira'],
    ['Maria Souza Lima', 'Maria Lima Costa'],
  ])('%s and %s are two people', (one, other) => {
    expect(areTwo(one, other)).toEqual([true, true]);
  });

  test.each([
    ['José Prado', 'JOSE PRADO'],
    ['José Prado', 'José A. Prado'],
    ['José Prado', 'José'],
    ['José Prado', 'José Carlos Prado Filho'],
    ['José Prado', 'J. Prado'],
    ['José Prado', 'Prado, José'],
    ['Luís Souza', 'Luiz Sousa'],
    ['Thiago Melo', 'Tiago Mello'],
    ['Joanna de Ávila', 'Joana Avila'],
    ['Maria S.', 'Maria Souza'],
    ['Ana Maria Souza', 'Maria Souza'],
    ['Fernanda Dias', 'Fernannda Dias'],
    ['Maria Ap. da Silva', 'Maria Aparecida Silva'],
    ['Maria Ap Silva', 'Maria Aparecida da Silva Souza'],
    ['João Pedro Lima', 'Joãopedro Lima'],
    ['João Pedro Souza', 'João P. S. Lima'],
    ['Luiz Fernando Oliveira', 'Luís F. Olveira Neto'],
    ['Sol Nascente Energia Ltda', 'Sol Nascente Energia'],
    ['', 'Ana Prado'],
    ['...', 'Ana Prado'],
  ])('%s and %s are one', (one, other) => {
    expect(areTwo(one, other)).toEqual([false, false]);
  });
});

describe('two names of companies', () => {
  const cnpj = '11222333000181';

  test.each([
    ['Auto Posto Sol ME', 'Auto Posto Lua ME'],
    ['Auto Posto Combustíveis Sol Ltda', 'Auto Posto Combustíveis Lua Ltda'],
    ['Supermercado União Ltda', 'Supermercado Economia Ltda'],
    ['Comercial de Alimentos Andrade EIRELI', 'Comercial de Alimentos Barbosa EIRELI'],
    ['Posto 7', 'Posto 8'],
    ['Condomínio Edifício Aurora', 'Condomínio Edifício Atlântico'],
    ['Irmãos Melo Transportes EPP', 'Irmãos Prado Transportes EPP'],
    ['Construtora Andrade', 'Padaria Andrade'],
    ['Farmácia São João', 'Farmácia São Pedro'],
    ['Posto Sul', 'Posto Sol'],
    ['Alfa Beta Gama', 'Alfa Beta Delta'],
    ['Rui Sá ME', 'Rui Melo ME'],
    ['José da Silva ME', 'Joana da Silva ME'],
    ['Auto Posto Ltda', 'Padaria Ltda'],
    ['Comércio Ltda', 'Sol Ltda'],
    ['Ana Prado', 'Melo Energia Solar Ltda'],
  ])('%s and %s are two', (one, other) => {
    expect(areTwo(one, other, cnpj)).toEqual([true, true]);
  });

  test.each([
    ['Auto Posto Sol ME', 'AUTO POSTO SOL LTDA'],
    ['Auto Posto Sol', 'Autoposto Sol'],
    ['Auto Posto Sol ME', 'Posto Sol Comércio de Combustíveis Ltda'],
    ['Auto Posto Sol', 'Auto Posto Slo'],
    ['Padaria Pão Quente Ltda', 'PADARIA PAO QUENTE LTDA - ME'],
    ['Construtora Andrade & Filhos', 'Andrade e Filhos Construções Ltda.'],
    ['Constr. Andrade', 'Construtora Andrade S/A'],
    ['Ind. e Com. de Móveis Melo', 'Indústria e Comércio de Móveis Melo EPP'],
    ['Hospital Sta. Catarina', 'Hospital Santa Catarina'],
    ['Transp. Nsa. Sra. Aparecida', 'Transportes Nossa Senhora Aparecida'],
    ['A.B.C. Transportes', 'ABC Transportes Ltda'],
    ['J. C. Silva ME', 'José Carlos Silva ME'],
    ['Supermercado Economia', 'Supermercado Econmia'],
    ['Mercado União', 'Supermercado União Ltda'],
    ['Drogaria São João', 'Farmácia São João'],
    ['JOSE DA SILVA 52998224725', 'José da Silva ME'],
    ['12.345.678 JOSE DA SILVA', 'José da Silva'],
    ['Padaria', 'Padaria Pão Quente'],
    ['Energia Solar Ltda', 'Solar Energia ME'],
    ['', 'Padaria Sol'],
  ])('%s and %s are one', (one, other) => {
    expect(areTwo(one, other, cnpj)).toEqual([false, false]);
  });

  test('are told by their words too, where no CNPJ is known', () => {
    expect(areTwo('Auto Posto Sol', 'Auto Posto Lua')).toEqual([true, true]);
    expect(areTwo('Andrade Silva ME', 'Andrade Silva')).toEqual([false, false]);
  });
});
