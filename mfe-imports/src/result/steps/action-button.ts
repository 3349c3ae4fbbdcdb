import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { ButtonProps } from '@girassol/shared-ui';
import type { ImportAction } from './possible-steps';

interface ActionButton extends Pick<ButtonProps, 'icon' | 'variant'> {
  label: string;
}

/** Writes what is ready (imports-007); once something was written that is what was mended since. */
function getStartLabel({ counts: { ready }, state }: ImportRecord): string {
  if (state === 'CHECKED') return `Importar ${formatCountWithNoun(ready, 'registro', 'registros')}`;
  return ready === 1 ? 'Importar a corrigida' : `Importar as ${ready.toLocaleString('pt-BR')} corrigidas`;
}

const simpleButtons: Record<Exclude<ImportAction, 'start' | 'map'>, ActionButton> = {
  errors: { label: 'Baixar linhas com problema', icon: 'download' },
  discard: { label: 'Descartar', icon: 'trash' },
  undo: { label: 'Desfazer importação', icon: 'undo' },
  cancel: { label: 'Cancelar', icon: 'x' },
  pause: { label: 'Pausar', icon: 'pause' },
  resume: { label: 'Continuar', icon: 'play', variant: 'primary' },
};

/** Returns the label and appearance of an action's button for an import. */
export function getActionButton(step: ImportAction, record: ImportRecord): ActionButton {
  if (step === 'start') return { label: getStartLabel(record), icon: 'upload', variant: 'primary' };
  if (step !== 'map') return simpleButtons[step];
  return record.state === 'DRAFT'
    ? { label: 'Mapear as colunas', variant: 'primary' }
    : { label: 'Rever o mapeamento' };
}
