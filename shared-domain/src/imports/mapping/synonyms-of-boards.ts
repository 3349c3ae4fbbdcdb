import { type BoardImportType, boardImports } from '../properties/board-imports';
import { namesOfCustomers, synonymsOfOwner } from './synonyms-of-customers';

/** What an item of a board is called in spreadsheets. */
const nouns: Record<BoardImportType, readonly string[]> = {
  sales: ['negócio', 'venda', 'oportunidade', 'deal', 'proposta'],
  preSale: ['lead', 'negócio', 'oportunidade', 'prospect'],
  project: ['projeto', 'homologação', 'negócio'],
  installation: ['obra', 'instalação', 'serviço'],
  afterSales: ['atividade', 'chamado', 'pós-venda', 'manutenção', 'serviço'],
  administrative: ['operação', 'processo', 'pedido', 'negócio'],
};

/** By the first part of a property's name. `*` stands for each noun of the board. */
const ofItem: Readonly<Record<string, readonly string[]>> = {
  nome: [
    '*',
    'nome *',
    'título',
    'título *',
    'assunto',
    'card',
    'cartão',
    'nome do card',
    'código *',
    '* nome',
    'nome',
  ],
  valor: [
    ...[
      'valor',
      'valor *',
      'valor total',
      'preço',
      'preço *',
      'total',
      'montante',
      'valor final',
      'amount',
      '* value',
    ],
    ...['valor estimado', 'valor (r$)', 'valor total (r$)', 'investimento', 'ticket', 'valor do contrato'],
    ...['valor do projeto', 'valor do sistema', 'preço final', 'valor fechado', 'orçamento', '* valor'],
  ],
  status: [
    'status',
    'situação',
    'status *',
    'situação *',
    'estado *',
    'resultado',
    'andamento',
    'estado',
    '* status',
    'desfecho',
  ],
  data_registro: [
    ...[
      'data',
      'data *',
      'data de criação',
      'criado em',
      'data de abertura',
      'abertura',
      'data de início',
      'início',
    ],
    ...['data de cadastro', 'data cadastro', 'data de entrada', 'data de inclusão', 'created', 'created at'],
    ...['data do registro', 'data registro', 'data da proposta', 'carimbo de data/hora', 'data do contrato'],
    ...['aberto em', 'dt cadastro', 'data criação *', 'data de criação *', 'data de solicitação'],
  ],
  data_finalizacao: [
    ...['data de fechamento', 'fechado em', 'fechamento', 'data de conclusão', 'conclusão', 'concluído em'],
    ...[
      'data do ganho',
      'data da perda',
      'data final',
      'data fim',
      'fim',
      'data de encerramento',
      'encerrado em',
    ],
    ...[
      'término',
      'data de término',
      'data de finalização',
      'finalizado em',
      'data de entrega',
      'closed at',
      'close date',
    ],
    ...['data fechamento *', 'data de fechamento *', 'ganho em', 'perdido em'],
  ],
  etapa_funil: [
    ...[
      'etapa',
      'etapa *',
      'fase',
      'fase *',
      'funil',
      'etapa do funil',
      'fase do funil',
      'estágio',
      'coluna',
    ],
    ...['pipeline', 'stage', 'etapa atual', 'fase atual', 'quadro', 'etapa do quadro', 'coluna do quadro'],
  ],
  observacoes: [
    ...[
      'observações',
      'obs',
      'observação',
      'obs *',
      'observação *',
      'comentário',
      'comentários',
      'nota',
      'notas',
    ],
    ...[
      'anotação',
      'anotações',
      'histórico',
      'descrição',
      'descrição *',
      'detalhes',
      'informações',
      'motivo',
    ],
  ],
};

const anyOf = (texts: readonly string[], words: readonly string[]): string[] =>
  texts.flatMap((text) => (text.includes('*') ? words.map((word) => text.replace('*', word)) : [text]));

/** The other names of the columns of a board's items and their customers, by property; the likelier properties first. */
export function synonymsOfBoard(type: BoardImportType): Record<string, readonly string[]> {
  const { suffix } = boardImports[type];
  const words = nouns[type];
  const item = Object.entries(ofItem).map(([name, texts]): [string, string[]] => [
    `${name}_${suffix}`,
    anyOf(texts, words),
  ]);
  const customer = Object.entries(namesOfCustomers).map(([name, texts]): [string, readonly string[]] => [
    `${name}_cliente`,
    texts,
  ]);
  // A `Nome` alone is the customer's; a date, a remark, a status without more are the item's.
  const isName = ([name]: [string, readonly string[]]) => name.startsWith('nome_');
  return Object.fromEntries([
    ...customer.filter(isName),
    ...item,
    ...customer.filter((entry) => !isName(entry)),
    ['id_colaborador_proprietario', [...synonymsOfOwner, ...words.map((word) => `responsável ${word}`)]],
  ]);
}
