import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatPower,
  formatRelativeDay,
  formatTime,
} from '@girassol/shared-domain';
import { styled } from 'styled-components';

/** Figures never break and always line up. */
const Figure = styled.span`
  white-space: nowrap;
`;

const nothing = '–';

export interface FigureProps {
  /** Nothing known shows a dash. */
  value: number | null | undefined;
  className?: string | undefined;
}

/** Amount in reais: `R$ 1.234,50`. */
export const MoneyText = ({ value, className }: FigureProps) => (
  <Figure className={className}>{value == null ? nothing : formatMoney(value)}</Figure>
);

/** Power in kWp: `5,40 kWp`. */
export const PowerText = ({ value, className }: FigureProps) => (
  <Figure className={className}>{value == null ? nothing : formatPower(value)}</Figure>
);

export interface DateTextProps {
  /** Epoch milliseconds, or an ISO day for `show="date"`. */
  value: number | string | null | undefined;
  show?: 'date' | 'dateTime' | 'time' | 'day' | undefined;
  /** For `show="day"` ("há 3 dias"): from when it is seen. */
  now?: number | undefined;
  className?: string | undefined;
}

const dateText = (value: number | string, show: DateTextProps['show'], now: number | undefined): string => {
  if (typeof value === 'string' || show === 'date') return formatDate(value);
  if (show === 'time') return formatTime(value);
  if (show === 'day' && now !== undefined) return formatRelativeDay(value, now);
  return formatDateTime(value);
};

/** Day or instant in Brazilian format; the tooltip of a relative day has the exact instant. */
export function DateText({ value, show = 'date', now, className }: DateTextProps) {
  if (value == null || value === '') return <Figure className={className}>{nothing}</Figure>;
  return (
    <Figure
      as="time"
      className={className}
      data-tip={show === 'day' && typeof value === 'number' ? formatDateTime(value) : undefined}
    >
      {dateText(value, show, now)}
    </Figure>
  );
}
