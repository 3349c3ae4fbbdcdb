import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import { ButtonLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { getFirstItemLabel } from './lane-texts';

/** Link to the form of a new item, in the first column of a board without any. */
export function FirstItemLink({ kind }: { kind: BoardKind }) {
  return (
    <ButtonLink as={Link} to={`${boardDescriptions[kind].basePath}/registro`} icon="plus">
      {getFirstItemLabel(kind)}
    </ButtonLink>
  );
}
