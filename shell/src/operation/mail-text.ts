import type { MailDelivery, MailState } from '@girassol/shared-domain/contract';

interface StateText {
  label: string;
  tone: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
}

/** The state of a mail, as operators read it. */
export const mailStates: Record<MailState, StateText> = {
  QUEUED: { label: 'Na fila', tone: 'info' },
  SENDING: { label: 'Enviando', tone: 'info' },
  SENT: { label: 'Enviado', tone: 'good' },
  FAILED: { label: 'Falhou', tone: 'bad' },
  SUPPRESSED: { label: 'Não enviado', tone: 'neutral' },
};

/** What happens to mail on this server. */
export const deliveryText: Record<MailDelivery, string> = {
  SMTP: 'Os e-mails saem por um servidor SMTP. O texto de links de acesso não aparece aqui.',
  MAILBOX: 'Demonstração: nenhum e-mail sai deste servidor. Eles ficam aqui, e só a administração os lê.',
  OFF: 'O envio de e-mails está desligado neste servidor (SMTP_URL).',
};

/** What a mail is for, by what wrote it; others say their own name. */
const kinds: Record<string, string> = {
  'owner-access': 'Acesso do dono',
  notification: 'Aviso',
};

export const mailKindText = (kind: string): string => kinds[kind] ?? kind;

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** A text in pieces: every second one is an address that can be opened. */
export const piecesOf = (text: string): string[] => text.split(new RegExp(ADDRESS, 'g'));
