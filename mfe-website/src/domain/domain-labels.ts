import type { DomainCheckState, DomainState } from '@girassol/shared-domain/website';
import type { Tone } from '@girassol/shared-ui';

/** Label and tone of each state of a host. */
export const domainStateLabels: Record<DomainState, { label: string; tone: Tone }> = {
  AGUARDANDO: { label: 'Aguardando registros', tone: 'info' },
  VERIFICADO: { label: 'Quase lá', tone: 'info' },
  ATIVO: { label: 'No ar', tone: 'good' },
  COM_PROBLEMA: { label: 'Com problema', tone: 'bad' },
  REMOVIDO: { label: 'Desligado', tone: 'neutral' },
};

/** Title and texts of the three status lights of a host: ownership, routing and certificate. */
export const domainLightLabels: Record<
  'ownership' | 'routing' | 'certificate',
  Record<DomainCheckState, string> & { title: string }
> = {
  ownership: {
    title: 'Posse do domínio',
    OK: 'Está provado que o domínio é seu.',
    WAITING: 'Esperando o registro TXT.',
    PROBLEM: 'O registro TXT não confere.',
  },
  routing: {
    title: 'Endereço',
    OK: 'O domínio leva ao site.',
    WAITING: 'Esperando o registro que leva ao site.',
    PROBLEM: 'O domínio leva a outro lugar.',
  },
  certificate: {
    title: 'Certificado',
    OK: 'O cadeado está no lugar.',
    WAITING: 'Vem depois dos outros dois, em minutos.',
    PROBLEM: 'A emissão falhou.',
  },
};
