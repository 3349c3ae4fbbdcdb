import { omitUndefined } from '@girassol/shared-domain';
import type { ReactElement, ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Pressable } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import { type AnchoredProps, AnchoredSurface } from './AnchoredSurface';
import { BrazilianLocale } from './Brazilian';
import { floatingSurfaceStyles } from './overlay-styles';

export interface PopoverProps {
  /** Name of the popover for assistive technology. */
  label: string;
  /** A Button or IconButton. */
  trigger: ReactElement<React.DOMAttributes<Element>, string>;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const Surface = styled(AriaPopover)`
  ${floatingSurfaceStyles}
  min-width: 14rem;
  max-width: min(26rem, calc(100vw - 1.5rem));
  overflow: auto;
`;

const Content = styled(Dialog)`
  padding: ${tokens.space[16]};
  outline: none;
`;

/** Small surface that a button opens: filters, a calendar, details. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <BrazilianLocale>
      <DialogTrigger {...omitUndefined({ isOpen, onOpenChange })}>
        <Pressable>{trigger}</Pressable>
        <Surface placement={placement} offset={4}>
          <Content aria-label={label}>
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </Content>
        </Surface>
      </DialogTrigger>
    </BrazilianLocale>
  );
}

export interface AnchoredPopoverProps
  extends Pick<PopoverProps, 'label' | 'children' | 'placement'>,
    AnchoredProps {}

/**
 * Popover that opens at a given `anchor` element: one popover for many triggers, or one that follows a closed
 * menu.
 */
export function AnchoredPopover({
  label,
  children,
  placement = 'bottom start',
  anchor,
  onClose,
}: AnchoredPopoverProps) {
  return (
    <AnchoredSurface surface={Surface} label={label} placement={placement} anchor={anchor} onClose={onClose}>
      {/* No dialog inside: then the surface itself is one, with its hidden buttons for closing. */}
      <Content as="div">{typeof children === 'function' ? children(onClose) : children}</Content>
    </AnchoredSurface>
  );
}
