import { toIsoDate } from '@girassol/shared-domain';
import { type CalendarDate, parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { type ButtonStyleProps, buttonStyles } from '../actions/button-styles';
import { Icon } from '../icons/Icon';
import { BrazilianLocale } from '../overlays/Brazilian';
import { floatingSurfaceStyles } from '../overlays/overlay-styles';
import { tokens } from '../tokens/tokens';

const { color, space, radius } = tokens;

export interface CalendarPopoverProps {
  /** Label of the date field. */
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** ISO days. */
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (isoDate: string) => void;
}

const Surface = styled(Popover)`
  ${floatingSurfaceStyles}
`;

const Content = styled(Dialog)`
  padding: ${space[12]};
  outline: none;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${space[8]};
  h2 { font: 600 ${tokens.font[14]}; text-transform: lowercase; }
  h2::first-letter { text-transform: uppercase; }
`;

const Turn = styled(AriaButton)<ButtonStyleProps>`
  ${buttonStyles}
`;

const Weekday = styled(CalendarHeaderCell)`
  width: 2.25rem;
  padding: ${space[4]} 0;
  font: 500 ${tokens.font[12]};
  color: ${color.inkFaint};
`;

const Day = styled(CalendarCell)`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${radius.control};
  font: var(--g-text-13);
  cursor: pointer;
  outline: none;
  &[data-hovered] { background: ${color.pressed}; }
  &[data-today] { font-weight: 600; box-shadow: inset 0 0 0 1px ${color.sun}; }
  &[data-selected] { background: ${color.leaf}; color: ${color.onLeaf}; box-shadow: none; }
  &[data-focus-visible] { outline: 2px solid ${color.leaf}; outline-offset: 1px; }
  &[data-outside-month] { visibility: hidden; }
  &[data-disabled] { color: ${color.inkDisabled}; cursor: not-allowed; }
`;

const toCalendarDate = (isoDate: string | null | undefined): CalendarDate | null =>
  isoDate ? parseDate(isoDate) : null;

/** Calendar of a month beside the field that opened it. */
export function CalendarPopover({
  label,
  triggerRef,
  isOpen,
  onClose,
  value,
  min,
  max,
  onPick,
}: CalendarPopoverProps) {
  return (
    <BrazilianLocale>
      <Surface
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        placement="bottom end"
        offset={4}
      >
        <Content aria-label={`Calendário: ${label}`}>
          <Calendar
            aria-label={label}
            autoFocus
            value={toCalendarDate(value)}
            // Otherwise it opens at what is today where the browser stands.
            defaultFocusedValue={parseDate(value || toIsoDate(Date.now()))}
            minValue={toCalendarDate(min)}
            maxValue={toCalendarDate(max)}
            onChange={(date) => onPick(date.toString().slice(0, 10))}
          >
            <Head>
              <Turn slot="previous" $variant="ghost" $size="sm" $isSquare>
                <Icon name="chevron-left" />
              </Turn>
              <Heading />
              <Turn slot="next" $variant="ghost" $size="sm" $isSquare>
                <Icon name="chevron-right" />
              </Turn>
            </Head>
            <CalendarGrid weekdayStyle="narrow">
              <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Content>
      </Surface>
    </BrazilianLocale>
  );
}
