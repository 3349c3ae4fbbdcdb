import type { MailDeliveryMethod, MailState } from '@girassol/shared-domain/contract';

interface StateText {
  label: string;
  tone: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
}

/** Label and tone of each state of a mail. */
export const mailStateLabels: Record<MailState, StateText> = {
  QUEUED: { label: 'Na fila', tone: 'info' },
  SENDING: { label: 'Enviando', tone: 'info' },
  SENT: { label: 'Enviado', tone: 'good' },
  FAILED: { label: 'Falhou', tone: 'bad' },
  SUPPRESSED: { label: 'Não enviado', tone: 'neutral' },
};

/** Explanation of each way in which a server delivers mail. */
export const deliveryLabels: Record<MailDeliveryMethod, string> = {
  SMTP: 'Os e-mails saem por um servidor SMTP. O texto de links de acesso não aparece aqui.',
  MAILBOX: 'Demonstração: nenhum e-mail sai deste servidor. Eles ficam aqui, e só a administração os lê.',
  OFF: 'O envio de e-mails está desligado neste servidor (SMTP_URL).',
};

/** Labels of mail by its origin; other origins are shown as they are. */
const mailKindLabels: Record<string, string> = {
  'owner-access': 'Acesso do dono',
  notification: 'Aviso',
  'notification-summary': 'Resumo de avisos',
  'new-device': 'Acesso de um aparelho novo',
  'security-changed': 'Mudança na segurança',
  'new-passkey': 'Nova chave de acesso',
  'factor-reset': 'Segundo fator removido',
  'factor-required': 'Segundo fator obrigatório',
  'signup-access': 'Boas-vindas e primeiro acesso',
  'signup-begun': 'Assinatura começada',
  'signup-code': 'Código para continuar a assinatura',
  'payment-reminder': 'Lembrete de pagamento',
  'trial-end': 'Fim do teste',
  'price-change': 'Mudança de preço',
  'card-refused': 'Cartão recusado',
  'card-expiry': 'Cartão perto do vencimento',
  'debit-refused': 'Débito recusado',
  'debit-failed': 'Débito que falhou',
  'subscription-suspended': 'Assinatura suspensa',
  'subscription-ended': 'Assinatura encerrada',
  'subscription-canceled': 'Assinatura cancelada',
  'support-answer': 'Resposta do suporte',
  'collaborator-invitation': 'Convite de colaborador',
  'account-closure': 'Encerramento da conta',
  'account-closing': 'Encerramento da conta',
  'account-archive': 'Cópia dos dados da conta',
};

/** Returns the Portuguese label of a kind of mail; the kind itself where no label exists. */
export const getMailKindLabel = (kind: string): string => mailKindLabels[kind] ?? kind;

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/**
 * Splits a text before and after each web address in it, so that the pieces alternate between text and
 * address.
 */
export const splitByLinks = (text: string): string[] => text.split(new RegExp(ADDRESS, 'g'));
