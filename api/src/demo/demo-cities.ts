/** City of demonstration customers, with sample streets, districts, postal codes and area code. */
export interface DemoCity {
  uf: string;
  city: string;
  /** Area code of its phones. */
  area: string;
  /** Lowest and highest first five digits of its postal codes. */
  postalCodes: [low: number, high: number];
  streets: [string, ...string[]];
  districts: [string, ...string[]];
}

/** Cities of the demonstration's customers: those of an installer in Santa Catarina, and some farther away. */
export const demoCities: [DemoCity, ...DemoCity[]] = [
  {
    uf: 'SC',
    city: 'Blumenau',
    area: '47',
    postalCodes: [89_010, 89_069],
    streets: ['Rua XV de Novembro', 'Rua São Paulo', 'Rua 2 de Setembro', 'Rua Itajaí', 'Rua João Pessoa'],
    districts: ['Centro', 'Velha', 'Garcia', 'Itoupava Norte', 'Vila Nova'],
  },
  {
    uf: 'SC',
    city: 'Joinville',
    area: '47',
    postalCodes: [89_201, 89_230],
    streets: ['Rua Doutor João Colin', 'Rua Blumenau', 'Rua Iririú', 'Rua Otto Boehm'],
    districts: ['América', 'Centro', 'Anita Garibaldi', 'Glória', 'Iririú'],
  },
  {
    uf: 'SC',
    city: 'Florianópolis',
    area: '48',
    postalCodes: [88_010, 88_063],
    streets: ['Rua Felipe Schmidt', 'Rua Bocaiúva', 'Rua Lauro Linhares', 'Avenida Madre Benvenuta'],
    districts: ['Centro', 'Trindade', 'Coqueiros', 'Estreito', 'Campeche'],
  },
  {
    uf: 'SC',
    city: 'Itajaí',
    area: '47',
    postalCodes: [88_301, 88_318],
    streets: ['Rua Hercílio Luz', 'Rua Brusque', 'Avenida Joca Brandão'],
    districts: ['Centro', 'Fazenda', 'Dom Bosco', 'São Vicente'],
  },
  {
    uf: 'SC',
    city: 'Chapecó',
    area: '49',
    postalCodes: [89_801, 89_816],
    streets: ['Avenida Getúlio Vargas', 'Rua Marechal Bormann', 'Avenida Fernando Machado'],
    districts: ['Centro', 'Presidente Médici', 'Jardim Itália', 'Efapi'],
  },
  {
    uf: 'SC',
    city: 'Criciúma',
    area: '48',
    postalCodes: [88_801, 88_818],
    streets: ['Avenida Centenário', 'Rua Henrique Lage', 'Rua Lauro Müller'],
    districts: ['Centro', 'Comerciário', 'Michel', 'Pio Corrêa'],
  },
  {
    uf: 'PR',
    city: 'Curitiba',
    area: '41',
    postalCodes: [80_010, 82_990],
    streets: ['Rua Marechal Deodoro', 'Avenida Sete de Setembro', 'Rua Padre Anchieta', 'Avenida do Batel'],
    districts: ['Centro', 'Batel', 'Água Verde', 'Bigorrilho', 'Boa Vista'],
  },
  {
    uf: 'PR',
    city: 'Londrina',
    area: '43',
    postalCodes: [86_010, 86_082],
    streets: ['Avenida Higienópolis', 'Rua Sergipe', 'Avenida Bandeirantes'],
    districts: ['Centro', 'Gleba Palhano', 'Vila Ipiranga'],
  },
  {
    uf: 'PR',
    city: 'Cascavel',
    area: '45',
    postalCodes: [85_801, 85_825],
    streets: ['Avenida Brasil', 'Rua Paraná', 'Rua Recife'],
    districts: ['Centro', 'Neva', 'Country'],
  },
  {
    uf: 'RS',
    city: 'Porto Alegre',
    area: '51',
    postalCodes: [90_010, 91_900],
    streets: ['Avenida Ipiranga', 'Rua dos Andradas', 'Avenida Protásio Alves'],
    districts: ['Centro Histórico', 'Petrópolis', 'Menino Deus'],
  },
  {
    uf: 'RS',
    city: 'Caxias do Sul',
    area: '54',
    postalCodes: [95_010, 95_098],
    streets: ['Rua Sinimbu', 'Avenida Júlio de Castilhos', 'Rua Os Dezoito do Forte'],
    districts: ['Centro', 'Exposição', 'Pio X'],
  },
  {
    uf: 'SP',
    city: 'Campinas',
    area: '19',
    postalCodes: [13_010, 13_098],
    streets: ['Rua Barão de Jaguara', 'Avenida Francisco Glicério', 'Avenida Heitor Penteado'],
    districts: ['Centro', 'Cambuí', 'Taquaral'],
  },
  {
    uf: 'MG',
    city: 'Uberlândia',
    area: '34',
    postalCodes: [38_400, 38_415],
    streets: ['Avenida Rondon Pacheco', 'Avenida João Naves de Ávila', 'Rua Olegário Maciel'],
    districts: ['Centro', 'Santa Mônica', 'Tibery'],
  },
];
