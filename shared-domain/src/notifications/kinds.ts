import { boardPath } from '../boards/board-kinds';
import type { BoardKind } from '../boards/board-permissions';
import { EXPORT_DAYS } from '../exports/export-kinds';
import { formatCount, formatMoney, formatPower, padNumber } from '../formats/numbers';
import { formatProposalNumber } from '../proposals/proposal-number';

/** What a kind of notification is made of. */
interface Kind<Facts> {
  /** What people switch on and off: "Proposta aceita". */
  label: string;
  /** Why somebody gets it, at the foot of a mail. */
  reason: string;
  /** Is it mailed at once to who has not seen it after some minutes? Others wait for the summary of the day. */
  isUrgent: boolean;
  /** Things with the same key are told as one until it is read. */
  groupKey(facts: Facts): string;
  words(facts: Facts): { title: string; content: string };
  /** Where it leads, from `/` on; `:userId` stands for the one who is told. */
  openUrl(facts: Facts): string;
}

const kind = <Facts>(described: Kind<Facts>): Kind<Facts> => described;

/** What is told of a document that people were asked to sign. */
interface SignatureFacts {
  signatureId: string;
  /** Of the contract. */
  number: number;
  contract: string;
  customer: string;
  item: { id: string; board: BoardKind };
}

const OF_CONTRACT = 'Você recebe este aviso porque enviou este documento ou a venda é sua.';
const openContract = ({ item }: SignatureFacts): string =>
  `${boardPath(item.board, ':userId')}?item=${item.id}&aba=contratos`;
const contractName = ({ number, contract }: SignatureFacts): string =>
  `O contrato ${padNumber(number)}, "${contract}",`;

/** Everything that people are told of, by the name that rows keep. */
export const notificationKinds = {
  'proposal-accepted': kind<{
    proposalId: string;
    /** Number of the account; null where it has none. */
    count: number | null;
    customer: string;
    acceptedBy: string;
    /** In reais. */
    price: number;
    customerId: string;
    /** The item that it was made for; null where it was made for none. */
    item: { id: string; board: BoardKind } | null;
  }>({
    label: 'Proposta aceita',
    reason: 'Você recebe este aviso porque a proposta ou a venda é sua.',
    isUrgent: true,
    groupKey: ({ proposalId }) => `proposal-accepted:${proposalId}`,
    words: ({ count, customer, acceptedBy, price }) => ({
      title: `Proposta aceita: ${customer}`,
      content: `${acceptedBy} aceitou a proposta ${formatProposalNumber(count)}, de ${formatMoney(price)}.`,
    }),
    openUrl: ({ customerId, item }) => {
      if (!item) return `/cliente/editar/${customerId}`;
      return `${boardPath(item.board, ':userId')}?item=${item.id}&aba=propostas`;
    },
  }),
  'import-ended': kind<{
    importId: string;
    fileName: string;
    hasFailed: boolean;
    created: number;
    updated: number;
    faulty: number;
  }>({
    label: 'Importação terminada',
    reason: 'Você recebe este aviso porque fez esta importação.',
    isUrgent: true,
    groupKey: ({ importId }) => `import-ended:${importId}`,
    words: ({ fileName, hasFailed, created, updated, faulty }) => ({
      title: hasFailed ? `A importação de ${fileName} parou` : `Importação terminada: ${fileName}`,
      content: `${[
        formatCount(created, 'registro criado', 'registros criados'),
        formatCount(updated, 'atualizado', 'atualizados'),
        formatCount(faulty, 'linha com problema', 'linhas com problema'),
      ].join(', ')}.`,
    }),
    openUrl: ({ importId }) => `/importacoes/resultado/${importId}`,
  }),
  'website-suspended': kind<{ suspended: boolean; why: string }>({
    label: 'Site retirado do ar, ou liberado',
    reason: 'Você recebe este aviso porque é gerente da conta.',
    isUrgent: true,
    groupKey: () => 'website-suspended',
    words: ({ suspended, why }) =>
      suspended
        ? { title: 'O site da sua conta foi retirado do ar', content: `Motivo: ${why}` }
        : { title: 'O site da sua conta voltou ao ar', content: 'A suspensão foi retirada.' },
    openUrl: () => '/editar-website/:userId',
  }),
  'financing-changed': kind<{
    financingId: string;
    number: number;
    customer: string;
    /** Of the status: "Documentação Pendente". */
    status: string;
    /** Of an account with the Marketplace: its financings have an address of their own. */
    hasMarketplace: boolean;
  }>({
    label: 'Financiamento pede algo, ou terminou',
    reason: 'Você recebe este aviso porque pediu este financiamento.',
    isUrgent: true,
    groupKey: ({ financingId }) => `financing-changed:${financingId}`,
    words: ({ number, customer, status }) => ({
      title: `Financiamento: ${customer}`,
      content: `O financiamento ${number} está em: ${status}.`,
    }),
    openUrl: ({ financingId, hasMarketplace }) =>
      `${hasMarketplace ? '/marketplace' : ''}/financiamentos?financiamento=${financingId}`,
  }),
  'contract-signed': kind<SignatureFacts>({
    label: 'Contrato assinado por todos',
    reason: OF_CONTRACT,
    isUrgent: true,
    groupKey: ({ signatureId }) => `contract-signed:${signatureId}`,
    words: (facts) => ({
      title: `Contrato assinado: ${facts.customer}`,
      content: `${contractName(facts)} foi assinado por todos e está lacrado.`,
    }),
    openUrl: openContract,
  }),
  'contract-refused': kind<SignatureFacts & { signer: string; refusal: string }>({
    label: 'Contrato recusado por um signatário',
    reason: OF_CONTRACT,
    // Who sent it is mailed at once, with the reason.
    isUrgent: false,
    groupKey: ({ signatureId }) => `contract-refused:${signatureId}`,
    words: (facts) => ({
      title: `Contrato recusado: ${facts.customer}`,
      content: `${contractName(facts)} foi recusado por ${facts.signer}: ${facts.refusal}`,
    }),
    openUrl: openContract,
  }),
  'contract-expired': kind<SignatureFacts>({
    label: 'Prazo de assinatura encerrado',
    reason: OF_CONTRACT,
    isUrgent: true,
    groupKey: ({ signatureId }) => `contract-expired:${signatureId}`,
    words: (facts) => ({
      title: `Prazo encerrado: ${facts.customer}`,
      content: `${contractName(facts)} não foi assinado por todos dentro do prazo.`,
    }),
    openUrl: openContract,
  }),
  'contract-failed': kind<SignatureFacts & { problem: string }>({
    label: 'Contrato que o provedor de assinaturas não aceitou',
    reason: OF_CONTRACT,
    isUrgent: true,
    groupKey: ({ signatureId }) => `contract-failed:${signatureId}`,
    words: (facts) => ({
      title: `Contrato não enviado: ${facts.customer}`,
      content: `${contractName(facts)} não foi aceito pelo provedor de assinaturas: ${facts.problem}`,
    }),
    openUrl: openContract,
  }),
  'export-ended': kind<{
    exportId: string;
    /** What was exported: "Clientes". */
    title: string;
    rows: number;
    /** Why there is no file; null where there is one. */
    problem: string | null;
  }>({
    label: 'Exportação pronta, ou que não deu certo',
    reason: 'Você recebe este aviso porque pediu esta exportação.',
    isUrgent: true,
    groupKey: ({ exportId }) => `export-ended:${exportId}`,
    words: ({ title, rows, problem }) =>
      problem === null
        ? {
            title: `Exportação pronta: ${title}`,
            content: `O arquivo tem ${formatCount(rows, 'linha', 'linhas')} e fica guardado por ${EXPORT_DAYS} dias.`,
          }
        : { title: `Exportação não concluída: ${title}`, content: problem },
    openUrl: () => '/exportacoes/lista',
  }),
  'site-lead': kind<{
    leadId: string;
    name: string;
    city: string;
    /** kWp; null where nothing could be estimated. */
    power: number | null;
    item: { id: string; board: BoardKind } | null;
  }>({
    label: 'Contato novo do site',
    reason: 'Você recebe este aviso porque o contato do site é seu.',
    isUrgent: true,
    groupKey: ({ leadId }) => `site-lead:${leadId}`,
    words: ({ name, city, power }) => ({
      title: `Contato do site: ${name}`,
      content: `${name}, de ${city}, simulou ${power === null ? 'um sistema' : formatPower(power)} e espera uma ligação.`,
    }),
    openUrl: ({ item }) =>
      item ? `${boardPath(item.board, ':userId')}?item=${item.id}` : '/editar-website/:userId/contatos',
  }),
};

export type NotificationKind = keyof typeof notificationKinds;

/** What has to be known to tell of this kind. */
export type NotificationFacts<K extends NotificationKind> = Parameters<
  (typeof notificationKinds)[K]['words']
>[0];

/** Minutes in which somebody may see an urgent one on the screen before it is mailed. */
export const MAIL_AFTER_MINUTES = 10;
