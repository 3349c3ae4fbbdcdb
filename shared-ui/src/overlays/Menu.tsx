import { omitUndefined } from '@girassol/shared-domain';
import type { ReactElement } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover as AriaPopover,
  Text as AriaText,
  Header,
  MenuTrigger,
  Pressable,
} from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { tokens } from '../tokens/tokens';
import { type AnchoredProps, AnchoredSurface } from './AnchoredSurface';
import { BrazilianLocale } from './Brazilian';
import { choiceStyles, floatingSurfaceStyles } from './overlay-styles';

const { color, space } = tokens;

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName | undefined;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
  isDanger?: boolean | undefined;
  /** Marks the current one among several. */
  isSelected?: boolean | undefined;
  href?: string | undefined;
  onAction?: (() => void) | undefined;
}

export interface MenuSection {
  id: string;
  label?: string | undefined;
  /** Names a section without a label for assistive technology: two of them need two names. */
  spokenLabel?: string | undefined;
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** Name of the menu for assistive technology. */
  label: string;
  /** A Button or IconButton. */
  trigger: ReactElement<React.DOMAttributes<Element>, string>;
  items: readonly (MenuItem | MenuSection)[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right bottom' | undefined;
  /** Left out: it knows by itself. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The first line has the focus however it was opened; else with the keyboard only. */
  startsAtFirst?: boolean | undefined;
}

const Surface = styled(AriaPopover)`
  ${floatingSurfaceStyles}
  min-width: max(11rem, var(--trigger-width));
  max-width: 20rem;
  overflow: auto;
`;

const List = styled(AriaMenu)`
  padding: ${space[4]};
  outline: none;
`;

const Line = styled(AriaMenuItem)<{ $isDanger?: boolean | undefined }>`
  ${choiceStyles}
  ${({ $isDanger }) => $isDanger && `&:not([data-disabled]), &:not([data-disabled]) > svg { color: ${color.badInk}; }`}
`;

const ItemText = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  [slot='description'] { font: var(--g-text-12); color: ${color.inkFaint}; }
`;

const Section = styled(AriaMenuSection)`
  & + & { margin-top: ${space[4]}; padding-top: ${space[4]}; border-top: 1px solid ${color.lineSoft}; }
`;

const SectionLabel = styled(Header)`
  padding: ${space[4]} ${space[8]};
  font: 500 ${tokens.font[12]};
  color: ${color.inkFaint};
`;

const isSection = (item: MenuItem | MenuSection): item is MenuSection => 'items' in item;

const line = ({
  id,
  label,
  icon,
  description,
  isDisabled,
  isDanger,
  isSelected,
  href,
  onAction,
}: MenuItem) => (
  <Line
    key={id}
    id={id}
    textValue={label}
    {...omitUndefined({ isDisabled, href, onAction })}
    $isDanger={isDanger}
    {...(isSelected && { 'aria-current': true })}
  >
    {icon && <Icon name={icon} />}
    <ItemText>
      <AriaText slot="label">{label}</AriaText>
      {description && <AriaText slot="description">{description}</AriaText>}
    </ItemText>
    {isSelected && <Icon name="check" />}
  </Line>
);

const entry = (label: string) => (item: MenuItem | MenuSection) =>
  isSection(item) ? (
    <Section key={item.id} aria-label={item.label ?? item.spokenLabel ?? label}>
      {item.label && <SectionLabel>{item.label}</SectionLabel>}
      {item.items.map(line)}
    </Section>
  ) : (
    line(item)
  );

/** Menu of actions, opened by its trigger. */
export function Menu({
  label,
  trigger,
  items,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  startsAtFirst,
}: MenuProps) {
  return (
    <BrazilianLocale>
      <MenuTrigger {...omitUndefined({ isOpen, onOpenChange })}>
        <Pressable>{trigger}</Pressable>
        <Surface placement={placement} offset={4}>
          <List aria-label={label} {...(startsAtFirst && { autoFocus: 'first' as const })}>
            {items.map(entry(label))}
          </List>
        </Surface>
      </MenuTrigger>
    </BrazilianLocale>
  );
}

/** Names of the `Menu` props about its trigger, which menus without a trigger of their own leave out. */
export type MenuTriggerPropName = 'trigger' | 'isOpen' | 'onOpenChange' | 'startsAtFirst';

export interface AnchoredMenuProps extends Omit<MenuProps, MenuTriggerPropName>, AnchoredProps {}

/**
 * Menu of actions that opens at the `anchor` element. One menu serves hundreds of triggers, such as the cards
 * of a board.
 */
export function AnchoredMenu({
  label,
  items,
  placement = 'bottom start',
  anchor,
  onClose,
}: AnchoredMenuProps) {
  return (
    <AnchoredSurface surface={Surface} label={label} placement={placement} anchor={anchor} onClose={onClose}>
      <List aria-label={label} autoFocus="first" onClose={onClose}>
        {items.map(entry(label))}
      </List>
    </AnchoredSurface>
  );
}
