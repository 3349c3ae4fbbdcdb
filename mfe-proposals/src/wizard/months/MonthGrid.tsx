import { formatNumber } from '@girassol/shared-domain';
import { monthNames } from '@girassol/shared-domain/solar';
import { announce, Row, Text, tokens } from '@girassol/shared-ui';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { UnusualValueNote } from '../../usual-values/UnusualValueNote';
import { describeUnusualMonths, type UsualKind } from '../../usual-values/usual-ranges';
import { AverageFillField } from './AverageFillField';
import { MonthCell } from './MonthCell';
import { computeYearSumAndAverage } from './month-text';
import { useMonthFields } from './use-month-fields';

const { color, font, screen, space, weight } = tokens;

interface MonthGridProps {
  /** Path of the twelve months in the form's values. */
  name: string;
  label: string;
  description?: string | undefined;
  /** Unit of the figures. */
  unit?: string | undefined;
  /** A sum of figures of a day would say nothing: only their average is shown then. */
  summary?: 'TOTAL' | 'AVERAGE' | undefined;
  /** Kind of the figures, for a warning about those out of all proportion. */
  usual?: UsualKind | undefined;
}

/**
 * Grid with the figures of twelve months. Arrow keys and Enter move between months. A pasted row or column of
 * a spreadsheet fills the months, beginning with the focused month.
 */
export function MonthGrid({
  name,
  label,
  description,
  unit = 'kWh',
  summary = 'TOTAL',
  usual,
}: MonthGridProps) {
  const { months, error, note, onChange, ...grid } = useMonthFields(name, label, unit);
  const cells = useRef<HTMLDivElement>(null);
  const id = useId();
  const { total, average } = computeYearSumAndAverage(months);
  const errors = splitErrors(error);
  const unusual = usual ? describeUnusualMonths(usual, months) : null;

  const focusMonth = (month: number) =>
    cells.current?.querySelectorAll<HTMLInputElement>('input')[month]?.focus();

  function walk(event: KeyboardEvent<HTMLInputElement>, month: number) {
    const step = getStep(event, countColumns(cells.current));
    if (step === 0) return;
    event.preventDefault();
    focusMonth(month + step);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, month: number) {
    const text = event.clipboardData.getData('text');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionEnd === value.length && selectionStart === 0;
    // A few digits that are pasted into a longer number are typed, so to say.
    if (!isWhole && /^[\d.,]*$/.test(text)) return;
    event.preventDefault();
    const filled = grid.paste(text, month);
    announce(filled === 1 ? 'Um mês preenchido.' : `${filled} meses preenchidos.`);
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-sums`}>
      <Row justify="between" align="end" wraps>
        <div>
          <Label id={`${id}-label`}>{label}</Label>
          {description && (
            <Text as="p" size={12} tone="soft">
              {description}
            </Text>
          )}
        </div>
        <AverageFillField of={label} unit={unit} onFill={(kwh) => onChange(months.map(() => kwh))} />
      </Row>
      <Cells ref={cells}>
        {monthNames.map((monthName, month) => (
          <MonthCell
            key={monthName}
            name={`${name}.${month}`}
            month={month}
            of={label}
            unit={unit}
            value={months[month] ?? null}
            draft={grid.draftOf(month)}
            isInvalid={grid.isUnreadable(month) || errors.isInvalid(month)}
            messageId={`${id}-message`}
            onType={(text) => grid.type(month, text)}
            onKeyDown={(event) => walk(event, month)}
            onPaste={(event) => paste(event, month)}
            onLeave={() => grid.leave(month)}
          />
        ))}
      </Cells>
      <Sums id={`${id}-sums`}>
        {summary === 'TOTAL' ? (
          <>
            Total <strong>{formatNumber(total, 0)} kWh</strong> no ano · média de{' '}
            <strong>{formatNumber(average, 0)} kWh</strong> por mês
          </>
        ) : (
          <>
            Média do ano:{' '}
            <strong>
              {formatNumber(average)} {unit}
            </strong>
          </>
        )}
      </Sums>
      {note && (
        <Text as="p" size={12} tone="soft" role="status">
          {note}
        </Text>
      )}
      {unusual && (
        <Text as="div" size={12}>
          <UnusualValueNote text={unusual} />
        </Text>
      )}
      {errors.message && (
        <Text as="p" size={12} tone="bad" id={`${id}-message`} role="alert">
          {errors.message}
        </Text>
      )}
    </Box>
  );
}

/**
 * Splits a Formik error of the whole year or of single months into a message and the invalid months; Formik stores both
 * under one path.
 */
function splitErrors(error: unknown): { message: string | undefined; isInvalid: (month: number) => boolean } {
  if (typeof error === 'string') return { message: error, isInvalid: () => !startsWithMonth(error) };
  const ofMonths: unknown[] = Array.isArray(error) ? error : [];
  const first = ofMonths.find((one) => typeof one === 'string');
  return {
    message: typeof first === 'string' ? first : undefined,
    isInvalid: (month) => typeof ofMonths[month] === 'string',
  };
}

/** Counts the months side by side, which depends on the window width. */
function countColumns(grid: HTMLElement | null): number {
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
  return Math.max(1, columns);
}

/** Returns true if the message begins with the name of a month. */
const startsWithMonth = (message: string): boolean =>
  monthNames.some((month) => message.toLocaleLowerCase('pt-BR').startsWith(`${month}:`));

/** Returns by how many months a key moves; 0 if the key belongs to the text. */
function getStep(event: KeyboardEvent<HTMLInputElement>, columns: number): number {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isAtStart = selectionStart === 0 && selectionEnd === 0;
  const isAtEnd = selectionStart === value.length;
  if (event.key === 'Enter') return event.shiftKey ? -1 : 1;
  if (event.key === 'ArrowDown') return columns;
  if (event.key === 'ArrowUp') return -columns;
  if (event.key === 'ArrowLeft') return isAtStart ? -1 : 0;
  return event.key === 'ArrowRight' && isAtEnd ? 1 : 0;
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  grid-column: 1 / -1;
`;

const Label = styled.div`
  font: 500 ${font[13]};
  color: ${color.ink};
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[8]};
  @media ${screen.phone} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Sums = styled.p`
  margin: 0;
  font: ${font[13]};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
  strong { color: ${color.ink}; font-weight: ${weight.strong}; }
`;
