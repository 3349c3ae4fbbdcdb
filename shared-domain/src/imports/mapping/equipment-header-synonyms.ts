const power = [
  'potência',
  'potência (w)',
  'potência (wp)',
  'potência nominal',
  'pot',
  'wp',
  'watts',
  'w',
  'pmax',
  'power',
  'potência em w',
  'potência (kw)',
  'kw',
];
const maker = ['fabricante', 'marca', 'manufacturer', 'brand', 'fornecedor'];
const model = ['modelo', 'model', 'produto', 'nome', 'nome do produto', 'descrição', 'item', 'referência'];
const stock = [
  'estoque',
  'quantidade',
  'qtd',
  'qtde',
  'quant',
  'saldo',
  'disponível',
  'quantidade em estoque',
  'qtd em estoque',
  'stock',
  'qtd disponível',
];
const price = [
  'valor unitário',
  'preço',
  'valor',
  'preço unitário',
  'valor unit',
  'vlr unit',
  'unitário',
  'custo',
  'custo unitário',
  'preço de venda',
  'preço (r$)',
  'valor (r$)',
  'price',
  'preço de custo',
];
const width = ['largura', 'larg', 'width', 'largura (mm)'];
const length = ['comprimento', 'compr', 'altura', 'length', 'comprimento (mm)', 'altura (mm)'];
const weight = ['peso', 'massa', 'weight', 'peso (kg)', 'peso unitário'];
const defects = [
  'garantia',
  'garantia produto',
  'garantia de fábrica',
  'garantia de fabricação',
  'garantia contra defeitos',
  'garantia defeitos',
  'garantia defeito',
  'garantia (anos)',
];
const efficiency = [
  'garantia de performance',
  'garantia de desempenho',
  'garantia linear',
  'garantia de potência',
  'garantia de eficiência',
  'garantia de geração',
  'garantia performance (anos)',
];

type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Column headers of price lists that stand for the import properties of a PV module, by property. */
export const moduleHeaderSynonyms: Synonyms = {
  modulo_modelo: [...model, 'módulo', 'painel', 'placa', 'modelo do painel', 'módulo fotovoltaico'],
  modulo_fabricante: [...maker, 'marca do módulo', 'marca do painel'],
  modulo_potencia_em_watts: power,
  garantia_defeito: defects,
  garantia_eficiencia: efficiency,
  peso_em_kg: weight,
  comprimento_em_milimetros: length,
  largura_em_milimetros: width,
  estoque: stock,
  valor_unitario: price,
};

export const inverterHeaderSynonyms: Synonyms = {
  inversor_modelo: [...model, 'inversor', 'inverter'],
  inversor_fabricante: [...maker, 'marca do inversor'],
  inversor_potencia_em_watts: [...power, 'potência de saída', 'potência ca', 'potência ac'],
  inversor_garantia: ['garantia', 'garantia (anos)', 'anos de garantia', 'garantia do inversor', 'warranty'],
  monitoramento: ['comunicação', 'wifi', 'wi-fi', 'monitoring', 'conectividade'],
  tensao: ['tensão', 'voltagem', 'tensão de saída', 'tensão nominal', 'volts', 'v', 'voltage'],
  topologia: ['tipo', 'tipo de inversor', 'categoria', 'tecnologia', 'type'],
  estoque: stock,
  valor_unitario: price,
};

export const equipmentHeaderSynonyms: Synonyms = {
  item_nome: [
    'item',
    'nome',
    'produto',
    'descrição',
    'equipamento',
    'material',
    'nome do produto',
    'nome do equipamento',
    'componente',
    'serviço',
  ],
  item_fabricante: maker,
  item_detalhe: [
    'detalhe',
    'detalhes',
    'especificação',
    'especificações',
    'observação',
    'observações',
    'obs',
    'complemento',
    'descrição',
  ],
  item_estoque: stock,
  item_valor_unitario: price,
};

const quantity = ['quantidade', 'qtd', 'qtde', 'quant', 'número', 'nº', 'qt'];

/** Synonyms of the numbered groups of kits and of their fields; the first group also matches without a number. */
const kitGroupSynonyms = [
  {
    prefix: 'modulo',
    count: 5,
    nouns: ['módulo', 'módulos', 'painel', 'painéis', 'placa', 'placas'],
    // The thing itself is its model.
    alone: 'modelo',
    fields: {
      modelo: ['modelo', 'nome'],
      fabricante: ['fabricante', 'marca'],
      potencia_em_watts: [
        'potência',
        'potência (w)',
        'potência (wp)',
        'wp',
        'watts',
        'w',
        'potência unitária',
      ],
      quantidade: quantity,
      garantia_defeitos: ['garantia', 'garantia defeito', 'garantia contra defeitos', 'garantia produto'],
      garantia_eficiencia: ['garantia eficiência', 'garantia performance', 'garantia de desempenho'],
      comprimento_em_milimetros: ['comprimento', 'altura', 'comprimento (mm)'],
      largura_em_milimetros: ['largura', 'largura (mm)'],
      peso_em_kg: ['peso', 'peso (kg)'],
    },
  },
  {
    prefix: 'inversor',
    count: 5,
    nouns: ['inversor', 'inversores', 'inverter'],
    alone: 'modelo',
    fields: {
      modelo: ['modelo', 'nome'],
      fabricante: ['fabricante', 'marca'],
      potencia_em_watts: ['potência', 'potência (w)', 'watts', 'w', 'potência (kw)', 'kw'],
      quantidade: quantity,
      garantia: ['garantia', 'garantia (anos)'],
      microinversor: ['micro', 'é micro', 'é microinversor'],
    },
  },
  {
    prefix: 'item',
    count: 25,
    nouns: ['item', 'item adicional', 'adicional', 'material', 'equipamento'],
    alone: 'nome',
    fields: { nome: ['nome', 'descrição'], quantidade: quantity },
  },
] as const;

function numberedSynonyms(): [string, string[]][] {
  return kitGroupSynonyms.flatMap(({ prefix, count, nouns, alone, fields }) =>
    Array.from({ length: count }, (_, index) => index + 1).flatMap((number) =>
      Object.entries<readonly string[]>(fields).map(([field, words]): [string, string[]] => [
        `${prefix}_${number}_${field}`,
        nouns.flatMap((noun) => [
          ...(field === alone ? [`${noun} ${number}`, ...(number === 1 ? [noun] : [])] : []),
          ...words.flatMap((word) => [
            ...[`${noun} ${number} ${word}`, `${word} ${noun} ${number}`, `${word} ${number} ${noun}`],
            ...(number === 1 ? [`${noun} ${word}`, `${word} ${noun}`] : []),
          ]),
        ]),
      ]),
    ),
  );
}

/** Returns the column headers that stand for the import properties of a kit, by property. */
export const getKitHeaderSynonyms = (): Synonyms => ({
  fornecedor: ['distribuidor', 'distribuidora', 'loja', 'supplier', 'fornecedor do kit', 'empresa'],
  valor: [
    'preço',
    'valor do kit',
    'preço do kit',
    'valor total',
    'preço total',
    'preço final',
    'custo',
    'custo do kit',
    'total',
    'valor (r$)',
    'preço (r$)',
    'valor kit (r$)',
  ],
  tensao_de_saida: [
    'tensão',
    'voltagem',
    'tensão (v)',
    'tensão do kit',
    'tensão saída',
    'volts',
    'tensão da rede',
  ],
  estrutura_de_fixacao: [
    'estrutura',
    'fixação',
    'telhado',
    'tipo de telhado',
    'tipo de estrutura',
    'estrutura do kit',
    'suporte',
    'estrutura fixação',
  ],
  ...Object.fromEntries(numberedSynonyms()),
});
