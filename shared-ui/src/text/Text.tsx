import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

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
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li' | 'time' | 'figcaption';
  size?: TextSize;
  weight?: 400 | 500 | 600;
  /** Colour; inherited when left out. */
  tone?: keyof typeof textColours;
  /** One line, cut with an ellipsis. */
  isTruncated?: boolean;
}

/** Styles that end a line which does not fit with three dots. */
export const truncated = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  min-width: 0;
`;

const Styled = styled.span<{ $size: TextSize; $weight: number; $tone?: string; $isTruncated?: boolean }>`
  font: ${({ $weight, $size }) => `${$weight} ${tokens.font[$size]}`};
  color: ${({ $tone }) => $tone ?? 'inherit'};
  ${({ $isTruncated }) => $isTruncated && truncated}
`;

/** A run of text: a `span` unless `as` says otherwise. */
export function Text({ size = 14, weight = 400, tone, isTruncated, ...rest }: TextProps) {
  return (
    <Styled
      $size={size}
      $weight={weight}
      $tone={tone && textColours[tone]}
      $isTruncated={isTruncated}
      {...rest}
    />
  );
}
