import { formatNumber } from '@girassol/shared-domain';
import { monthNames } from '@girassol/shared-domain/solar';
import { announce, Row, Text, tokens } from '@girassol/shared-ui';
import { useBoundField } from '@girassol/shared-ui/fields';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MonthCell } from './MonthCell';
import { type Months, parseCell, pastedCells, pasteInto, yearFigures } from './month-text';
import { QuickFill } from './QuickFill';

const { color, font, screen, space, weight } = tokens;

interface MonthGridProps {
  /** Path of the twelve months in the form's values. */
  name: string;
  label: string;
  description?: string;
  /** What each month counts. */
  unit?: string;
  /** A sum of figures of a day would say nothing: only their average is shown then. */
  summary?: 'TOTAL' | 'AVERAGE';
}

/**
 * Twelve months of figures. Arrows and Enter walk from month to month; a row or column copied from a spreadsheet fills the
 * months from the one it is pasted at.
 */
export function MonthGrid({ name, label, description, unit = 'kWh', summary = 'TOTAL' }: MonthGridProps) {
  const { value: months, onChange, onBlur, error } = useBoundField<Months>(name, label);
  const [draft, setDraft] = useState<{ month: number; text: string } | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const id = useId();
  const { total, average } = yearFigures(months);
  const errors = errorsOf(error);

  const focusMonth = (month: number) =>
    grid.current?.querySelectorAll<HTMLInputElement>('input')[month]?.focus();

  function type(month: number, text: string) {
    setDraft({ month, text });
    onChange(pasteInto(months, month, [parseCell(text)]));
  }

  function walk(event: KeyboardEvent<HTMLInputElement>, month: number) {
    const step = stepOf(event, columnsOf(grid.current));
    if (step === 0) return;
    event.preventDefault();
    focusMonth(month + step);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, month: number) {
    const cells = pastedCells(event.clipboardData.getData('text'));
    if (cells.length < 2) return;
    event.preventDefault();
    setDraft(null);
    onChange(pasteInto(months, month, cells));
    announce(`${Math.min(cells.length, 12 - month)} meses preenchidos.`);
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
        <QuickFill of={label} unit={unit} onFill={(kwh) => onChange(months.map(() => kwh))} />
      </Row>
      <Cells ref={grid}>
        {monthNames.map((monthName, month) => (
          <MonthCell
            key={monthName}
            name={`${name}.${month}`}
            month={month}
            of={label}
            unit={unit}
            value={months[month] ?? null}
            draft={draft?.month === month ? draft.text : null}
            isInvalid={errors.isInvalid(month)}
            messageId={`${id}-message`}
            onType={(text) => type(month, text)}
            onKeyDown={(event) => walk(event, month)}
            onPaste={(event) => paste(event, month)}
            onLeave={() => {
              setDraft(null);
              onBlur();
            }}
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
      {errors.message && (
        <Text as="p" size={12} tone="bad" id={`${id}-message`} role="alert">
          {errors.message}
        </Text>
      )}
    </Box>
  );
}

/** An error of the whole year, or one of each month: formik holds either under the same path. */
function errorsOf(error: unknown): { message: string | undefined; isInvalid: (month: number) => boolean } {
  if (typeof error === 'string') return { message: error, isInvalid: () => true };
  const ofMonths: unknown[] = Array.isArray(error) ? error : [];
  const first = ofMonths.find((one) => typeof one === 'string');
  return {
    message: typeof first === 'string' ? first : undefined,
    isInvalid: (month) => typeof ofMonths[month] === 'string',
  };
}

/** Months beside one another, as the window has room for. */
function columnsOf(grid: HTMLElement | null): number {
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
  return Math.max(1, columns);
}

/** By how many months a key moves; 0 where it belongs to the text. */
function stepOf(event: KeyboardEvent<HTMLInputElement>, columns: number): number {
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
