import type { SiteContent } from '@girassol/shared-domain/website';
import { movedBlock, withBlock, withCopy, withoutBlock } from './block-order';
import type { SiteChange } from './site-change';
import { withValueAt } from './value-path';

/** The content after a change. What it does not touch stays the same object. */
export function applyChange(content: SiteContent, change: SiteChange): SiteContent {
  const { blocks } = content;
  switch (change.type) {
    case 'add':
      return { ...content, blocks: withBlock(blocks, change.block, change.at) };
    case 'duplicate':
      return { ...content, blocks: withCopy(blocks, change.id, change.copyId) };
    case 'remove':
      return { ...content, blocks: withoutBlock(blocks, change.id) };
    case 'move':
      return { ...content, blocks: movedBlock(blocks, change.id, change.to) };
    case 'value':
      return {
        ...content,
        blocks: blocks.map((block) =>
          block.id === change.id ? withValueAt(block, `values.${change.path}`, change.value) : block,
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
