import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';

/** Gap between children in pixels: a step of the spacing scale, or 0. */
export type SpaceStep = 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48;

const alignments = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const;

const distributions = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const;

export interface StackProps extends ComponentProps<'div'> {
  gap?: SpaceStep | undefined;
  align?: keyof typeof alignments | undefined;
  as?: ElementType | undefined;
}

export interface RowProps extends StackProps {
  justify?: keyof typeof distributions | undefined;
  /** Goes on in a next line where it does not fit. */
  wraps?: boolean | undefined;
}

interface Box {
  $gap: SpaceStep;
  $align: string;
  $justify?: string | undefined;
  $wraps?: boolean | undefined;
}

const Box = styled.div<Box>`
  display: flex;
  gap: ${({ $gap }) => ($gap ? `var(--g-space-${$gap})` : 0)};
  align-items: ${({ $align }) => $align};
  min-width: 0;
`;

const Column = styled(Box)`
  flex-direction: column;
`;

const Line = styled(Box)`
  justify-content: ${({ $justify }) => $justify};
  flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')};
`;

/** Lays its children out in a column with equal gaps. */
export function Stack({ gap = 12, align = 'stretch', ...rest }: StackProps) {
  return <Column $gap={gap} $align={alignments[align]} {...rest} />;
}

/** Lays its children out in a row with equal gaps. */
export function Row({ gap = 8, align = 'center', justify = 'start', wraps, ...rest }: RowProps) {
  return (
    <Line $gap={gap} $align={alignments[align]} $justify={distributions[justify]} $wraps={wraps} {...rest} />
  );
}
