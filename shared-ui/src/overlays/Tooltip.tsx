import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import { TipBox } from '../tooltip/TooltipHost';
import { Brazilian } from './Brazilian';

export interface TooltipProps {
  text: ReactNode;
  /** One element that can take the focus. */
  children: ReactElement<React.DOMAttributes<Element>, string>;
}

const Layer = styled(AriaTooltip)`
  z-index: ${tokens.layer.tooltip};
`;

/** A tooltip that may hold more than words and describes its element. For plain words `data-tip="..."` is lighter. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Brazilian>
      <TooltipTrigger delay={450} closeDelay={120}>
        <Focusable>{children}</Focusable>
        <Layer offset={6}>
          <TipBox>{text}</TipBox>
        </Layer>
      </TooltipTrigger>
    </Brazilian>
  );
}
