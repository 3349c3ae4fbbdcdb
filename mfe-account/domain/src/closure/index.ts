/** Days between asking for the end of an account and its deletion. */
export const CLOSURE_GRACE_DAYS = 30;
/** Days before the deletion on which its people are reminded. */
export const CLOSURE_REMINDER_DAYS = [7, 1] as const;
/** Months for which access records are kept (Marco Civil, art. 15). */
export const ACCESS_RECORD_MONTHS = 6;
/** Years for which receipts and the ledger are kept (CTN, art. 173 and 174). */
export const BILLING_YEARS = 5;

/** Records that are kept apart after the end of an account: their name, for how long, and why (LGPD, art. 16). */
export interface KeptRecord {
  title: string;
  term: string;
  reason: string;
}

/** Lists what is kept apart after the end of an account, as its owner reads it before. */
export const keptRecords: readonly KeptRecord[] = [
  {
    title: 'Recibos e lançamentos da assinatura',
    term: `${BILLING_YEARS} anos`,
    reason: 'A lei tributária exige os comprovantes do que foi pago.',
  },
  {
    title: 'Registros de acesso, com o nome de quem acessou',
    term: `${ACCESS_RECORD_MONTHS} meses`,
    reason: 'O Marco Civil da Internet (art. 15) exige os registros de acesso.',
  },
  {
    title: 'Avisos do meio de pagamento, como chegaram',
    term: '12 meses',
    reason: 'Servem para conferir pagamentos que alguém conteste.',
  },
  {
    title: 'Contratos assinados, com as provas da assinatura',
    term: 'sem prazo',
    reason: 'Quem assinou recebeu a promessa de poder conferir o documento. O cadastro do cliente é apagado.',
  },
];

/** Reasons that the owner may choose from; none is required. */
export const closureReasons: readonly string[] = [
  'Vou usar outro sistema',
  'O preço não cabe agora',
  'Faltou algo que eu precisava',
  'Encerrei a empresa',
  'Outro motivo',
];

/** Checks whether a typed name is that of the account, whatever its capitals and spaces. */
export const isAccountName = (typed: string, name: string): boolean =>
  normalizeName(typed) === normalizeName(name);

const normalizeName = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('pt-BR');
