import { blockKinds, type SiteContent } from '@girassol/shared-domain/website';
import { fieldLabel } from './field-label';
import type { SiteChange } from './site-change';

/** What a change does, for the buttons that take it back: "Mover Capa". `content` is that before it. */
export function changeWords(content: SiteContent, change: SiteChange): string {
  const nameOf = (id: string) => {
    const block = content.blocks.find((one) => one.id === id);
    return block ? blockKinds[block.kind].label : 'bloco';
  };
  switch (change.type) {
    case 'add':
      return `Acrescentar ${blockKinds[change.block.kind].label}`;
    case 'duplicate':
      return `Duplicar ${nameOf(change.id)}`;
    case 'remove':
      return `Remover ${nameOf(change.id)}`;
    case 'move':
      return `Mover ${nameOf(change.id)}`;
    case 'value': {
      const block = content.blocks.find(({ id }) => id === change.id);
      return block ? `${fieldLabel(block.kind, change.path)} de ${blockKinds[block.kind].label}` : 'Campo';
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
