import { omitUndefined } from '@girassol/shared-domain';
import { type ComponentType, type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { BrazilianLocale } from './Brazilian';
import { setKeyboardModality } from './set-keyboard-modality';

/**
 * Props of a floating surface that opens at any given element; `anchor` is null while the surface is closed.
 */
export interface AnchoredProps {
  /** The element that asked for it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

interface AnchoredSurfaceProps extends AnchoredProps {
  /** The floating surface to open. */
  surface: ComponentType<AriaPopoverProps>;
  label: string;
  placement: AriaPopoverProps['placement'];
  children: ReactNode;
}

/**
 * Floating surface that opens at the `anchor` element. One surface serves hundreds of triggers, such as the
 * cards of a board.
 */
export function AnchoredSurface({
  surface: Surface,
  label,
  placement,
  anchor,
  onClose,
  children,
}: AnchoredSurfaceProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  useLayoutEffect(() => setKeyboardModality(anchor), [anchor]);
  return (
    <BrazilianLocale>
      <Surface
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={anchor !== null}
        onOpenChange={(isOpen) => isOpen || onClose()}
        {...omitUndefined({ placement })}
        offset={4}
      >
        {children}
      </Surface>
    </BrazilianLocale>
  );
}
