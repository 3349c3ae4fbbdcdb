import { formatDate } from '../formats/dates';
import type { TrailKind } from './signature-states';

/** What an event of a trail tells besides its kind. */
export type TrailFacts = Readonly<Record<string, string | number | boolean | null>>;

/** What happened, as a heading. */
export const trailLabels: Readonly<Record<TrailKind, string>> = {
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

const textIn = (facts: TrailFacts, name: string): string => String(facts[name] ?? '');

/** The rest of what happened, in a sentence; empty where the heading says it all. */
export function trailText(kind: TrailKind, facts: TrailFacts): string {
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

function signedText(facts: TrailFacts): string {
  if (facts.method === 'provider') return 'Recolhida pelo provedor de assinaturas.';
  const drawn = facts.hasDrawing === true ? ', com desenho da assinatura' : '';
  return `Código recebido no e-mail ${textIn(facts, 'to')}, nome e CPF informados e aceite marcado${drawn}. ${fromText(facts)}`.trim();
}

const fromText = (facts: TrailFacts): string => (facts.ip ? `Endereço IP ${textIn(facts, 'ip')}.` : '');

const pages = (count: TrailFacts[string] = 0): string => (count === 1 ? '1 página' : `${count} páginas`);
const signers = (count: TrailFacts[string] = 0): string => (count === 1 ? '1 pessoa' : `${count} pessoas`);
