import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import OperationNav from './OperationNav';
import { OPERATION_NAV_HEIGHT } from './operation-nav-height';

/** Links between the operator pages, above a page that an area draws. */
export default function OperationNavOfArea() {
  return (
    <Above data-operation-nav>
      <OperationNav />
    </Above>
  );
}

const Above = styled.div`
  box-sizing: border-box;
  height: ${OPERATION_NAV_HEIGHT};
  padding: ${tokens.space[24]} ${tokens.space[24]} 0;
  @media ${tokens.screen.narrow} { padding: ${tokens.space[16]} ${tokens.space[16]} 0; }
`;
