import type { SiteContent } from '@girassol/shared-domain/website';
import { duplicateBlock, insertBlock, moveBlock, removeBlock } from './block-order';
import type { SiteChange } from './site-change';
import { replaceValueAt } from './value-path';

/** Returns the content of the site after a change. Parts that the change does not concern are not copied. */
export function applySiteChange(content: SiteContent, change: SiteChange): SiteContent {
  const { blocks } = content;
  switch (change.type) {
    case 'add':
      return { ...content, blocks: insertBlock(blocks, change.block, change.at) };
    case 'duplicate':
      return { ...content, blocks: duplicateBlock(blocks, change.id, change.copyId) };
    case 'remove':
      return { ...content, blocks: removeBlock(blocks, change.id) };
    case 'move':
      return { ...content, blocks: moveBlock(blocks, change.id, change.to) };
    case 'value':
      return {
        ...content,
        blocks: blocks.map((block) =>
          block.id === change.id ? replaceValueAt(block, `values.${change.path}`, change.value) : block,
        ),
      };
    case 'business':
      return { ...content, business: { ...content.business, ...change.values } };
    case 'search':
      return { ...content, search: { ...content.search, ...change.values } };
    case 'look':
      return { ...content, look: change.look };
    case 'color':
      return { ...content, color: change.color };
    case 'whatsapp':
      return { ...content, showsWhatsapp: change.shows };
    case 'replace':
      return change.content;
  }
}
