import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import { keepFiguresWhole } from './figures';

const { color } = tokens;

const textColours = {
  ink: color.ink,
  soft: color.inkSoft,
  faint: color.inkFaint,
  leaf: color.leafInk,
  good: color.goodInk,
  warn: color.warnInk,
  bad: color.badInk,
  info: color.infoInk,
} as const;

export type TextSize = keyof typeof tokens.font;

export interface TextProps extends Omit<ComponentProps<'span'>, 'color'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li' | 'time' | 'figcaption' | undefined;
  size?: TextSize | undefined;
  weight?: 400 | 500 | 600 | undefined;
  /** Colour; inherited when left out. */
  tone?: keyof typeof textColours | undefined;
  /** Limits the text to one line with an ellipsis. */
  isTruncated?: boolean | undefined;
}

/** Styles that end an overlong line with an ellipsis. */
export const truncatedStyles = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  min-width: 0;
`;

const Styled = styled.span<{
  $size: TextSize;
  $weight: number;
  $tone?: string | undefined;
  $isTruncated?: boolean | undefined;
}>`
  font: ${({ $weight, $size }) => `${$weight} ${tokens.font[$size]}`};
  color: ${({ $tone }) => $tone ?? 'inherit'};
  ${({ $isTruncated }) => $isTruncated && truncatedStyles}
`;

/** Run of text: a `span` unless `as` names another element. Keeps figures together in the texts that are its children. */
export function Text({ size = 14, weight = 400, tone, isTruncated, children, ...rest }: TextProps) {
  return (
    <Styled
      $size={size}
      $weight={weight}
      $tone={tone && textColours[tone]}
      $isTruncated={isTruncated}
      {...rest}
    >
      {keepFiguresWhole(children)}
    </Styled>
  );
}
