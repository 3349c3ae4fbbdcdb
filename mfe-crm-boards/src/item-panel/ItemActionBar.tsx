import { useConditionFacts } from '@girassol/shared-auth';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Button, copyText, tokens, useWindowWidth } from '@girassol/shared-ui';
import { MenuButton } from '@girassol/shared-ui/overlays';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { buildFollowEntries } from '../follow/follow-entries';
import { useFollow } from '../follow/use-follow';
import { getItemActions } from '../item-life/item-actions';
import { useItemActions } from '../item-life/use-item-actions';
import { useSendItem } from '../sending/use-send-item';
import { useTakeAlong } from '../take-along/use-take-along';
import { useOverflowTabs } from './use-tabs-without-room';

/** Below this window width as many actions as fit one line stand there, by words alone. */
const ROOMY_FROM = 600;
const FIT_ONE_LINE = 2;

interface ItemActionBarProps {
  item: BoardItem;
  /** The item is no longer there: the panel closes. */
  onGone: () => void;
}

/**
 * Action bar in the header of the item panel: the main actions as buttons, all other actions in the menu
 * "Opções".
 */
export function ItemActionBar({ item, onGone }: ItemActionBarProps) {
  const facts = useConditionFacts(item.type);
  const { run, dialog } = useItemActions(onGone);
  const options = useRef<HTMLSpanElement>(null);
  const send = useSendItem(item, () => options.current);
  const takeAlong = useTakeAlong(item);
  const tabs = useOverflowTabs(item);
  const follow = useFollow({ subject: 'ITEM', subjectId: item._id });
  const isRoomy = useWindowWidth() >= ROOMY_FROM;
  if (!facts) return <Bar aria-hidden />;

  const actions = getItemActions(item, facts);
  const inBar = actions.filter(({ place }) => place === 'bar').slice(0, isRoomy ? undefined : FIT_ONE_LINE);
  const entries = actions
    .filter((action) => !inBar.includes(action))
    .map((action) => ({ ...action, onAction: () => run(action.id, item) }));
  return (
    <Bar role="group" aria-label="Ações do item">
      {inBar.map(({ id, label, icon, isPrimary, isDisabled }) => (
        <Button
          key={id}
          {...(isRoomy && { icon })}
          size={isRoomy ? 'md' : 'sm'}
          variant={isPrimary ? 'primary' : 'secondary'}
          disabled={isDisabled}
          onClick={() => run(id, item)}
        >
          {label}
        </Button>
      ))}
      <span ref={options}>
        <MenuButton
          label="Opções"
          placement="bottom end"
          isIconOnly={!isRoomy}
          variant="secondary"
          size={isRoomy ? 'md' : 'sm'}
          items={[
            ...entries.filter(({ isDanger }) => !isDanger),
            ...send.entries,
            ...takeAlong.entries,
            ...buildFollowEntries(follow),
            ...tabs.entries,
            {
              id: 'copyId',
              label: 'Copiar ID',
              icon: 'copy' as const,
              onAction: () => copyText(item._id, 'ID: copiado!'),
            },
            ...entries.filter(({ isDanger }) => isDanger),
          ]}
        />
      </span>
      {dialog}
      {send.popover}
      {takeAlong.dialog}
      {tabs.dialog}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  min-height: 2.25rem;
`;
