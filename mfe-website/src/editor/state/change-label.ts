import { blockKinds, type SiteContent } from '@girassol/shared-domain/website';
import { getFieldLabel } from './field-label';
import type { SiteChange } from './site-change';

/**
 * Returns the label of a change for undo and redo, for example "Mover Capa". `content` is the content before the
 * change.
 */
export function getChangeLabel(content: SiteContent, change: SiteChange): string {
  const getName = (id: string) => {
    const block = content.blocks.find((one) => one.id === id);
    return block ? blockKinds[block.kind].label : 'bloco';
  };
  switch (change.type) {
    case 'add':
      return `Acrescentar ${blockKinds[change.block.kind].label}`;
    case 'duplicate':
      return `Duplicar ${getName(change.id)}`;
    case 'remove':
      return `Remover ${getName(change.id)}`;
    case 'move':
      return `Mover ${getName(change.id)}`;
    case 'value': {
      const block = content.blocks.find(({ id }) => id === change.id);
      return block ? `${getFieldLabel(block.kind, change.path)} de ${blockKinds[block.kind].label}` : 'Campo';
    }
    case 'business':
      return 'Dados da empresa';
    case 'search':
      return 'Texto da busca';
    case 'look':
      return 'Visual';
    case 'color':
      return 'Cor';
    case 'whatsapp':
      return 'Botão de WhatsApp';
    case 'replace':
      return change.words;
  }
}
