import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { tokens } from '../tokens/tokens';
import { useHasFocusableContent } from './use-has-focusable-content';
import { fadingEdgeStyles, useScrollEdges } from './use-scroll-edges';

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

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const List = styled.div`
  display: flex;
  gap: ${space[4]};
  ${fadingEdgeStyles}
  box-shadow: inset 0 -1px ${color.line};
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

const Handle = styled.button<{ $hasCaption: boolean }>`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 2.5rem;
  padding: 0 ${space[12]};
  border: 0;
  border-radius: 6px 6px 0 0;
  background: none;
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
  @media (hover: hover) { &:hover { color: ${color.ink}; } }
  &[aria-selected='true'] { color: ${color.leafInk}; }
  &[aria-selected='true']::after { transform: none; }
  &:focus-visible { box-shadow: inset 0 0 0 2px ${color.leaf}; outline: none; }
  &[aria-disabled] { color: ${color.inkDisabled}; cursor: not-allowed; }
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

const Panel = styled.div`
  padding-top: ${space[16]};
  &:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; border-radius: 4px; }
`;

/**
 * Tabs of one subject. Only the content of the selected tab is mounted. Where there is no room for all, the line scrolls, and
 * fades out where there are more.
 */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  // Plain elements: react-aria's tabs bring its collections, a tenth of the home page.
  const list = useScrollEdges();
  const baseId = useId();
  const [chosenId, setChosenId] = useState<string>();
  const first = items.find(({ isDisabled }) => !isDisabled) ?? items[0];
  const selected = items.find(({ id }) => id === (selectedId ?? chosenId)) ?? first;

  /** Id of an element; ids that name another element are separated by spaces. */
  const getElementId = (part: 'tab' | 'panel', id: string) => `${baseId}-${part}-${id.replaceAll(/\s/g, '')}`;

  function select(id: string) {
    setChosenId(id);
    onSelect?.(id);
  }

  return (
    <Root>
      <List role="tablist" aria-label={label} aria-orientation="horizontal" ref={list} onKeyDown={walk}>
        {items.map(({ id, label: name, text = name, caption, icon, count, isDisabled }) => {
          const isSelected = id === selected?.id;
          return (
            <Handle
              key={id}
              id={getElementId('tab', id)}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-controls={isSelected ? getElementId('panel', id) : undefined}
              aria-disabled={isDisabled || undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => !isDisabled && select(id)}
              $hasCaption={Boolean(caption)}
              {...(![text, caption].includes(name) && { 'aria-label': name, 'data-tip': name })}
            >
              {icon && <Icon name={icon} />}
              {caption ?? text}
              {count ? <Count>{count}</Count> : null}
            </Handle>
          );
        })}
      </List>
      {selected && (
        <SelectedPanel
          key={selected.id}
          id={getElementId('panel', selected.id)}
          tabId={getElementId('tab', selected.id)}
        >
          {selected.content}
        </SelectedPanel>
      )}
    </Root>
  );
}

/** Content of the selected tab. It takes the focus itself where nothing in it does. */
function SelectedPanel({ id, tabId, children }: { id: string; tabId: string; children: ReactNode }) {
  const [place, hasFocusable] = useHasFocusableContent();
  return (
    <Panel
      id={id}
      role="tabpanel"
      aria-labelledby={tabId}
      tabIndex={hasFocusable ? undefined : 0}
      ref={place}
    >
      {children}
    </Panel>
  );
}

/** Index of the tab to which a key leads, by the index of the focused one and that of the last. */
const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Moves the focus to another tab of the line and selects it; those that are disabled are left out. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled])')];
  const index = tabs.indexOf(event.target as HTMLElement);
  const next = index >= 0 ? tabs[step(index, tabs.length - 1)] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
