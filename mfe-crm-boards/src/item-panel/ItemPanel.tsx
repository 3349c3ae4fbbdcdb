import { useSession } from '@girassol/shared-auth';
import { type BoardKind, boardDescriptions, formatItemNumber } from '@girassol/shared-domain';
import { Button, EmptyState, ErrorState, Heading, showSnackbar } from '@girassol/shared-ui';
import { SidePanel } from '@girassol/shared-ui/overlays';
import { ItemChangeNotice } from '../item/ItemChangeNotice';
import { usePageTitle } from '../item/use-page-title';
import { hasDrafts } from '../notes/drafts';
import { ItemBody } from './ItemBody';
import { ItemHeader } from './ItemHeader';
import { LoadingItem, LoadingTitle } from './LoadingItem';
import { PanelFrame } from './panel-layout';
import { useItem } from './use-item';

export interface ItemPanelProps {
  itemId: string;
  boardKind: BoardKind;
  onClose: () => void;
}

/** Panel with all data of one item, over the board. Its address is that of the board with `?item=<id>`. */
export function ItemPanel({ itemId, boardKind, onClose }: ItemPanelProps) {
  const { query, item, isGone, news } = useItem(itemId, boardKind);
  const userId = useSession()?.userId ?? '';
  const { itemName, areaName, boardNoun } = boardDescriptions[boardKind];
  usePageTitle(item && `${formatItemNumber(item.id)} ${item.name} · ${areaName}`);

  const close = () => {
    if (hasDrafts(userId, itemId)) showSnackbar({ text: 'O que você digitou ficou guardado neste item.' });
    onClose();
  };

  const header = () => {
    if (item) return <ItemHeader item={item} onGone={onClose} />;
    return query.isPending ? (
      <LoadingTitle itemId={itemId} boardKind={boardKind} />
    ) : (
      <Heading size={20}>{itemName}</Heading>
    );
  };

  const body = () => {
    if (item)
      return (
        <PanelFrame>
          <ItemChangeNotice item={item} news={news} isGone={isGone} />
          <ItemBody key={item._id} item={item} />
        </PanelFrame>
      );
    if (query.isPending) return <LoadingItem />;
    if (isGone)
      return (
        <EmptyState
          title="Não encontramos este item"
          text="Ele pode ter sido removido, ou pertence a alguém cujos itens você não vê."
          action={
            <Button variant="secondary" onClick={close}>
              Voltar ao {boardNoun}
            </Button>
          }
        />
      );
    return (
      <ErrorState
        error={query.error}
        title="Não foi possível abrir este item"
        onRetry={() => query.refetch()}
      />
    );
  };

  return (
    <SidePanel
      isOpen
      onClose={close}
      size="lg"
      label={item ? `${itemName} ${formatItemNumber(item.id)} ${item.name}` : itemName}
      header={header()}
    >
      {body()}
    </SidePanel>
  );
}
