import type { BlockField, FieldValues } from './fields';

/**
 * Definition of a kind of website block. The block's form, schema and change labels are all derived from its
 * `fields`.
 */
export interface BlockKindSpec {
  /** In the editor. */
  label: string;
  /** Purpose of the block, in a sentence. */
  about: string;
  /** Counts its schemas: `migrations` leads from each to the next. */
  version: number;
  /** Once a page, at most. */
  isSingle?: true;
  fields: readonly BlockField[];
}

const heading = { type: 'line', name: 'heading', label: 'Título', max: 120 } as const;
const neededHeading = { ...heading, needed: true } as const;
const intro = { type: 'text', name: 'intro', label: 'Texto', max: 1_000 } as const;
const button = { type: 'link', name: 'button', label: 'Botão' } as const;
const background = {
  type: 'choice',
  name: 'background',
  label: 'Fundo',
  options: [
    { value: 'PLAIN', label: 'Liso' },
    { value: 'TINTED', label: 'Suave' },
    { value: 'STRONG', label: 'Cor da marca' },
  ],
} as const;

/** Kinds of blocks of a site, twenty in all (website-002). */
export const blockKinds = {
  hero: {
    label: 'Capa',
    about: 'A primeira coisa que se vê: o que a empresa faz, com foto e botão.',
    version: 1,
    isSingle: true,
    fields: [
      neededHeading,
      intro,
      { type: 'picture', name: 'picture', label: 'Foto' },
      button,
      { type: 'link', name: 'secondButton', label: 'Segundo botão' },
      {
        type: 'choice',
        name: 'layout',
        label: 'Disposição',
        options: [
          { value: 'BEHIND', label: 'Foto atrás do texto' },
          { value: 'BESIDE', label: 'Foto ao lado' },
        ],
      },
    ],
  },
  text: {
    label: 'Texto',
    about: 'Um título e alguns parágrafos.',
    version: 1,
    fields: [heading, { type: 'text', name: 'body', label: 'Texto', max: 6_000, needed: true }, background],
  },
  picture: {
    label: 'Foto',
    about: 'Uma foto na largura da página.',
    version: 1,
    fields: [
      { type: 'picture', name: 'picture', label: 'Foto', needed: true },
      { type: 'line', name: 'caption', label: 'Legenda', max: 160 },
    ],
  },
  pictureText: {
    label: 'Foto e texto',
    about: 'Uma foto ao lado de um texto.',
    version: 1,
    fields: [
      heading,
      { type: 'text', name: 'body', label: 'Texto', max: 3_000, needed: true },
      { type: 'picture', name: 'picture', label: 'Foto', needed: true },
      {
        type: 'choice',
        name: 'side',
        label: 'Lado da foto',
        options: [
          { value: 'LEFT', label: 'Esquerda' },
          { value: 'RIGHT', label: 'Direita' },
        ],
      },
      button,
      background,
    ],
  },
  gallery: {
    label: 'Galeria',
    about: 'Fotos lado a lado.',
    version: 1,
    fields: [
      heading,
      {
        type: 'list',
        name: 'pictures',
        label: 'Fotos',
        entry: 'Foto',
        most: 24,
        fields: [
          { type: 'picture', name: 'picture', label: 'Foto', needed: true },
          { type: 'line', name: 'caption', label: 'Legenda', max: 160 },
        ],
      },
    ],
  },
  works: {
    label: 'Obras',
    about: 'Sistemas instalados: foto, cidade e potência.',
    version: 1,
    fields: [
      neededHeading,
      intro,
      {
        type: 'list',
        name: 'works',
        label: 'Obras',
        entry: 'Obra',
        most: 24,
        fields: [
          { type: 'line', name: 'title', label: 'Nome', max: 80, needed: true },
          { type: 'line', name: 'city', label: 'Cidade', max: 80 },
          { type: 'number', name: 'power', label: 'Potência', min: 0, max: 100_000, unit: 'kWp' },
          { type: 'picture', name: 'picture', label: 'Foto' },
        ],
      },
    ],
  },
  services: {
    label: 'Serviços',
    about: 'O que a empresa oferece, em cartões.',
    version: 1,
    fields: [
      neededHeading,
      intro,
      {
        type: 'list',
        name: 'services',
        label: 'Serviços',
        entry: 'Serviço',
        most: 12,
        fields: [
          {
            type: 'choice',
            name: 'icon',
            label: 'Desenho',
            options: [
              { value: 'SUN', label: 'Sol' },
              { value: 'HOUSE', label: 'Casa' },
              { value: 'FACTORY', label: 'Empresa' },
              { value: 'FIELD', label: 'Campo' },
              { value: 'TOOLS', label: 'Ferramentas' },
              { value: 'BATTERY', label: 'Bateria' },
              { value: 'CAR', label: 'Carro elétrico' },
              { value: 'SHIELD', label: 'Garantia' },
            ],
          },
          { type: 'line', name: 'title', label: 'Nome', max: 80, needed: true },
          { type: 'text', name: 'body', label: 'Texto', max: 600 },
        ],
      },
      background,
    ],
  },
  steps: {
    label: 'Como funciona',
    about: 'Do primeiro contato à geração, passo a passo.',
    version: 1,
    fields: [
      neededHeading,
      intro,
      {
        type: 'list',
        name: 'steps',
        label: 'Passos',
        entry: 'Passo',
        most: 8,
        fields: [
          { type: 'line', name: 'title', label: 'Nome', max: 80, needed: true },
          { type: 'text', name: 'body', label: 'Texto', max: 400 },
        ],
      },
      background,
    ],
  },
  savings: {
    label: 'Economia',
    about: 'A conta de luz antes e depois, desenhada, com um exemplo seu.',
    version: 1,
    fields: [
      neededHeading,
      intro,
      {
        type: 'number',
        name: 'billBefore',
        label: 'Conta antes',
        min: 0,
        max: 1_000_000,
        unit: 'R$ por mês',
      },
      {
        type: 'number',
        name: 'billAfter',
        label: 'Conta depois',
        min: 0,
        max: 1_000_000,
        unit: 'R$ por mês',
      },
      {
        type: 'line',
        name: 'basis',
        label: 'De onde vêm os valores',
        max: 200,
        hint: 'Por exemplo: casa de um cliente em Curitiba, 6,6 kWp, conta de março de 2026.',
      },
      button,
      background,
    ],
  },
  simulator: {
    label: 'Simulador',
    about: 'O visitante diz quanto paga de luz e vê uma estimativa; o contato chega à pré-venda.',
    version: 1,
    isSingle: true,
    fields: [neededHeading, intro, { type: 'line', name: 'buttonLabel', label: 'Texto do botão', max: 40 }],
  },
  figures: {
    label: 'Números',
    about: 'Até seis números da empresa.',
    version: 1,
    fields: [
      heading,
      {
        type: 'list',
        name: 'figures',
        label: 'Números',
        entry: 'Número',
        most: 6,
        fields: [
          {
            type: 'line',
            name: 'value',
            label: 'Número',
            max: 16,
            needed: true,
            hint: '350, 4,2 MWp, 12 anos',
          },
          { type: 'line', name: 'label', label: 'O que conta', max: 60, needed: true },
        ],
      },
      background,
    ],
  },
  testimonials: {
    label: 'Depoimentos',
    about: 'O que clientes disseram, com nome e cidade.',
    version: 1,
    fields: [
      neededHeading,
      {
        type: 'list',
        name: 'testimonials',
        label: 'Depoimentos',
        entry: 'Depoimento',
        most: 12,
        fields: [
          { type: 'text', name: 'body', label: 'Depoimento', max: 800, needed: true },
          { type: 'line', name: 'name', label: 'Nome', max: 80, needed: true },
          { type: 'line', name: 'city', label: 'Cidade', max: 80 },
          { type: 'picture', name: 'picture', label: 'Foto' },
        ],
      },
      background,
    ],
  },
  questions: {
    label: 'Perguntas',
    about: 'Perguntas frequentes, que se abrem ao toque.',
    version: 1,
    fields: [
      neededHeading,
      {
        type: 'list',
        name: 'questions',
        label: 'Perguntas',
        entry: 'Pergunta',
        most: 30,
        fields: [
          { type: 'line', name: 'question', label: 'Pergunta', max: 160, needed: true },
          { type: 'text', name: 'answer', label: 'Resposta', max: 1_500, needed: true },
        ],
      },
      background,
    ],
  },
  team: {
    label: 'Equipe',
    about: 'Quem atende: foto, nome e função.',
    version: 1,
    fields: [
      neededHeading,
      intro,
      {
        type: 'list',
        name: 'people',
        label: 'Pessoas',
        entry: 'Pessoa',
        most: 24,
        fields: [
          { type: 'line', name: 'name', label: 'Nome', max: 80, needed: true },
          { type: 'line', name: 'role', label: 'Função', max: 80 },
          { type: 'picture', name: 'picture', label: 'Foto' },
        ],
      },
    ],
  },
  brands: {
    label: 'Marcas',
    about: 'Marcas com que a empresa trabalha.',
    version: 1,
    fields: [
      heading,
      {
        type: 'list',
        name: 'brands',
        label: 'Marcas',
        entry: 'Marca',
        most: 24,
        fields: [
          { type: 'line', name: 'name', label: 'Nome', max: 60, needed: true },
          { type: 'picture', name: 'picture', label: 'Logotipo' },
        ],
      },
      background,
    ],
  },
  cities: {
    label: 'Onde atendemos',
    about: 'Cidades e regiões, que também ajudam a ser encontrado na busca.',
    version: 1,
    fields: [
      neededHeading,
      intro,
      {
        type: 'list',
        name: 'cities',
        label: 'Cidades',
        entry: 'Cidade',
        most: 60,
        fields: [{ type: 'line', name: 'name', label: 'Cidade', max: 80, needed: true }],
      },
      background,
    ],
  },
  financing: {
    label: 'Formas de pagamento',
    about: 'Como se paga: à vista, financiado, no cartão.',
    version: 1,
    fields: [
      neededHeading,
      intro,
      {
        type: 'list',
        name: 'ways',
        label: 'Formas',
        entry: 'Forma',
        most: 8,
        fields: [
          { type: 'line', name: 'title', label: 'Nome', max: 80, needed: true },
          { type: 'text', name: 'body', label: 'Condições', max: 500 },
        ],
      },
      background,
    ],
  },
  callToAction: {
    label: 'Chamada',
    about: 'Uma frase e um botão, para quem já se decidiu.',
    version: 1,
    fields: [neededHeading, intro, button, background],
  },
  notice: {
    label: 'Aviso',
    about: 'Uma linha em destaque: férias, promoção, endereço novo.',
    version: 1,
    fields: [{ type: 'line', name: 'message', label: 'Aviso', max: 200, needed: true }, button],
  },
  contact: {
    label: 'Contato',
    about: 'Telefone, WhatsApp, e-mail, endereço e horário, como estão nos dados da empresa.',
    version: 1,
    isSingle: true,
    fields: [
      neededHeading,
      intro,
      { type: 'toggle', name: 'showsAddress', label: 'Mostrar o endereço' },
      { type: 'toggle', name: 'showsHours', label: 'Mostrar o horário' },
    ],
  },
} as const satisfies Record<string, BlockKindSpec>;

export type BlockKind = keyof typeof blockKinds;

/** Values of the fields of a website block of kind `K`. */
export type BlockValues<K extends BlockKind> = FieldValues<(typeof blockKinds)[K]['fields']>;

/** Block of a page of a site. */
export type SiteBlock = {
  [K in BlockKind]: { id: string; kind: K; version: number; values: BlockValues<K> };
}[BlockKind];

export type SiteBlockOfKind<K extends BlockKind> = Extract<SiteBlock, { kind: K }>;

export const isBlockKind = (value: unknown): value is BlockKind =>
  typeof value === 'string' && Object.hasOwn(blockKinds, value);
