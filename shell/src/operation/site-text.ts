import type { SiteReportReason } from '@girassol/shared-domain/website';

/** Short label of each reason for reporting a site. */
export const reportReasonLabels: Record<SiteReportReason, string> = {
  GOLPE: 'Golpe',
  CONTEUDO: 'Conteúdo falso ou ofensivo',
  DADOS: 'Uso de dados pessoais',
  MARCA: 'Marca ou foto de terceiros',
  OUTRO: 'Outro motivo',
};

/** Message to the account whose site is suspended, by the reason of the report. */
const suspensionReasons: Record<SiteReportReason, string> = {
  GOLPE: 'Recebemos uma denúncia de golpe e estamos verificando o site.',
  CONTEUDO: 'Recebemos uma denúncia de conteúdo falso ou ofensivo e estamos verificando o site.',
  DADOS: 'Recebemos uma denúncia de uso de dados pessoais sem autorização e estamos verificando o site.',
  MARCA:
    'Recebemos uma denúncia de uso de marca, texto ou foto sem autorização e estamos verificando o site.',
  OUTRO: 'Recebemos uma denúncia e estamos verificando o site.',
};

/**
 * Returns the Portuguese message to the account whose site is suspended, by the reason of the report; a
 * general message without a reason.
 */
export const getSuspensionMessage = (reason: SiteReportReason | undefined): string =>
  suspensionReasons[reason ?? 'OUTRO'];
