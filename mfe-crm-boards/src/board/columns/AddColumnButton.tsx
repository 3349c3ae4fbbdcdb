import { Button, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { LANE_HEAD_HEIGHT_REM } from '../lanes/lane-size';

/** Button that adds a column, shown after the last column. */
export function AddColumnButton({ onAdd }: { onAdd: () => void }) {
  return (
    <ButtonSlot>
      <Button variant="ghost" icon="plus" onClick={onAdd}>
        Nova coluna
      </Button>
    </ButtonSlot>
  );
}

const ButtonSlot = styled.div`
  flex: none;
  align-self: flex-start;
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  height: ${LANE_HEAD_HEIGHT_REM}rem;
  white-space: nowrap;
  @media ${tokens.screen.narrow} { scroll-snap-align: end; }
`;
