import type { BrazilianStateCode } from '../documents/states';

/** Electricity distributor with id, name, states served and former names. */
export interface ElectricityDistributor {
  /** Short name as ANEEL publishes it (`SigAgente`). */
  id: string;
  name: string;
  ufs: readonly BrazilianStateCode[];
  /** Names it had before, which people still type. */
  former: readonly string[];
}

/**
 * Id that is stored for a distributor not in `electricityDistributors`, such as a cooperative. The user types
 * the distributor's name.
 */
export const OTHER_DISTRIBUTOR = 'OUTRA';

/**
 * Electricity distributors (concessionaires) of Brazil, with the names in ANEEL's continuity rankings of 2023
 * and 2024. Energisa Borborema is being merged into Energisa Paraíba, and both names are on bills.
 */
export const electricityDistributors: readonly ElectricityDistributor[] = [
  { id: 'EAC', name: 'Energisa Acre', ufs: ['AC'], former: ['Eletroacre'] },
  { id: 'AME', name: 'Amazonas Energia', ufs: ['AM'], former: [] },
  { id: 'CEA', name: 'CEA Equatorial', ufs: ['AP'], former: ['CEA'] },
  { id: 'EQUATORIAL PA', name: 'Equatorial Pará', ufs: ['PA'], former: ['Celpa'] },
  { id: 'ERO', name: 'Energisa Rondônia', ufs: ['RO'], former: ['Ceron'] },
  { id: 'RORAIMA ENERGIA', name: 'Roraima Energia', ufs: ['RR'], former: ['Boa Vista Energia'] },
  { id: 'ETO', name: 'Energisa Tocantins', ufs: ['TO'], former: ['Celtins'] },
  { id: 'EQUATORIAL AL', name: 'Equatorial Alagoas', ufs: ['AL'], former: ['Ceal'] },
  { id: 'COELBA', name: 'Neoenergia Coelba', ufs: ['BA'], former: ['Coelba'] },
  { id: 'ENEL CE', name: 'Enel Ceará', ufs: ['CE'], former: ['Coelce'] },
  { id: 'EQUATORIAL MA', name: 'Equatorial Maranhão', ufs: ['MA'], former: ['Cemar'] },
  { id: 'EPB', name: 'Energisa Paraíba', ufs: ['PB'], former: ['Saelpa'] },
  { id: 'EBO', name: 'Energisa Borborema', ufs: ['PB'], former: ['Celb'] },
  { id: 'NEOENERGIA PE', name: 'Neoenergia Pernambuco', ufs: ['PE'], former: ['Celpe'] },
  { id: 'EQUATORIAL PI', name: 'Equatorial Piauí', ufs: ['PI'], former: ['Cepisa'] },
  { id: 'COSERN', name: 'Neoenergia Cosern', ufs: ['RN'], former: ['Cosern'] },
  { id: 'ESE', name: 'Energisa Sergipe', ufs: ['SE'], former: ['Energipe'] },
  { id: 'SULGIPE', name: 'Sulgipe', ufs: ['SE', 'BA'], former: [] },
  { id: 'NEOENERGIA BRASILIA', name: 'Neoenergia Brasília', ufs: ['DF'], former: ['CEB'] },
  { id: 'EQUATORIAL GO', name: 'Equatorial Goiás', ufs: ['GO'], former: ['Celg', 'Enel GO'] },
  { id: 'CHESP', name: 'CHESP', ufs: ['GO'], former: [] },
  { id: 'EMT', name: 'Energisa Mato Grosso', ufs: ['MT'], former: ['Cemat'] },
  { id: 'EMS', name: 'Energisa Mato Grosso do Sul', ufs: ['MS'], former: ['Enersul'] },
  { id: 'EDP ES', name: 'EDP Espírito Santo', ufs: ['ES'], former: ['Escelsa'] },
  { id: 'ELFSM', name: 'Luz e Força Santa Maria', ufs: ['ES'], former: [] },
  { id: 'CEMIG-D', name: 'CEMIG Distribuição', ufs: ['MG'], former: [] },
  { id: 'DMED', name: 'DME Distribuição', ufs: ['MG'], former: ['DME-PC'] },
  {
    id: 'EMR',
    name: 'Energisa Minas Rio',
    ufs: ['MG', 'RJ'],
    former: ['Energisa Minas Gerais', 'Energisa Nova Friburgo'],
  },
  { id: 'ENEL RJ', name: 'Enel Rio', ufs: ['RJ'], former: ['Ampla'] },
  { id: 'LIGHT', name: 'Light', ufs: ['RJ'], former: [] },
  { id: 'CPFL PAULISTA', name: 'CPFL Paulista', ufs: ['SP'], former: [] },
  { id: 'CPFL PIRATININGA', name: 'CPFL Piratininga', ufs: ['SP'], former: [] },
  {
    id: 'CPFL SANTA CRUZ',
    name: 'CPFL Santa Cruz',
    ufs: ['SP', 'PR', 'MG'],
    former: ['CPFL Jaguari', 'CPFL Mococa', 'CPFL Leste Paulista', 'CPFL Sul Paulista'],
  },
  { id: 'EDP SP', name: 'EDP São Paulo', ufs: ['SP'], former: ['Bandeirante'] },
  { id: 'ENEL SP', name: 'Enel São Paulo', ufs: ['SP'], former: ['Eletropaulo'] },
  { id: 'ELEKTRO', name: 'Neoenergia Elektro', ufs: ['SP', 'MS'], former: ['Elektro'] },
  {
    id: 'ESS',
    name: 'Energisa Sul-Sudeste',
    ufs: ['SP', 'MG', 'PR'],
    former: ['Caiuá', 'EDEVP', 'EEB', 'CNEE', 'CFLO'],
  },
  { id: 'COPEL-DIS', name: 'Copel Distribuição', ufs: ['PR'], former: [] },
  { id: 'COCEL', name: 'Cocel', ufs: ['PR'], former: [] },
  { id: 'PACTO', name: 'Pacto Energia PR', ufs: ['PR'], former: ['Forcel'] },
  { id: 'CELESC-DIS', name: 'Celesc Distribuição', ufs: ['SC'], former: [] },
  { id: 'DCELT', name: 'DCELT', ufs: ['SC'], former: ['Iguaçu Energia'] },
  { id: 'EFLJC', name: 'Força e Luz João Cesa', ufs: ['SC'], former: [] },
  { id: 'EFLUL', name: 'Força e Luz Urussanga', ufs: ['SC'], former: [] },
  { id: 'COOPERALIANCA', name: 'Cooperaliança', ufs: ['SC'], former: [] },
  { id: 'CEEE-D', name: 'CEEE Equatorial', ufs: ['RS'], former: ['CEEE'] },
  { id: 'RGE', name: 'RGE', ufs: ['RS'], former: ['AES Sul', 'RGE Sul'] },
  { id: 'DEMEI', name: 'Demei', ufs: ['RS'], former: [] },
  { id: 'ELETROCAR', name: 'Eletrocar', ufs: ['RS'], former: [] },
  { id: 'HIDROPAN', name: 'Hidropan', ufs: ['RS'], former: [] },
  { id: 'MUXENERGIA', name: 'MuxEnergia', ufs: ['RS'], former: [] },
  { id: 'UHENPAL', name: 'Nova Palma Energia', ufs: ['RS'], former: [] },
];

/** Returns the distributors of a state, by name, without cooperatives. */
export function getDistributorsOfState(uf: BrazilianStateCode): ElectricityDistributor[] {
  return electricityDistributors
    .filter((distributor) => distributor.ufs.includes(uf))
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}
