import type { BoardItem } from '@girassol/shared-domain/contract';
import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { ItemChangeKind as News } from './use-live-item';

interface ItemNewsProps {
  item: BoardItem;
  news: News;
  isGone: boolean;
}

/**
 * Status line in an item's panel that tells that another person has changed the item. Rendered even while
 * empty, so that screen readers announce a change.
 */
export function ItemChangeNotice({ item, news, isGone }: ItemNewsProps) {
  const text = newsText({ item, news, isGone });
  return (
    <Region role="status" $isWarning={isGone}>
      {text && (
        <>
          <Icon name={isGone ? 'warning' : 'users'} size={16} />
          {text}
        </>
      )}
    </Region>
  );
}

function newsText({ item, news, isGone }: ItemNewsProps): string | null {
  if (isGone)
    return 'Este item foi removido ou passou a outra pessoa. O que você vê é a última versão; o que você digitou continua guardado.';
  if (news === 'moved') return `Outra pessoa moveu este item. Ele está em “${item.columnTitle}”.`;
  if (news === 'noted') return 'Outra pessoa mexeu nas notas deste item agora.';
  return news === 'changed' ? 'Outra pessoa atualizou este item agora.' : null;
}

const Region = styled.div<{ $isWarning: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[8]} ${tokens.space[24]};
  background: ${({ $isWarning }) => ($isWarning ? tokens.color.warnSoft : tokens.color.infoSoft)};
  font: ${tokens.font[13]};
  color: ${({ $isWarning }) => ($isWarning ? tokens.color.warnInk : tokens.color.infoInk)};

  &:empty {
    padding: 0;
  }
`;
