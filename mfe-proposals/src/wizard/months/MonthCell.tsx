import { monthNames } from '@girassol/shared-domain/solar';
import { tokens } from '@girassol/shared-ui';
import type { ClipboardEventHandler, KeyboardEventHandler } from 'react';
import { styled } from 'styled-components';
import { cellText } from './month-text';

const { color, font, radius, space } = tokens;

interface MonthCellProps {
  name: string;
  /** 0 to 11. */
  month: number;
  /** What is counted, for assistive technology. */
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

/** One month of the grid. */
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
        value={draft ?? cellText(value)}
        onChange={(event) => onType(event.currentTarget.value.replace(/[^\d.,]/g, ''))}
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
