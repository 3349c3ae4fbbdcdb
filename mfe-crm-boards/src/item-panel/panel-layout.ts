import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { slotStateStyles } from '../other-areas';

/**
 * Frame of the item panel's content, which fills the height of the panel, so that each column scrolls by
 * itself. On narrow screens, the whole page scrolls.
 */
export const PanelFrame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;

  @media ${tokens.screen.narrow} {
    height: auto;
  }
`;

/** Grid of the facts and tabs columns, stacked on narrow screens. */
export const PanelColumns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(18rem, 23rem) minmax(0, 1fr);
  min-height: 0;

  @media ${tokens.screen.narrow} {
    display: block;
  }
`;

export const FactsColumn = styled.div`
  padding: ${tokens.space[16]} ${tokens.space[24]};
  border-inline-end: 1px solid ${tokens.color.line};
  overflow-y: auto;

  @media ${tokens.screen.narrow} {
    padding: ${tokens.space[8]} ${tokens.space[16]};
    overflow-y: visible;
    border-inline-end: 0;
    border-bottom: 1px solid ${tokens.color.line};
  }
`;

export const TabsColumn = styled.div`
  padding: ${tokens.space[16]} ${tokens.space[24]};
  overflow-y: auto;

  /* The tabs stay in sight while their content scrolls. */
  & [role='tablist'] {
    position: sticky;
    inset-block-start: calc(-1 * ${tokens.space[16]});
    z-index: ${tokens.layer.sticky};
    background: ${tokens.color.canvas};
  }

  ${slotStateStyles}

  @media ${tokens.screen.narrow} {
    padding: ${tokens.space[4]} ${tokens.space[16]} ${tokens.space[12]};
    overflow-y: visible;

    & [role='tablist'] {
      inset-block-start: 0;
    }
  }
`;
