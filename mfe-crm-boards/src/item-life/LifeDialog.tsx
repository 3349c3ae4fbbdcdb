import { useConditionFacts } from '@girassol/shared-auth';
import { type BoardKind, formatItemNumber } from '@girassol/shared-domain';
import { Button, EmptyState, ErrorState, Spinner, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { ItemChangeNotice } from '../item/ItemChangeNotice';
import { getStatusLabel } from '../item/status-label';
import { useLiveItem } from '../item/use-live-item';
import { BackToPreSaleForm } from './forms/BackToPreSaleForm';
import { FinishForm } from './forms/FinishForm';
import { LoseForm } from './forms/LoseForm';
import { MoveToColumnForm } from './forms/MoveToColumnForm';
import { QualifyForm } from './forms/QualifyForm';
import { RejectionForm } from './forms/RejectionForm';
import { ReturnToBoardForm } from './forms/ReturnToBoardForm';
import { WinForm } from './forms/WinForm';
import type { ItemActionFormProps } from './item-action-form-props';
import { getActionLabel, getItemActions, type ItemActionId } from './item-actions';

/** Item action that opens a dialog before it takes effect. */
export type ItemDialogAction = Exclude<ItemActionId, 'edit' | 'copyAddress' | 'delete'>;
const forms: Record<ItemDialogAction, ComponentType<ItemActionFormProps>> = {
  win: WinForm,
  lose: LoseForm,
  qualify: QualifyForm,
  disqualify: LoseForm,
  finish: FinishForm,
  return: ReturnToBoardForm,
  backToPreSale: BackToPreSaleForm,
  addRejection: RejectionForm,
  move: MoveToColumnForm,
};

interface LifeDialogProps extends Pick<ItemActionFormProps, 'onGone'> {
  action: ItemDialogAction;
  itemId: string;
  boardKind: BoardKind;
  onClose: () => void;
}

/**
 * Dialog that performs one action on an item. Shows the item, a notice if another person changes the item
 * meanwhile, and the form of the action.
 */
export default function ItemActionDialog({ action, itemId, boardKind, onClose, onGone }: LifeDialogProps) {
  const { query, item, isGone, news } = useLiveItem(itemId, boardKind);
  const facts = useConditionFacts(boardKind);
  const label = getActionLabel(action, boardKind).toLocaleUpperCase('pt-BR');
  const Form = forms[action];
  const isOffered =
    item !== null &&
    facts !== null &&
    getItemActions(item, facts).some(({ id, isDisabled }) => id === action && !isDisabled);

  function content() {
    if (item && facts)
      return (
        <>
          <Which>
            <Text as="p" size={13}>
              {formatItemNumber(item.id)} {item.name} · {item.customer.name}
            </Text>
          </Which>
          <News>
            {isOffered || isGone ? (
              <ItemChangeNotice item={item} news={news} isGone={isGone} />
            ) : (
              <Blocked role="alert">
                Este item mudou: agora está como “{getStatusLabel(item.type, item.status).text}”. O que você
                preencheu continua aqui, mas não pode mais ser enviado.
              </Blocked>
            )}
          </News>
          <Form
            item={item}
            submitLabel={label}
            isBlocked={!isOffered || isGone}
            onDone={onClose}
            onGone={onGone}
          />
        </>
      );
    if (isGone)
      return (
        <EmptyState
          isCompact
          title="Não encontramos este item"
          text="Ele pode ter sido removido, ou pertence a alguém cujos itens você não vê."
          action={<Button onClick={onClose}>Voltar</Button>}
        />
      );
    if (query.isError)
      return <ErrorState error={query.error} isCompact onRetry={() => void query.refetch()} />;
    return (
      <Waiting>
        <Spinner label="Carregando" />
      </Waiting>
    );
  }

  return (
    <Dialog isOpen onClose={onClose} title={label}>
      {content()}
    </Dialog>
  );
}

const Which = styled.div`
  margin-bottom: ${tokens.space[16]};
  overflow-wrap: anywhere;
`;

/** Over the whole width of the window, as in the panel. */
const News = styled.div`
  margin: 0 calc(-1 * ${tokens.space[24]});
  > :not(:empty) { margin-bottom: ${tokens.space[16]}; }
`;

const Blocked = styled.p`
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[24]};
  background: ${tokens.color.warnSoft};
  color: ${tokens.color.warnInk};
  font: ${tokens.font[13]};
`;

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 12rem;
`;
