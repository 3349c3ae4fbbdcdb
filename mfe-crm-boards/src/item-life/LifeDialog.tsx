import { useFacts } from '@girassol/shared-auth';
import { type BoardKind, formatItemNumber } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { askToLeave, EmptyState, ErrorState, Spinner, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { type ComponentType, useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { ItemNews } from '../item-panel/ItemNews';
import { statusWord } from '../item-panel/status-word';
import { useLiveItem } from '../item-panel/use-live-item';
import { BackToPreSaleForm } from './forms/BackToPreSaleForm';
import { FinishForm } from './forms/FinishForm';
import { LoseForm } from './forms/LoseForm';
import { MoveForm } from './forms/MoveForm';
import { QualifyForm } from './forms/QualifyForm';
import { RejectionForm } from './forms/RejectionForm';
import { ReturnForm } from './forms/ReturnForm';
import { WinForm } from './forms/WinForm';
import { actionLabel, type ItemActionId, itemActions } from './item-actions';

/** The actions that ask something before they happen. */
export type DialogAction = Exclude<ItemActionId, 'edit' | 'copyAddress' | 'delete'>;

/** What the form of an action is given. */
export interface LifeFormProps {
  item: BoardItem;
  /** The words of its button. */
  submitLabel: string;
  /** The item can no longer do this: what was typed stays, sending is off. */
  isBlocked: boolean;
  /** Told whether something was typed. */
  onDirty: (isDirty: boolean) => void;
  /** It was done: the form goes. */
  onDone: () => void;
  /** The item is no longer on this board. */
  onGone: (itemId: string) => void;
}

const forms: Record<DialogAction, ComponentType<LifeFormProps>> = {
  win: WinForm,
  lose: LoseForm,
  qualify: QualifyForm,
  disqualify: LoseForm,
  finish: FinishForm,
  return: ReturnForm,
  backToPreSale: BackToPreSaleForm,
  addRejection: RejectionForm,
  move: MoveForm,
};

interface LifeDialogProps extends Pick<LifeFormProps, 'onGone'> {
  action: DialogAction;
  itemId: string;
  boardKind: BoardKind;
  onClose: () => void;
}

/** The window of one action: which item, what somebody else did to it meanwhile, and the form. */
export default function LifeDialog({ action, itemId, boardKind, onClose, onGone }: LifeDialogProps) {
  const { query, item, isGone, news } = useLiveItem(itemId, boardKind);
  const facts = useFacts(boardKind);
  const isDirty = useRef(false);
  const onDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  const label = actionLabel(action, boardKind).toLocaleUpperCase('pt-BR');
  const Form = forms[action];
  const isOffered =
    item !== null &&
    facts !== null &&
    itemActions(item, facts).some(({ id, isDisabled }) => id === action && !isDisabled);

  async function close() {
    if (!isDirty.current || (await askToLeave())) onClose();
  }

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
              <ItemNews item={item} news={news} isGone={isGone} />
            ) : (
              <Blocked role="alert">
                Este item mudou: agora está como “{statusWord(item.type, item.status).text}”. O que você
                preencheu continua aqui, mas não pode mais ser enviado.
              </Blocked>
            )}
          </News>
          <Form
            item={item}
            submitLabel={label}
            isBlocked={!isOffered || isGone}
            onDirty={onDirty}
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
    <Dialog isOpen onClose={() => void close()} title={label}>
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
