import { boardDescriptions, buildBoardPath } from '../boards/board-kinds';
import type { BoardKind } from '../boards/board-permissions';
import { getContractSubject } from '../contracts/contract-label';
import { formatContractNumber } from '../contracts/contract-number';
import { EXPORT_RETENTION_DAYS } from '../exports/export-kinds';
import { formatTime } from '../formats/dates';
import { formatCountWithNoun, formatMoney, formatPower } from '../formats/numbers';
import { formatProposalNumber } from '../proposals/proposal-number';
import { accountNotificationKinds } from './account-kinds';
import type { ModuleNotificationFacts } from './module-notification-facts';
import { defineNotificationKind as kind } from './notification-definition';

/** Facts for notifications about a document sent for signing. */
interface SignatureNotificationFacts {
  signatureId: string;
  /** Number of the contract. */
  number: number;
  contract: string;
  customer: string;
  item: { id: string; board: BoardKind };
}

/** Facts for notifications about a ticket of support. */
interface TicketNotificationFacts {
  ticketId: string;
  title: string;
}

const OF_PROPOSAL = 'Você recebe este aviso porque a proposta ou a venda é sua.';
/** Returns the path of a proposal in its item, or at its customer where it was made for no item. */
const openProposal = ({
  customerId,
  item,
}: {
  customerId: string;
  item: { id: string; board: BoardKind } | null;
}): string =>
  item
    ? `${buildBoardPath(item.board, ':userId')}?item=${item.id}&aba=propostas`
    : `/cliente/editar/${customerId}`;

const OF_QUEUE = 'Você recebe este aviso porque atende os chamados dos clientes.';
const openQueuedTicket = ({ ticketId }: TicketNotificationFacts): string => `/admin2?chamado=${ticketId}`;
const OF_TICKET = 'Você recebe este aviso porque abriu este chamado.';
const openTicket = ({ ticketId }: TicketNotificationFacts): string => `/ticket/${ticketId}`;

/** Facts for notifications about a visit of the support to the account. */
interface VisitNotificationFacts {
  visitId: string;
  visitor: string;
  /** Person as whom the visitor sees the account. */
  person: string;
  reason: string;
}

const OF_VISIT = 'Você recebe este aviso porque a visita é à sua conta ou ao seu login.';
const openVisits = (): string => '/configuracoes?secao=visitas';

const OF_CONTRACT = 'Você recebe este aviso porque enviou este documento ou a venda é sua.';
const openContract = ({ item }: SignatureNotificationFacts): string =>
  `${buildBoardPath(item.board, ':userId')}?item=${item.id}&aba=contratos`;
function contractName({ number, contract: name }: SignatureNotificationFacts): string {
  const subject = getContractSubject({ number, name });
  return `O contrato ${formatContractNumber(number)}${subject && `, “${subject}”,`}`;
}

/**
 * Definitions of all kinds of notifications, by the kind stored in table rows: parameters, texts and urgency.
 */
export const notificationKinds = {
  ...accountNotificationKinds,
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
    reason: OF_PROPOSAL,
    isUrgent: true,
    groupKey: ({ proposalId }) => `proposal-accepted:${proposalId}`,
    buildTexts: ({ count, customer, acceptedBy, price }) => ({
      title: `Proposta aceita: ${customer}`,
      content: `${acceptedBy} aceitou a proposta ${formatProposalNumber(count)}, de ${formatMoney(price)}.`,
    }),
    openUrl: openProposal,
  }),
  'proposal-viewed': kind<{
    proposalId: string;
    /** Number of the account; null where it has none. */
    count: number | null;
    customer: string;
    customerId: string;
    /** The item that it was made for; null where it was made for none. */
    item: { id: string; board: BoardKind } | null;
  }>({
    label: 'Proposta vista pelo cliente',
    reason: OF_PROPOSAL,
    isUrgent: false,
    groupKey: ({ proposalId }) => `proposal-viewed:${proposalId}`,
    buildTexts: ({ count, customer }) => ({
      title: `Proposta vista: ${customer}`,
      content: `A proposta ${formatProposalNumber(count)} foi aberta.`,
    }),
    openUrl: openProposal,
  }),
  'item-assigned': kind<{
    board: BoardKind;
    /** Name of the person who passed them on. */
    givenBy: string;
    /** Items that the person now answers for, each with its label: "Venda #00012, Casa da Maria". */
    items: readonly { id: string; label: string }[];
  }>({
    label: 'Item passado para mim',
    reason: 'Você recebe este aviso porque agora é responsável por este item.',
    isUrgent: true,
    groupKey: ({ board, items: [first, ...others] }) =>
      `item-assigned:${others.length > 0 || !first ? board : first.id}`,
    buildTexts: ({ board, givenBy, items: [first, ...others] }) => ({
      title:
        others.length > 0 || !first
          ? `Você recebeu ${others.length + 1} itens em ${boardDescriptions[board].areaName}`
          : `Você recebeu: ${first.label}`,
      content: `${givenBy} passou a responsabilidade para você.`,
    }),
    openUrl: ({ board, items: [first, ...others] }) =>
      buildBoardPath(board, ':userId') + (first && others.length === 0 ? `?item=${first.id}` : ''),
  }),
  'schedule-begins': kind<{
    noteId: string;
    /** Start, epoch milliseconds. */
    at: number;
    /** Type of the note: "Visita técnica". */
    noteType: string;
    /** Label of the item: "Venda #00012, Casa da Maria". */
    itemLabel: string;
    item: { id: string; board: BoardKind };
  }>({
    label: 'Agendamento prestes a começar',
    reason: 'Você recebe este aviso porque este agendamento é seu, ou de um item seu.',
    isUrgent: true,
    groupKey: ({ noteId, at }) => `schedule-begins:${noteId}:${at}`,
    buildTexts: ({ at, noteType, itemLabel }) => ({
      title: `Às ${formatTime(at)}: ${noteType}`,
      content: `${itemLabel}.`,
    }),
    openUrl: ({ item }) => `${buildBoardPath(item.board, ':userId')}?item=${item.id}`,
  }),
  'note-mentioned': kind<{
    noteId: string;
    author: string;
    /** Label of the item: "Venda #00012, Casa da Maria". */
    itemLabel: string;
    item: { id: string; board: BoardKind };
  }>({
    label: 'Menção em uma nota',
    reason: 'Você recebe este aviso porque alguém citou você em uma nota.',
    isUrgent: true,
    groupKey: ({ noteId }) => `note-mentioned:${noteId}`,
    buildTexts: ({ author, itemLabel }) => ({
      title: `${author} citou você`,
      content: `Em uma nota de ${itemLabel}.`,
    }),
    openUrl: ({ item, noteId }) =>
      `${buildBoardPath(item.board, ':userId')}?item=${item.id}&aba=notas&nota=${noteId}`,
  }),
  'followed-changed': kind<{
    /** Item or customer that changed. */
    subjectId: string;
    /** "Venda #00012, Casa da Maria" or the name of the customer. */
    label: string;
    /** "Ana moveu de Proposta para Fechamento." */
    change: string;
    customerId: string;
    /** Null: the customer itself changed. */
    item: { id: string; board: BoardKind } | null;
  }>({
    label: 'Novidade no que eu sigo',
    reason: 'Você recebe este aviso porque segue este item ou este cliente.',
    isUrgent: false,
    groupKey: ({ subjectId }) => `followed-changed:${subjectId}`,
    buildTexts: ({ label, change }) => ({ title: label, content: change }),
    openUrl: ({ item, customerId }) =>
      item ? `${buildBoardPath(item.board, ':userId')}?item=${item.id}` : `/cliente/editar/${customerId}`,
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
    buildTexts: ({ fileName, hasFailed, created, updated, faulty }) => ({
      title: hasFailed ? `A importação de ${fileName} parou` : `Importação terminada: ${fileName}`,
      content: `${[
        formatCountWithNoun(created, 'registro criado', 'registros criados'),
        formatCountWithNoun(updated, 'atualizado', 'atualizados'),
        formatCountWithNoun(faulty, 'linha com problema', 'linhas com problema'),
      ].join(', ')}.`,
    }),
    openUrl: ({ importId }) => `/importacoes/resultado/${importId}`,
  }),
  'website-suspended': kind<{ suspended: boolean; why: string }>({
    label: 'Site retirado do ar, ou liberado',
    reason: 'Você recebe este aviso porque é gerente da conta.',
    isUrgent: true,
    groupKey: () => 'website-suspended',
    buildTexts: ({ suspended, why }) =>
      suspended
        ? { title: 'O site da sua conta foi retirado do ar', content: `Motivo: ${why}` }
        : { title: 'O site da sua conta voltou ao ar', content: 'A suspensão foi retirada.' },
    openUrl: () => '/editar-website/:userId',
  }),
  'financing-changed': kind<{
    financingId: string;
    number: number;
    customer: string;
    /** Label of the status: "Documentação Pendente". */
    status: string;
    /** True for an account with the Marketplace, whose financings have a path of their own. */
    hasMarketplace: boolean;
  }>({
    label: 'Financiamento pede algo, ou terminou',
    reason: 'Você recebe este aviso porque pediu este financiamento.',
    isUrgent: true,
    groupKey: ({ financingId }) => `financing-changed:${financingId}`,
    buildTexts: ({ number, customer, status }) => ({
      title: `Financiamento: ${customer}`,
      content: `O banco informou no financiamento ${number}: ${status}.`,
    }),
    openUrl: ({ financingId, hasMarketplace }) =>
      `${hasMarketplace ? '/marketplace' : ''}/financiamentos?financiamento=${financingId}`,
  }),
  'contract-signed': kind<SignatureNotificationFacts>({
    label: 'Contrato assinado por todos',
    reason: OF_CONTRACT,
    isUrgent: true,
    groupKey: ({ signatureId }) => `contract-signed:${signatureId}`,
    buildTexts: (facts) => ({
      title: `Contrato assinado: ${facts.customer}`,
      content: `${contractName(facts)} foi assinado por todos e está lacrado.`,
    }),
    openUrl: openContract,
  }),
  'contract-signed-by-one': kind<
    SignatureNotificationFacts & {
      signer: string;
      isApproval: boolean;
      /** Number of people who have signed, and who have to sign. */
      signed: number;
      signers: number;
    }
  >({
    label: 'Contrato assinado por um signatário',
    reason: OF_CONTRACT,
    isUrgent: false,
    groupKey: ({ signatureId }) => `contract-signed-by-one:${signatureId}`,
    buildTexts: ({ signer, isApproval, signed, signers, ...facts }) => ({
      // The client who signs is not named twice.
      title: `${signer} ${isApproval ? 'aprovou' : 'assinou'} o contrato${signer === facts.customer ? '' : ` de ${facts.customer}`}`,
      content: `${contractName(facts)} foi ${isApproval ? 'aprovado' : 'assinado'} por ${signed} de ${signers}.`,
    }),
    openUrl: openContract,
  }),
  'contract-refused': kind<SignatureNotificationFacts & { signer: string; refusal: string }>({
    label: 'Contrato recusado por um signatário',
    reason: OF_CONTRACT,
    // The sender is mailed at once, with the reason.
    isUrgent: false,
    groupKey: ({ signatureId }) => `contract-refused:${signatureId}`,
    buildTexts: (facts) => ({
      title: `Contrato recusado: ${facts.customer}`,
      content: `${contractName(facts)} foi recusado por ${facts.signer}: ${facts.refusal}`,
    }),
    openUrl: openContract,
  }),
  'contract-expired': kind<SignatureNotificationFacts>({
    label: 'Prazo de assinatura encerrado',
    reason: OF_CONTRACT,
    isUrgent: true,
    groupKey: ({ signatureId }) => `contract-expired:${signatureId}`,
    buildTexts: (facts) => ({
      title: `Prazo encerrado: ${facts.customer}`,
      content: `${contractName(facts)} não foi assinado por todos dentro do prazo.`,
    }),
    openUrl: openContract,
  }),
  'contract-failed': kind<SignatureNotificationFacts & { problem: string }>({
    label: 'Contrato que o provedor de assinaturas não aceitou',
    reason: OF_CONTRACT,
    isUrgent: true,
    groupKey: ({ signatureId }) => `contract-failed:${signatureId}`,
    buildTexts: (facts) => ({
      title: `Contrato não enviado: ${facts.customer}`,
      content: `${contractName(facts)} não foi aceito pelo provedor de assinaturas: ${facts.problem}`,
    }),
    openUrl: openContract,
  }),
  'export-ended': kind<{
    exportId: string;
    /** Title of the export: "Clientes". */
    title: string;
    rows: number;
    /** Reason why there is no file; null if there is one. */
    problem: string | null;
  }>({
    label: 'Exportação pronta, ou que não deu certo',
    reason: 'Você recebe este aviso porque pediu esta exportação.',
    isUrgent: true,
    groupKey: ({ exportId }) => `export-ended:${exportId}`,
    buildTexts: ({ title, rows, problem }) =>
      problem === null
        ? {
            title: `Exportação pronta: ${title}`,
            content: `O arquivo tem ${formatCountWithNoun(rows, 'linha', 'linhas')} e fica guardado por ${EXPORT_RETENTION_DAYS} dias.`,
          }
        : { title: `Exportação não concluída: ${title}`, content: problem },
    openUrl: () => '/exportacoes/lista',
  }),
  'ticket-answered': kind<TicketNotificationFacts>({
    label: 'Chamado respondido',
    reason: OF_TICKET,
    isUrgent: true,
    groupKey: ({ ticketId }) => `ticket-answered:${ticketId}`,
    buildTexts: ({ title }) => ({
      title: 'O suporte respondeu',
      content: `Há uma resposta no chamado “${title}”.`,
    }),
    openUrl: openTicket,
  }),
  'ticket-closing': kind<TicketNotificationFacts>({
    label: 'Chamado prestes a ser encerrado',
    reason: OF_TICKET,
    isUrgent: true,
    groupKey: ({ ticketId }) => `ticket-closing:${ticketId}`,
    buildTexts: ({ title }) => ({
      title: 'Um chamado será encerrado',
      content: `Sem uma nova mensagem, o chamado “${title}” será encerrado em 2 dias.`,
    }),
    openUrl: openTicket,
  }),
  'ticket-woken': kind<TicketNotificationFacts>({
    label: 'Chamado que foi adiado até hoje',
    reason: OF_TICKET,
    isUrgent: false,
    groupKey: ({ ticketId }) => `ticket-woken:${ticketId}`,
    buildTexts: ({ title }) => ({
      title: 'Um chamado adiado voltou',
      content: `O dia para o qual o chamado “${title}” foi adiado chegou.`,
    }),
    openUrl: openTicket,
  }),
  'ticket-assigned': kind<TicketNotificationFacts & { by: string }>({
    label: 'Chamado passado para você',
    reason: OF_QUEUE,
    isOfAttendants: true,
    isUrgent: true,
    groupKey: ({ ticketId }) => `ticket-assigned:${ticketId}`,
    buildTexts: ({ title, by }) => ({
      title: `${by} passou um chamado para você`,
      content: `O chamado “${title}” agora é seu. A nota está na conversa.`,
    }),
    openUrl: openQueuedTicket,
  }),
  'ticket-overdue': kind<TicketNotificationFacts>({
    label: 'Chamado com prazo vencido',
    reason: OF_QUEUE,
    isOfAttendants: true,
    isUrgent: true,
    groupKey: ({ ticketId }) => `ticket-overdue:${ticketId}`,
    buildTexts: ({ title }) => ({
      title: 'O prazo de um chamado venceu',
      content: `O prazo prometido no chamado “${title}” passou.`,
    }),
    openUrl: openQueuedTicket,
  }),
  'chat-message': kind<{
    chatId: string;
    /** Name of the person who wrote. */
    name: string;
  }>({
    label: 'Mensagem nova no WhatsApp',
    reason: 'Você recebe este aviso porque atende esta conversa.',
    // Somebody who talks to customers all day reads them in Conversas, and in one mail what waited for the morning.
    isUrgent: false,
    groupKey: ({ chatId }) => `chat-message:${chatId}`,
    buildTexts: ({ name }) => ({
      title: `${name} escreveu no WhatsApp`,
      content: 'A conversa tem uma mensagem nova.',
    }),
    openUrl: ({ chatId }) => `/chats?conversa=${chatId}`,
  }),
  'support-visit': kind<VisitNotificationFacts>({
    label: 'Visita do suporte à sua conta',
    reason: OF_VISIT,
    // The owner is mailed at once, with the reason.
    isUrgent: false,
    groupKey: ({ visitId }) => `support-visit:${visitId}`,
    buildTexts: ({ visitor, person, reason }) => ({
      title: 'O suporte está vendo a sua conta',
      content: `${visitor} vê a conta como ${person}, só para ler. Motivo: ${reason}`,
    }),
    openUrl: openVisits,
  }),
  'support-visit-request': kind<VisitNotificationFacts>({
    label: 'Suporte pede para alterar dados em uma visita',
    reason: OF_VISIT,
    isUrgent: false,
    groupKey: ({ visitId }) => `support-visit-request:${visitId}`,
    buildTexts: ({ visitor, person }) => ({
      title: 'O suporte pede para alterar dados',
      content: `${visitor}, que vê a conta como ${person}, pede a sua permissão para alterar dados nesta visita.`,
    }),
    openUrl: openVisits,
  }),
  'invitation-accepted': kind<{ managerId: string; userId: string; name: string }>({
    label: 'Convite aceito',
    reason: 'Você recebe este aviso porque enviou este convite.',
    isUrgent: false,
    groupKey: ({ userId }) => `invitation-accepted:${userId}`,
    buildTexts: ({ name }) => ({
      title: `Convite aceito: ${name}`,
      content: `${name} aceitou o seu convite e já pode entrar.`,
    }),
    openUrl: ({ managerId }) => `/colaboradores/${managerId}`,
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
    buildTexts: ({ name, city, power }) => ({
      title: `Contato do site: ${name}`,
      content: `${name}, de ${city}, simulou ${power === null ? 'um sistema' : formatPower(power)} e espera uma ligação.`,
    }),
    openUrl: ({ item }) =>
      item ? `${buildBoardPath(item.board, ':userId')}?item=${item.id}` : '/editar-website/:userId/contatos',
  }),
};

/** Kind of notification of the product's own areas. */
export type OwnNotificationKind = keyof typeof notificationKinds;

/** Kind of notification, of the product or of an area of another team. */
export type NotificationKind = OwnNotificationKind | keyof ModuleNotificationFacts;

/** Data from which the texts of a notification of kind `K` are built, such as the customer's name. */
export type NotificationFacts<K extends NotificationKind> = K extends keyof ModuleNotificationFacts
  ? ModuleNotificationFacts[K]
  : K extends OwnNotificationKind
    ? Parameters<(typeof notificationKinds)[K]['buildTexts']>[0]
    : never;

/**
 * Number of minutes after which an urgent notification is mailed if the recipient has not seen it on screen.
 */
export const MAIL_DELAY_MINUTES = 10;
