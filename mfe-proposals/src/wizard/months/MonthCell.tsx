import { monthNames } from '@girassol/shared-domain/solar';
import { tokens } from '@girassol/shared-ui';
import { useNumberKeyFilter } from '@girassol/shared-ui/inputs';
import type { ClipboardEventHandler, KeyboardEventHandler } from 'react';
import { styled } from 'styled-components';
import { formatKwhCell } from './month-text';

const { color, font, radius, space } = tokens;

interface MonthCellProps {
  name: string;
  /** 0 to 11. */
  month: number;
  /** Counted quantity, for assistive technology. */
  of: string;
  unit: string;
  value: number | null;
  /** The text as it is being typed. */
  draft: string | null;
  isInvalid: boolean;
  messageId: string;
  onType: (text: string) => void;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
  onPaste: ClipboardEventHandler<HTMLInputElement>;
  onLeave: () => void;
}

/** Cell of the month grid, with the figure of one month. */
export function MonthCell({
  name,
  month,
  of,
  unit,
  value,
  draft,
  isInvalid,
  messageId,
  onType,
  onKeyDown,
  onPaste,
  onLeave,
}: MonthCellProps) {
  const monthName = monthNames[month] ?? '';
  const shown = formatKwhCell(value);
  const text = draft ?? shown;
  const typing = useNumberKeyFilter({ text, isFormatted: text === shown, onType });
  return (
    <Cell>
      <span aria-hidden>{monthName.slice(0, 3)}</span>
      <input
        name={name}
        aria-label={`${of}: ${monthName}, ${unit}`}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? messageId : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        {...typing}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={onLeave}
      />
    </Cell>
  );
}

const Cell = styled.label`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  font: ${font[12]};
  color: ${color.inkSoft};

  input {
    width: 100%;
    min-height: 2.25rem;
    box-sizing: border-box;
    padding: 6px ${space[8]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font: ${font[14]};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  input::placeholder { color: ${color.inkFaint}; opacity: 1; }
  input:focus { border-color: ${color.leaf}; outline: 2px solid ${color.leaf}; outline-offset: -1px; }
  input[aria-invalid] { border-color: ${color.bad}; }
  @media (pointer: coarse) { input { min-height: 2.75rem; font: ${font[16]}; } }
`;
