import { Skeleton, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { CARD_HEIGHT_REM } from '../card/card-size';

const Shape = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  box-sizing: border-box;
  width: 100%;
  height: ${CARD_HEIGHT_REM}rem;
  padding: 12px;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  > :last-child { margin-top: auto; }
`;

/** Placeholder of a card that is loading. */
export function SkeletonCard() {
  return (
    <Shape aria-hidden>
      <Skeleton width="80%" height={12} />
      <Skeleton width="60%" height={10} />
      <Skeleton width="45%" height={12} />
      <Skeleton width="30%" height={14} />
    </Shape>
  );
}
