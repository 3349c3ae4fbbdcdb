import { blockKinds, MAX_SITE_BLOCKS, type SiteBlock } from '@girassol/shared-domain/website';
import type { MenuItem, MenuSection } from '@girassol/shared-ui/overlays';
import { getBlockLabel } from './block-labels';
import type { BlockActions } from './use-block-actions';

/** Builds the menu of a block, with every position to which it can be moved. */
export function buildBlockMenu(
  { id, kind }: SiteBlock,
  blocks: readonly SiteBlock[],
  actions: BlockActions,
): (MenuItem | MenuSection)[] {
  const place = blocks.findIndex((block) => block.id === id);
  const { isSingle = false } = blockKinds[kind] as { isSingle?: true };
  return [
    {
      id: 'block',
      spokenLabel: 'Bloco',
      items: [
        {
          id: 'duplicate',
          label: 'Duplicar',
          icon: 'copy',
          isDisabled: isSingle || blocks.length >= MAX_SITE_BLOCKS,
          description: isSingle ? 'Só cabe um na página' : undefined,
          onAction: () => actions.duplicate(id),
        },
        {
          id: 'remove',
          label: 'Remover',
          icon: 'trash',
          isDanger: true,
          onAction: () => actions.remove(id),
        },
      ],
    },
    {
      id: 'move',
      label: 'Mover para',
      items: blocks.map((block, to) => ({
        id: `to-${to}`,
        label: `${to + 1}º lugar`,
        description: to === place ? 'Onde está' : describePosition(getBlockLabel(block), to, place),
        isDisabled: to === place,
        onAction: () => actions.move(id, to),
      })),
    },
  ];
}

const describePosition = (label: string, to: number, place: number) =>
  to < place ? `Antes de ${label}` : `Depois de ${label}`;
