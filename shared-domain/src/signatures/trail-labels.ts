import { formatDate } from '../formats/dates';
import type { SignatureTrailEventKind } from './signature-states';

/**
 * Details of an event in the trail of a signature besides its kind, by name, such as the reason of a refusal.
 */
export type TrailEventFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Portuguese headings of the kinds of events in the trail of a signature. */
export const signatureTrailLabels: Readonly<Record<SignatureTrailEventKind, string>> = {
  CREATED: 'Documento gerado',
  SENT: 'Enviado para assinatura',
  NOTIFIED: 'Notificação enviada',
  LINK_COPIED: 'Link copiado',
  OPENED: 'Documento visualizado',
  CODE_SENT: 'Código enviado',
  CODE_WRONG: 'Código errado',
  CODE_BLOCKED: 'Tentativas bloqueadas',
  SIGNED: 'Assinado',
  REFUSED: 'Recusado',
  EXPIRED: 'Prazo encerrado',
  CANCELLED: 'Cancelado',
  COMPLETED: 'Todas as assinaturas recolhidas',
  SEALED: 'Documento lacrado',
};

const textIn = (facts: TrailEventFacts, name: string): string => String(facts[name] ?? '');

/**
 * Describes the details of an event in the trail of a signature in a Portuguese sentence; '' if the event has
 * no details besides its label.
 */
export function describeTrailEvent(kind: SignatureTrailEventKind, facts: TrailEventFacts): string {
  switch (kind) {
    case 'CREATED':
      return `${pages(facts.pages)}, SHA-256 ${textIn(facts, 'documentHash')}.`;
    case 'SENT':
      return `${signers(facts.signers)}, prazo até ${formatDate(textIn(facts, 'validityDate'))}.`;
    case 'NOTIFIED':
      return facts.channel === 'whatsapp'
        ? 'Mensagem de WhatsApp preparada por quem enviou; o envio é da própria pessoa.'
        : `E-mail para ${textIn(facts, 'to')}${facts.isReminder === true ? ' (lembrete)' : ''}.`;
    case 'CODE_SENT':
      return `E-mail para ${textIn(facts, 'to')}.`;
    case 'CODE_BLOCKED':
      return 'Cinco códigos errados: nova tentativa só depois de 15 minutos.';
    case 'SIGNED':
      return signedText(facts);
    case 'REFUSED':
    case 'CANCELLED':
      return textIn(facts, 'reason');
    case 'SEALED':
      return `SHA-256 do arquivo lacrado: ${textIn(facts, 'sealedHash')}.`;
    case 'OPENED':
      return fromText(facts);
    case 'LINK_COPIED':
    case 'CODE_WRONG':
    case 'EXPIRED':
    case 'COMPLETED':
      return '';
  }
}

function signedText(facts: TrailEventFacts): string {
  if (facts.method === 'provider') return 'Recolhida pelo provedor de assinaturas.';
  const drawn = facts.hasDrawing === true ? ', com desenho da assinatura' : '';
  return `Código recebido no e-mail ${textIn(facts, 'to')}, nome e CPF informados e aceite marcado${drawn}. ${fromText(facts)}`.trim();
}

const fromText = (facts: TrailEventFacts): string => (facts.ip ? `Endereço IP ${textIn(facts, 'ip')}.` : '');

const pages = (count: TrailEventFacts[string] = 0): string => (count === 1 ? '1 página' : `${count} páginas`);
const signers = (count: TrailEventFacts[string] = 0): string =>
  count === 1 ? '1 pessoa' : `${count} pessoas`;
