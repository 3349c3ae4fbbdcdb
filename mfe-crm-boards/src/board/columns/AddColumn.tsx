import { Button, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { LANE_HEAD_REM } from '../lanes/lane-size';

/** The way to a new column, behind the last one. */
export function AddColumn({ onAdd }: { onAdd: () => void }) {
  return (
    <Place>
      <Button variant="ghost" icon="plus" onClick={onAdd}>
        Nova coluna
      </Button>
    </Place>
  );
}

const Place = styled.div`
  flex: none;
  align-self: flex-start;
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  height: ${LANE_HEAD_REM}rem;
  white-space: nowrap;
  @media ${tokens.screen.narrow} { scroll-snap-align: end; }
`;
