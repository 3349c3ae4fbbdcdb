import { type BoardImportType, boardImportDefinitions } from '../properties/board-import-definitions';
import { customerHeaderSynonyms, ownerHeaderSynonyms } from './customer-synonyms';

/** Nouns for an item of each board in spreadsheets. */
const boardItemNouns: Record<BoardImportType, readonly string[]> = {
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

const fillInNouns = (texts: readonly string[], words: readonly string[]): string[] =>
  texts.flatMap((text) => (text.includes('*') ? words.map((word) => text.replace('*', word)) : [text]));

/**
 * Returns the column headers that stand for the import properties of a board's items and customers, by
 * property. Likelier properties come first.
 */
export function getBoardHeaderSynonyms(type: BoardImportType): Record<string, readonly string[]> {
  const { suffix } = boardImportDefinitions[type];
  const words = boardItemNouns[type];
  const item = Object.entries(ofItem).map(([name, texts]): [string, string[]] => [
    `${name}_${suffix}`,
    fillInNouns(texts, words),
  ]);
  const customer = Object.entries(customerHeaderSynonyms).map(
    ([name, texts]): [string, readonly string[]] => [`${name}_cliente`, texts],
  );
  // A `Nome` alone is the customer's; a date, a remark, a status without more are the item's.
  const isName = ([name]: [string, readonly string[]]) => name.startsWith('nome_');
  return Object.fromEntries([
    ...customer.filter(isName),
    ...item,
    ...customer.filter((entry) => !isName(entry)),
    ['id_colaborador_proprietario', [...ownerHeaderSynonyms, ...words.map((word) => `responsável ${word}`)]],
  ]);
}
