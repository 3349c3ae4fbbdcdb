import { Icon, type IconName, Text, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface NoticeStripProps {
  /** Name of the region for screen readers. */
  label: string;
  icon: IconName;
  /** `info`: nothing has to be done. */
  tone?: 'warn' | 'info';
  children: ReactNode;
  /** Link or button that does something about it. */
  action?: ReactNode;
}

/** Strip above every page with something that the whole account, or the page on screen, has to know. */
export function NoticeStrip({ label, icon, tone = 'warn', children, action }: NoticeStripProps) {
  return (
    <Strip aria-label={label} data-tone={tone}>
      <Message>
        <Icon name={icon} />
        <Text as="p" size={13}>
          {children}
        </Text>
      </Message>
      {action}
    </Strip>
  );
}

const { color, font, screen, space } = tokens;

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  padding: ${space[8]} ${space[24]};
  background: ${color.warnSoft};
  color: ${color.warnInk};
  font: ${font[13]};
  &[data-tone='info'] { background: ${color.infoSoft}; color: ${color.infoInk}; }
  a { color: inherit; }
  @media ${screen.narrow} { padding-inline: ${space[16]}; }
`;

/** The icon stays beside the first line of its text. */
const Message = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[12]};
  min-width: 0;
  > svg { flex: none; margin-top: 1px; }
  /* Leaves room for what can be done beside it. */
  &:not(:last-child) { max-width: calc(100% - 14rem); }
  @media ${screen.phone} { &:not(:last-child) { max-width: none; } }
`;
