import { useSession } from '@girassol/shared-auth';
import { type BoardKind, boards, formatItemNumber } from '@girassol/shared-domain';
import { ErrorState, showSnackbar } from '@girassol/shared-ui';
import { SidePanel } from '@girassol/shared-ui/overlays';
import { hasDrafts } from '../notes/drafts';
import { ItemBody } from './ItemBody';
import { ItemHeader } from './ItemHeader';
import { ItemNews } from './ItemNews';
import { LoadingItem } from './LoadingItem';
import { useItem } from './use-item';
import { usePageTitle } from './use-page-title';

interface ItemPanelProps {
  itemId: string;
  boardKind: BoardKind;
  onClose: () => void;
}

/** Everything about one item of a board, over the board. Its address is the board's with `?item=<id>`. */
export function ItemPanel({ itemId, boardKind, onClose }: ItemPanelProps) {
  const { query, item, isGone, news } = useItem(itemId, boardKind);
  const userId = useSession()?.userId ?? '';
  const board = boards[boardKind];
  usePageTitle(item && `${formatItemNumber(item.id)} ${item.name} · ${board.areaName}`);

  const close = () => {
    if (hasDrafts(userId, itemId)) showSnackbar({ text: 'O que você digitou ficou guardado neste item.' });
    onClose();
  };

  return (
    <SidePanel
      isOpen
      onClose={close}
      size="lg"
      label={item ? `${board.itemName} ${formatItemNumber(item.id)} ${item.name}` : board.itemName}
      header={item && <ItemHeader item={item} />}
    >
      {item && (
        <>
          <ItemNews item={item} news={news} isGone={isGone} />
          <ItemBody item={item} />
        </>
      )}
      {!item && query.isPending && <LoadingItem />}
      {!item && isGone && (
        <ErrorState
          title="Não encontramos este item"
          text="Ele pode ter sido removido, ou pertence a alguém cujos itens você não vê."
        />
      )}
      {!item && query.isError && !isGone && (
        <ErrorState title="Não foi possível abrir este item" onRetry={() => query.refetch()} />
      )}
    </SidePanel>
  );
}
