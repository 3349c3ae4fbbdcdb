import type { BrazilianStateCode } from '../documents/states';
import { toSearchText } from '../formats/plain-text';
import { type ElectricityDistributor, electricityDistributors, getDistributorsOfState } from './distributors';

/**
 * Distributor that serves most cities of a state which has several, by id. Like the cities below it was written from
 * general knowledge of the concession areas, not taken from a list of ANEEL, and may be wrong for a city.
 */
const mainOfState: Partial<Record<BrazilianStateCode, string>> = {
  BA: 'COELBA',
  ES: 'EDP ES',
  GO: 'EQUATORIAL GO',
  MG: 'CEMIG-D',
  MS: 'EMS',
  PB: 'EPB',
  PR: 'COPEL-DIS',
  RJ: 'ENEL RJ',
  RS: 'RGE',
  SC: 'CELESC-DIS',
  SE: 'ESE',
  SP: 'CPFL PAULISTA',
};

/**
 * Cities that another distributor than the main one of the state serves, by state and id, as generally known. Holds the
 * cities with most people, not all: the visitor sees which distributor was assumed, and can name another one.
 */
const otherCities: Partial<Record<BrazilianStateCode, Readonly<Record<string, string>>>> = {
  BA: { SULGIPE: 'Jandaíra, Rio Real' },
  ES: {
    ELFSM:
      'Águia Branca, Alto Rio Novo, Colatina, Governador Lindenberg, Marilândia, Pancas, Santa Teresa, São Domingos do Norte, São Gabriel da Palha, São Roque do Canaã, Vila Valério',
  },
  GO: {
    CHESP:
      'Carmo do Rio Verde, Ceres, Ipiranga de Goiás, Nova Glória, Rialma, Rianápolis, Santa Isabel, São Patrício, Uruana',
  },
  MG: {
    DMED: 'Poços de Caldas',
    EMR: 'Além Paraíba, Carangola, Cataguases, Leopoldina, Manhuaçu, Muriaé, São João Nepomuceno, Ubá, Visconde do Rio Branco',
    ESS: 'Camanducaia, Cambuí, Extrema, Itapeva, Toledo',
  },
  MS: { ELEKTRO: 'Anaurilândia, Brasilândia, Santa Rita do Pardo, Selvíria, Três Lagoas' },
  PR: {
    COCEL: 'Campo Largo',
    'CPFL SANTA CRUZ': 'Barra do Jacaré, Jacarezinho, Ribeirão Claro',
    ESS: 'Guarapuava',
    PACTO: 'Coronel Vivida',
  },
  RJ: {
    EMR: 'Nova Friburgo',
    LIGHT:
      'Barra do Piraí, Barra Mansa, Belford Roxo, Carmo, Comendador Levy Gasparian, Duque de Caxias, Engenheiro Paulo de Frontin, Itaguaí, Japeri, Mendes, Mesquita, Miguel Pereira, Nilópolis, Nova Iguaçu, Paracambi, Paraíba do Sul, Paty do Alferes, Pinheiral, Piraí, Queimados, Rio das Flores, Rio de Janeiro, São João de Meriti, Sapucaia, Seropédica, Três Rios, Valença, Vassouras, Volta Redonda',
  },
  RS: {
    'CEEE-D':
      'Aceguá, Alvorada, Amaral Ferrador, Arambaré, Arroio do Padre, Arroio do Sal, Arroio dos Ratos, Arroio Grande, Bagé, Balneário Pinhal, Barão do Triunfo, Barra do Ribeiro, Butiá, Camaquã, Candiota, Canguçu, Capão da Canoa, Capão do Leão, Capivari do Sul, Caraá, Cerrito, Cerro Grande do Sul, Charqueadas, Chuí, Chuvisca, Cidreira, Cristal, Dom Feliciano, Dom Pedrito, Eldorado do Sul, Encruzilhada do Sul, Guaíba, Herval, Hulha Negra, Imbé, Itati, Jaguarão, Lavras do Sul, Maquiné, Mariana Pimentel, Minas do Leão, Morro Redondo, Mostardas, Osório, Palmares do Sul, Pedro Osório, Pelotas, Pinheiro Machado, Piratini, Porto Alegre, Rio Grande, Santa Vitória do Palmar, Santana da Boa Vista, Santo Antônio da Patrulha, São Jerônimo, São José do Norte, São Lourenço do Sul, Sentinela do Sul, Sertão Santana, Tapes, Tavares, Terra de Areia, Torres, Tramandaí, Três Cachoeiras, Turuçu, Viamão, Xangri-lá',
    DEMEI: 'Ijuí',
    ELETROCAR: 'Carazinho',
    HIDROPAN: 'Panambi',
    MUXENERGIA: 'Tapejara',
    UHENPAL: 'Nova Palma',
  },
  SC: {
    COOPERALIANCA: 'Içara',
    DCELT: 'Faxinal dos Guedes, Xanxerê',
    EFLJC: 'Siderópolis',
    EFLUL: 'Urussanga',
  },
  SE: {
    SULGIPE:
      'Arauá, Boquim, Cristinápolis, Estância, Indiaroba, Itabaianinha, Pedrinhas, Santa Luzia do Itanhy, Tomar do Geru, Umbaúba',
  },
  SP: {
    'CPFL PIRATININGA':
      'Alumínio, Araçariguama, Araçoiaba da Serra, Boituva, Campo Limpo Paulista, Capela do Alto, Cubatão, Ibiúna, Indaiatuba, Iperó, Itu, Itupeva, Jundiaí, Louveira, Mairinque, Porto Feliz, Praia Grande, Salto, Salto de Pirapora, Santos, São Roque, São Vicente, Sorocaba, Várzea Paulista, Vinhedo, Votorantim',
    'CPFL SANTA CRUZ':
      'Avaré, Chavantes, Ipaussu, Itapetininga, Jaguariúna, Mococa, Ourinhos, Pedreira, Piraju, Santa Cruz do Rio Pardo, São José do Rio Pardo, São Miguel Arcanjo',
    'EDP SP':
      'Aparecida, Biritiba Mirim, Caçapava, Cachoeira Paulista, Canas, Caraguatatuba, Cruzeiro, Ferraz de Vasconcelos, Guararema, Guaratinguetá, Guarulhos, Itaquaquecetuba, Jacareí, Jambeiro, Lorena, Mogi das Cruzes, Monteiro Lobato, Pindamonhangaba, Poá, Potim, Roseira, Salesópolis, Santa Branca, São José dos Campos, São Sebastião, Suzano, Taubaté, Tremembé',
    ELEKTRO:
      'Andradina, Araras, Artur Nogueira, Arujá, Atibaia, Bertioga, Caieiras, Campos do Jordão, Cananéia, Capão Bonito, Cerquilho, Conchal, Cordeirópolis, Dracena, Fernandópolis, Francisco Morato, Franco da Rocha, Guarujá, Iguape, Ilha Solteira, Ilhabela, Itanhaém, Itapeva, Jales, Leme, Limeira, Mairiporã, Mogi Guaçu, Mogi Mirim, Mongaguá, Pereira Barreto, Peruíbe, Pirassununga, Porto Ferreira, Registro, Rio Claro, Santa Fé do Sul, Santa Isabel, Tatuí, Tietê, Ubatuba, Votuporanga',
    'ENEL SP':
      'Barueri, Cajamar, Carapicuíba, Cotia, Diadema, Embu das Artes, Embu-Guaçu, Itapecerica da Serra, Itapevi, Jandira, Juquitiba, Mauá, Osasco, Pirapora do Bom Jesus, Ribeirão Pires, Rio Grande da Serra, Santana de Parnaíba, Santo André, São Bernardo do Campo, São Caetano do Sul, São Lourenço da Serra, São Paulo, Taboão da Serra, Vargem Grande Paulista',
    ESS: 'Adamantina, Assis, Bragança Paulista, Catanduva, Novo Horizonte, Osvaldo Cruz, Paraguaçu Paulista, Presidente Prudente, Presidente Venceslau, Rancharia, Tupã',
  },
};

/** Cities of which the distributor is known one by one, by state; for tests of their names. */
export const listCitiesOfOtherDistributors = (uf: BrazilianStateCode): string[] =>
  Object.values(otherCities[uf] ?? {}).flatMap((cities) => cities.split(', '));

/**
 * Returns the distributor that probably sends the bills of a city: the one that is known to serve it, otherwise the one
 * that serves most cities of the state. It is an assumption: show it as one, and let people name another distributor.
 */
export function getMainDistributor(uf: BrazilianStateCode, city: string): ElectricityDistributor | null {
  const wanted = toSearchText(city);
  const ofCity = Object.entries(otherCities[uf] ?? {}).find(([, cities]) =>
    cities.split(', ').some((name) => toSearchText(name) === wanted),
  );
  const id = ofCity?.[0] ?? mainOfState[uf];
  const [first = null] = getDistributorsOfState(uf);
  return electricityDistributors.find((one) => one.id === id) ?? first;
}
