import type { ReportReason } from '@girassol/shared-domain/website';

/** Why somebody reported a site, in a word for a badge. */
export const reasonLabel: Record<ReportReason, string> = {
  GOLPE: 'Golpe',
  CONTEUDO: 'Conteúdo falso ou ofensivo',
  DADOS: 'Uso de dados pessoais',
  MARCA: 'Marca ou foto de terceiros',
  OUTRO: 'Outro motivo',
};

/** What the account is told when its site is taken off the air because of a report. */
const reasonTold: Record<ReportReason, string> = {
  GOLPE: 'Recebemos uma denúncia de golpe e estamos verificando o site.',
  CONTEUDO: 'Recebemos uma denúncia de conteúdo falso ou ofensivo e estamos verificando o site.',
  DADOS: 'Recebemos uma denúncia de uso de dados pessoais sem autorização e estamos verificando o site.',
  MARCA:
    'Recebemos uma denúncia de uso de marca, texto ou foto sem autorização e estamos verificando o site.',
  OUTRO: 'Recebemos uma denúncia e estamos verificando o site.',
};

export const whyTold = (reason: ReportReason | undefined): string => reasonTold[reason ?? 'OUTRO'];
