import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import { TooltipBox } from '../tooltip/TooltipHost';
import { BrazilianLocale } from './Brazilian';

export interface TooltipProps {
  text: ReactNode;
  /** Element that the tooltip describes; must be focusable. */
  children: ReactElement<React.DOMAttributes<Element>, string>;
}

const Layer = styled(AriaTooltip)`
  z-index: ${tokens.layer.tooltip};
`;

/**
 * Tooltip with rich content that describes the child element. For plain text the attribute `data-tip="..."`
 * costs less.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <BrazilianLocale>
      <TooltipTrigger delay={450} closeDelay={120}>
        <Focusable>{children}</Focusable>
        <Layer offset={6}>
          <TooltipBox>{text}</TooltipBox>
        </Layer>
      </TooltipTrigger>
    </BrazilianLocale>
  );
}
