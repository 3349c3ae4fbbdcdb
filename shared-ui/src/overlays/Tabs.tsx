import { omitUndefined } from '@girassol/shared-domain';
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { css, styled } from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { tokens } from '../tokens/tokens';
import { BrazilianLocale } from './Brazilian';
import { useScrollEdges } from './use-scroll-edges';

const { color, space, motion } = tokens;

export interface TabItem {
  id: string;
  label: string;
  /** Text on the tab where it differs from the label; null where only the icon fits. */
  text?: string | null | undefined;
  /** A name in small letters under the icon: narrow screens. */
  caption?: string | null | undefined;
  icon?: IconName | undefined;
  /** Shown beside the label when above zero. */
  count?: number | undefined;
  isDisabled?: boolean | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  items: readonly TabItem[];
  /** The first one is selected unless told. */
  selectedId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

const Root = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const List = styled(TabList<TabItem>)`
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.line};
  /* Tabs beyond an edge fade out towards it. */
  --fade-start: 0px;
  --fade-end: 0px;
  &[data-more~='start'] { --fade-start: 2.5rem; }
  &[data-more~='end'] { --fade-end: 2.5rem; }
  &[data-more] {
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--fade-start),
      black calc(100% - var(--fade-end)),
      transparent
    );
  }
`;

/** All of them share the line, and none is cut before the line scrolls. */
const captioned = css`
  flex: 1 0 auto;
  flex-direction: column;
  justify-content: center;
  gap: 2px;
  padding: ${space[4]};
  font: 500 ${tokens.font[12]};
`;

const Handle = styled(Tab)<{ $hasCaption: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 2.5rem;
  padding: 0 ${space[12]};
  border-radius: 6px 6px 0 0;
  color: ${color.inkSoft};
  font: 500 ${tokens.font[14]};
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  transition: color ${motion.in} ${motion.ease};
  &::after {
    content: '';
    position: absolute;
    inset: auto ${space[8]} 0;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: ${color.leaf};
    transform: scaleX(0);
    transition: transform ${motion.move} ${motion.ease};
  }
  &[data-hovered] { color: ${color.ink}; }
  &[data-selected] { color: ${color.leafInk}; }
  &[data-selected]::after { transform: none; }
  &[data-focus-visible] { box-shadow: inset 0 0 0 2px ${color.leaf}; }
  &[data-disabled] { color: ${color.inkDisabled}; cursor: not-allowed; }
  @media (pointer: coarse) { min-height: 2.75rem; }
  ${({ $hasCaption }) => $hasCaption && captioned}
`;

const Count = styled.span`
  min-width: 1.25rem;
  padding: 0 5px;
  border-radius: ${tokens.radius.round};
  background: ${color.pressed};
  color: ${color.inkSoft};
  font: 500 ${tokens.font[12]};
  text-align: center;
`;

const Panel = styled(TabPanel)`
  padding-top: ${space[16]};
  outline: none;
  &[data-focus-visible] { outline: 2px solid ${color.leaf}; outline-offset: 2px; border-radius: 4px; }
`;

/**
 * Tabs of one subject. Only the content of the selected tab is mounted. Where there is no room for all, the line scrolls, and
 * fades out where there are more.
 */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  const list = useScrollEdges();
  return (
    <BrazilianLocale>
      <Root
        {...omitUndefined({ selectedKey: selectedId })}
        onSelectionChange={(key) => onSelect?.(String(key))}
      >
        <List aria-label={label} ref={list}>
          {items.map(({ id, label: name, text = name, caption, icon, count, isDisabled }) => (
            <Handle
              key={id}
              id={id}
              {...omitUndefined({ isDisabled })}
              $hasCaption={Boolean(caption)}
              {...(![text, caption].includes(name) && { 'aria-label': name, 'data-tip': name })}
            >
              {icon && <Icon name={icon} />}
              {caption ?? text}
              {count ? <Count>{count}</Count> : null}
            </Handle>
          ))}
        </List>
        {items.map(({ id, content }) => (
          <Panel key={id} id={id}>
            {content}
          </Panel>
        ))}
      </Root>
    </BrazilianLocale>
  );
}
