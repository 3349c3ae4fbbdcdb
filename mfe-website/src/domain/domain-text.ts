import type { DomainState, Light } from '@girassol/shared-domain/website';
import type { Tone } from '@girassol/shared-ui';

/** What a state is called, and how it looks. */
export const stateText: Record<DomainState, { label: string; tone: Tone }> = {
  AGUARDANDO: { label: 'Aguardando registros', tone: 'info' },
  VERIFICADO: { label: 'Quase lá', tone: 'info' },
  ATIVO: { label: 'No ar', tone: 'good' },
  COM_PROBLEMA: { label: 'Com problema', tone: 'bad' },
  REMOVIDO: { label: 'Desligado', tone: 'neutral' },
};

/** What each light says. */
export const lightText: Record<
  'ownership' | 'routing' | 'certificate',
  Record<Light, string> & { title: string }
> = {
  ownership: {
    title: 'Propriedade',
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
