import { formatDate } from '../formats/dates';
import { formatCountWithNoun } from '../formats/numbers';
import { defineNotificationKind } from './notification-definition';

const OF_LOGIN = 'Você recebe este aviso porque é sobre a segurança do seu login.';
const OF_PAYMENT = 'Você recebe este aviso porque é titular da conta.';
const OF_TEAM = 'Você recebe este aviso porque trabalha nesta conta.';

/** Kinds of notifications about logins, payments and the people of an account. */
export const accountNotificationKinds = {
  'security-changed': defineNotificationKind<{
    /** Key of the event: each is told once. */
    eventId: string;
    /** "Trocou a senha", "Entrou de um aparelho novo: Chrome em Windows". */
    event: string;
    /** Text after the event: when, or who did it. */
    detail: string;
  }>({
    label: 'Segurança do seu login',
    reason: OF_LOGIN,
    isUrgent: true,
    isRequired: true,
    groupKey: ({ eventId }) => `security-changed:${eventId}`,
    buildTexts: ({ event, detail }) => ({
      title: `Segurança: ${event}`,
      content: `${detail} Se não foi você, troque a sua senha.`,
    }),
    openUrl: () => '/conta/senha/:userId',
  }),
  /** Announced by a mail that says more. */
  'security-mailed': defineNotificationKind<{ eventId: string; event: string; detail: string }>({
    label: 'Acesso novo, chave de acesso e verificação em duas etapas',
    reason: OF_LOGIN,
    isUrgent: true,
    isRequired: true,
    hasOwnMail: true,
    groupKey: ({ eventId }) => `security-mailed:${eventId}`,
    buildTexts: ({ event, detail }) => ({ title: `Segurança: ${event}`, content: detail }),
    openUrl: () => '/conta/senha/:userId',
  }),
  'payment-changed': defineNotificationKind<{
    /** Key of the mail that says the same. */
    mailKey: string;
    subject: string;
    text: string;
  }>({
    label: 'Pagamento da assinatura',
    reason: OF_PAYMENT,
    isUrgent: true,
    isRequired: true,
    hasOwnMail: true,
    groupKey: ({ mailKey }) => `payment-changed:${mailKey}`,
    buildTexts: ({ subject, text }) => ({ title: subject, content: text }),
    openUrl: () => '/financeiro',
  }),
  'account-closing': defineNotificationKind<{ mailKey: string; subject: string }>({
    label: 'Encerramento da conta',
    reason: OF_TEAM,
    isUrgent: true,
    isRequired: true,
    hasOwnMail: true,
    groupKey: ({ mailKey }) => `account-closing:${mailKey}`,
    buildTexts: ({ subject }) => ({
      title: subject,
      content: 'Você recebeu um e-mail com os detalhes.',
    }),
    openUrl: () => '/inicio',
  }),
  'rights-changed': defineNotificationKind<{ changedBy: string; userId: string }>({
    label: 'Minhas permissões mudaram',
    reason: OF_TEAM,
    isUrgent: false,
    groupKey: ({ userId }) => `rights-changed:${userId}`,
    buildTexts: ({ changedBy }) => ({
      title: 'As suas permissões mudaram',
      content: `${changedBy} alterou o que você pode ver e fazer nesta conta.`,
    }),
    openUrl: () => '/inicio',
  }),
  'deputy-named': defineNotificationKind<{
    absentId: string;
    absentName: string;
    /** Days, `YYYY-MM-DD`. */
    from: string;
    until: string;
  }>({
    label: 'Sou substituto de alguém ausente',
    reason: 'Você recebe este aviso porque foi escolhido como substituto.',
    isUrgent: true,
    groupKey: ({ absentId }) => `deputy-named:${absentId}`,
    buildTexts: ({ absentName, from, until }) => ({
      title: `Você substitui ${absentName}`,
      content: `De ${formatDate(from)} a ${formatDate(until)}, o que chega para ${absentName} chega para você.`,
    }),
    openUrl: () => '/inicio',
  }),
  'work-inherited': defineNotificationKind<{ removalId: string; formerOwner: string; records: number }>({
    label: 'Trabalho herdado de quem saiu',
    reason: 'Você recebe este aviso porque herdou o trabalho de uma pessoa que saiu.',
    isUrgent: true,
    groupKey: ({ removalId }) => `work-inherited:${removalId}`,
    buildTexts: ({ formerOwner, records }) => ({
      title: `Você recebeu o trabalho de ${formerOwner}`,
      content: `${formatCountWithNoun(records, 'registro agora é seu', 'registros agora são seus')}.`,
    }),
    openUrl: () => '/inicio',
  }),
  'team-joined': defineNotificationKind<{
    teamId: string;
    team: string;
    isLeader: boolean;
    changedBy: string;
  }>({
    label: 'Entrei em uma equipe',
    reason: OF_TEAM,
    isUrgent: false,
    groupKey: ({ teamId, isLeader }) => `team-joined:${teamId}:${isLeader ? 'leader' : 'member'}`,
    buildTexts: ({ team, isLeader, changedBy }) => ({
      title: isLeader ? `Você lidera a equipe ${team}` : `Você está na equipe ${team}`,
      content: `${changedBy} alterou as equipes da conta.`,
    }),
    openUrl: () => '/inicio',
  }),
};
