import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { css, keyframes, styled } from 'styled-components';
import { IconButton } from '../actions/IconButton';
import { tokens } from '../tokens/tokens';
import { BrazilianLocale } from './Brazilian';
import { scrimStyles } from './overlay-styles';

const { color, space, layer, motion, screen } = tokens;

export interface SidePanelProps {
  isOpen: boolean;
  /** Called by Escape, by the close button and by a press outside. */
  onClose: () => void;
  /** Name of the panel for assistive technology. */
  label: string;
  /** Stays at the top while the content scrolls; the close button stands beside it. */
  header?: ReactNode;
  children: ReactNode;
  /** md 560 px, lg 92 % of the width up to 1,180 px. */
  size?: 'md' | 'lg' | undefined;
}

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the drawer for assistive technology. */
  label: string;
  children: ReactNode;
  side?: 'left' | 'right' | undefined;
}

const slides = {
  left: keyframes`from { transform: translateX(-100%); }`,
  right: keyframes`from { transform: translateX(100%); }`,
} as const;

const Overlay = styled(ModalOverlay)`
  ${scrimStyles}
  z-index: ${layer.panel};
  overflow: hidden;
`;

const slidingSurface = css<{ $side: 'left' | 'right' }>`
  position: absolute;
  inset-block: 0;
  ${({ $side }) => $side}: 0;
  display: flex;
  background: ${color.canvas};
  box-shadow: ${tokens.shadow[3]};
  &[data-entering] { animation: ${({ $side }) => slides[$side]} ${motion.panel} ${motion.ease}; }
  &[data-exiting] { animation: ${({ $side }) => slides[$side]} ${motion.move} ease-in reverse forwards; }
`;

const Panel = styled(Modal)<{ $side: 'right'; $size: 'md' | 'lg' }>`
  ${slidingSurface}
  width: ${({ $size }) => ($size === 'md' ? 'min(35rem, 92vw)' : 'min(92vw, 73.75rem)')};
  @media ${screen.narrow} { width: 100%; }
`;

const Tray = styled(Modal)<{ $side: 'left' | 'right' }>`
  ${slidingSurface}
  width: min(17.5rem, 86vw);
  background: ${color.surface};
`;

const Body = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  outline: none;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]} ${space[12]} ${space[24]};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  > :first-child { flex: 1; min-width: 0; }
  @media ${screen.phone} { align-items: flex-start; padding-left: ${space[16]}; }
`;

const Content = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

/** Panel on the right that shows a record beside the list from which it was opened; fills a narrow screen. */
export function SidePanel({ isOpen, onClose, label, header, children, size = 'lg' }: SidePanelProps) {
  return (
    <BrazilianLocale>
      <Overlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
        <Panel $side="right" $size={size}>
          <Body aria-label={label}>
            <Head>
              <div>{header}</div>
              <IconButton icon="x" label="Fechar" onClick={onClose} />
            </Head>
            <Content>{children}</Content>
          </Body>
        </Panel>
      </Overlay>
    </BrazilianLocale>
  );
}

/** Narrow panel from the side: the menu on small screens. */
export function Drawer({ isOpen, onClose, label, children, side = 'left' }: DrawerProps) {
  return (
    <BrazilianLocale>
      <Overlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
        <Tray $side={side}>
          <Body aria-label={label}>
            <Content>{children}</Content>
          </Body>
        </Tray>
      </Overlay>
    </BrazilianLocale>
  );
}
