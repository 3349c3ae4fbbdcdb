import { Icon, tokens, toneColours } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Colour scheme of a notice line; red is announced as an alert. */
export type NoticeTone = 'red' | 'darkBlue' | 'cyan' | 'grey' | 'plain';

interface NoticeProps {
  tone: NoticeTone;
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/**
 * Line with an icon and a text about an obstacle or a state of a financing, and optionally the action that
 * resolves it.
 */
export function Notice({ tone, children, action }: NoticeProps) {
  const isUrgent = tone === 'red';
  return (
    <Box $tone={tone} role={isUrgent ? 'alert' : 'status'} data-tone={tone}>
      <Icon name={isUrgent ? 'warning' : 'info'} size={18} />
      <p>{children}</p>
      {action && <Action>{action}</Action>}
    </Box>
  );
}

const { color, font, radius, space } = tokens;

const colours: Record<NoticeTone, ReturnType<typeof css>> = {
  red: css`background: ${toneColours.bad.background}; color: ${toneColours.bad.text};`,
  darkBlue: css`background: ${color.infoInk}; color: ${color.surface};`,
  cyan: css`background: ${toneColours.info.background}; color: ${toneColours.info.text};`,
  grey: css`background: ${color.sunken}; color: ${color.inkSoft};`,
  plain: css`padding-block: 0; color: ${color.inkSoft}; font: ${font[13]};`,
};

const Action = styled.div`
  margin-inline-start: auto;
`;

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.card};
  font: ${font[14]};
  p { flex: 1 1 18rem; margin: 0; max-width: 52rem; }
  > svg { flex: none; }
  ${({ $tone }) => colours[$tone]}
`;
