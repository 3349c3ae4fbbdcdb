import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { tokens } from '../tokens/tokens';
import { type Tone, toneColours } from '../tones';

export interface NoticeBoxProps {
  /** Something to watch (`warn`), something that does not work (`bad`), or a hint (`sun`). `warn` by default. */
  tone?: Extract<Tone, 'warn' | 'bad' | 'sun'> | undefined;
  icon?: IconName | undefined;
  /** Sentences, each in a `Text` of size 13. */
  children: ReactNode;
  /** Button or link that helps: at the right, and below the text where there is no room. */
  action?: ReactNode;
  /** `note` for what stands there from the beginning, `status` and `alert` for what appears. */
  role?: 'note' | 'status' | 'alert' | undefined;
  'aria-label'?: string | undefined;
}

/**
 * Box in the flow of a page or form that says what is wrong or worth knowing, where it matters.
 * @example <NoticeBox icon="warning" role="status"><Text as="p" size={13}>Falta um dado.</Text></NoticeBox>
 */
export function NoticeBox({ tone = 'warn', icon, children, action, ...rest }: NoticeBoxProps) {
  return (
    <Box $tone={tone} {...rest}>
      {icon && <Icon name={icon} size={16} />}
      <Main>
        <Sentences>{children}</Sentences>
        {action}
      </Main>
    </Box>
  );
}

const { font, radius, space } = tokens;

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.card};
  background: ${({ $tone }) => toneColours[$tone].background};
  color: ${({ $tone }) => toneColours[$tone].text};
  font: ${font[13]};
  overflow-wrap: anywhere;
  > svg { flex: none; margin-top: 2px; }
`;

const Main = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  min-width: 0;
`;

const Sentences = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[4]};
  min-width: 0;
`;
