import { type ComponentType, type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { Brazilian } from './Brazilian';
import { keepKeyboard } from './keep-keyboard';

export interface Anchored {
  /** The element that asked for it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

interface AnchoredSurfaceProps extends Anchored {
  /** The floating surface to open. */
  surface: ComponentType<AriaPopoverProps>;
  label: string;
  placement: AriaPopoverProps['placement'];
  children: ReactNode;
}

/** A floating surface for hundreds of triggers, such as the cards of a board: it opens at whichever asked for it. */
export function AnchoredSurface({
  surface: Surface,
  label,
  placement,
  anchor,
  onClose,
  children,
}: AnchoredSurfaceProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  useLayoutEffect(() => keepKeyboard(anchor), [anchor]);
  return (
    <Brazilian>
      <Surface
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={anchor !== null}
        onOpenChange={(isOpen) => isOpen || onClose()}
        placement={placement}
        offset={4}
      >
        {children}
      </Surface>
    </Brazilian>
  );
}
