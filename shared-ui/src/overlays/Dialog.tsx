import { omitUndefined } from '@girassol/shared-domain';
import { type ReactNode, useCallback, useId, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { IconButton } from '../actions/IconButton';
import { UnsavedInputContext } from '../leaving/unsaved-input';
import { askToLeave } from '../leaving/use-leave-guard';
import { Heading } from '../text/Heading';
import { tokens } from '../tokens/tokens';
import { BrazilianLocale } from './Brazilian';
import { risingSurfaceStyles, scrimStyles } from './overlay-styles';

const { color, space, radius, layer, screen } = tokens;

const widths = { sm: '26.25rem', md: '35rem', lg: '47.5rem' } as const;

export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, by the close button and by a press outside, after a question if that loses unsaved input. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot; the one that goes on stands last. */
  actions?: ReactNode;
  /** sm 420 px, md 560 px, lg 760 px. */
  size?: keyof typeof widths | undefined;
  /** false: no close button, and a press outside does nothing; the actions and Escape close it. */
  isDismissable?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Something was typed that closing would lose. A `Form` in the dialog tells by itself. */
  hasUnsavedInput?: boolean | undefined;
  /** Fills the screen of a phone: for a field with results, which the keyboard would cover at the lower edge. */
  fillsPhone?: boolean | undefined;
}

const Overlay = styled(ModalOverlay)`
  ${scrimStyles}
  z-index: ${layer.dialog};
  display: flex;
  align-items: center;
  justify-content: center;
  padding: ${space[16]};
  @media ${screen.phone} { align-items: flex-end; padding: 0; }
`;

const Sheet = styled(Modal)<{ $size: keyof typeof widths; $fillsPhone: boolean }>`
  ${risingSurfaceStyles}
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: 100%;
  display: flex;
  background: ${color.raised};
  border-radius: ${radius.dialog};
  box-shadow: ${tokens.shadow[3]};
  @media ${screen.phone} {
    max-width: none;
    max-height: 92dvh;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    ${({ $fillsPhone }) => $fillsPhone && 'height: 100dvh; max-height: none; border-radius: 0;'}
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

const Body = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  max-height: 100%;
  outline: none;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[12]};
  padding: 20px ${space[24]} 0;
  > button { margin: -4px -8px 0 0; }
`;

const Content = styled.div`
  padding: ${space[8]} ${space[24]} ${space[24]};
  overflow: auto;
  color: ${color.inkSoft};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[8]};
  padding: 0 ${space[24]} 20px;
  @media ${screen.phone} { > * { flex: 1; } }
`;

/** Dialog window for one decision; on a phone it slides up from the lower edge. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'md',
  isDismissable = true,
  role,
  hasUnsavedInput = false,
  fillsPhone = false,
}: DialogProps) {
  const titleId = useId();
  const unsaved = useRef(new Set<symbol>());
  const registerUnsavedInput = useCallback(() => {
    const input = Symbol('unsaved input');
    unsaved.current.add(input);
    return () => void unsaved.current.delete(input);
  }, []);

  async function close() {
    const losesInput = hasUnsavedInput || unsaved.current.size > 0;
    if (!losesInput || (await askToLeave())) onClose();
  }

  return (
    <BrazilianLocale>
      <Overlay isOpen={isOpen} onOpenChange={(open) => !open && void close()} isDismissable={isDismissable}>
        <Sheet $size={size} $fillsPhone={fillsPhone}>
          <Body {...omitUndefined({ role })} aria-labelledby={titleId}>
            <Head>
              <Heading level={2} id={titleId}>
                {title}
              </Heading>
              {isDismissable && <IconButton icon="x" label="Fechar" size="sm" onClick={() => void close()} />}
            </Head>
            <UnsavedInputContext value={registerUnsavedInput}>
              <Content>{children}</Content>
            </UnsavedInputContext>
            {actions && <Foot>{actions}</Foot>}
          </Body>
        </Sheet>
      </Overlay>
    </BrazilianLocale>
  );
}
