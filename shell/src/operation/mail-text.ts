import type { MailDeliveryMethod, MailKind, MailState } from '@girassol/shared-domain/contract';

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

/** Labels of mail by its origin. */
const mailKindLabels: Record<MailKind, string> = {
  'owner-access': 'Acesso do dono',
  recovery: 'Link para uma senha nova',
  'email-confirmation': 'Confirmação do e-mail',
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
  'support-visit': 'Visita do suporte',
  'tagged-login': 'Login em mais uma conta',
  'collaborator-invitation': 'Convite de colaborador',
  'account-closure': 'Encerramento da conta',
  'account-closing': 'Encerramento da conta',
  'account-archive': 'Cópia dos dados da conta',
  'signature-invite': 'Pedido de assinatura',
  'signature-code': 'Código para assinar',
  'signature-sealed': 'Documento assinado',
  'signature-refused': 'Assinatura recusada',
  'signature-ended': 'Assinatura encerrada sem todos',
};

/** Returns the Portuguese label of a kind of mail. One that an earlier release wrote may have none any more. */
export const getMailKindLabel = (kind: string): string =>
  kind in mailKindLabels ? mailKindLabels[kind as MailKind] : 'E-mail';

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/**
 * Splits a text before and after each web address in it, so that the pieces alternate between text and
 * address.
 */
export const splitByLinks = (text: string): string[] => text.split(new RegExp(ADDRESS, 'g'));
