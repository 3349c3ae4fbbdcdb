import { tokens } from '@girassol/shared-ui';
import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import { styled } from 'styled-components';

export interface PageLayoutProps {
  /** The bar over the whole width. */
  top?: ReactNode;
  side?: ReactNode;
  /** Notices above every page: no connection, irregular payment. */
  notices?: ReactNode;
  /** The bar under the thumb on narrow screens. */
  bottom?: ReactNode;
  /** Parts in the lower right corner of the page, above the bottom bar. */
  corner?: ReactNode;
  children: ReactNode;
}

/**
 * Layout of every page with its bars. A bar that appears or disappears leaves the page at its position in the
 * React tree, so that a mounted area keeps its element.
 */
export function PageLayout({ top, side, notices, bottom, corner, children }: PageLayoutProps) {
  useLayoutEffect(markFixedPage, []);
  return (
    <Grid>
      <SkipLink href={`#${MAIN_ID}`} onClick={focusMain}>
        Ir para o conteúdo
      </SkipLink>
      <div data-part="top">{top}</div>
      <Middle>
        <div data-part="side">{side}</div>
        <Column>
          <div data-part="notices">{notices}</div>
          <Main id={MAIN_ID} tabIndex={-1}>
            {children}
          </Main>
        </Column>
        <Corner data-part="corner">{corner}</Corner>
      </Middle>
      <div data-part="bottom">{bottom}</div>
    </Grid>
  );
}

const MAIN_ID = 'conteudo';

/** Leaves the address as it is: at each step back a browser would put the focus where its fragment points. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/**
 * Marks the document as one that never scrolls, because the page scrolls inside it: react-aria (see `patches/`) then
 * neither measures nor restyles it when a dialog opens.
 */
function markFixedPage() {
  document.documentElement.dataset.fixedPage = '';
  return () => {
    delete document.documentElement.dataset.fixedPage;
  };
}

const Grid = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  @media print {
    display: block;
    height: auto;
    [data-part] { display: none; }
  }
`;

const Middle = styled.div`
  display: flex;
  min-height: 0;
  position: relative;
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
`;

/* The page below stays usable beside what is drawn here. */
const Corner = styled.div`
  position: absolute;
  z-index: ${tokens.layer.panel};
  right: ${tokens.space[16]};
  bottom: ${tokens.space[16]};
  pointer-events: none;
  > * { pointer-events: auto; }
`;

const Main = styled.main`
  flex: 1;
  min-height: 0;
  overflow: auto;
  position: relative;
  scroll-padding: ${tokens.space[24]};
  outline: none;
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: ${tokens.layer.tooltip};
  top: ${tokens.space[8]};
  left: ${tokens.space[8]};
  padding: ${tokens.space[8]} ${tokens.space[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.leaf};
  color: ${tokens.color.onLeaf};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
