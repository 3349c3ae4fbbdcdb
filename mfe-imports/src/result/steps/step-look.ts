import { formatCount } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { ButtonProps } from '@girassol/shared-ui';
import type { ResultStep } from './possible-steps';

interface StepLook extends Pick<ButtonProps, 'icon' | 'variant'> {
  label: string;
}

/** Writes what is ready (imports-007); once something was written that is what was mended since. */
function startLabel({ counts: { ready }, state }: ImportRecord): string {
  if (state === 'CHECKED') return `Importar ${formatCount(ready, 'registro', 'registros')}`;
  return ready === 1 ? 'Importar a corrigida' : `Importar as ${ready.toLocaleString('pt-BR')} corrigidas`;
}

const plain: Record<Exclude<ResultStep, 'start' | 'map'>, StepLook> = {
  errors: { label: 'Baixar linhas com problema', icon: 'download' },
  discard: { label: 'Descartar', icon: 'trash' },
  undo: { label: 'Desfazer importação', icon: 'undo' },
  cancel: { label: 'Cancelar', icon: 'x' },
  pause: { label: 'Pausar', icon: 'pause' },
  resume: { label: 'Continuar', icon: 'play', variant: 'primary' },
};

/** How the button of a step looks, and what it says of this import. */
export function stepLook(step: ResultStep, record: ImportRecord): StepLook {
  if (step === 'start') return { label: startLabel(record), icon: 'upload', variant: 'primary' };
  if (step !== 'map') return plain[step];
  return record.state === 'DRAFT'
    ? { label: 'Mapear as colunas', variant: 'primary' }
    : { label: 'Rever o mapeamento' };
}
