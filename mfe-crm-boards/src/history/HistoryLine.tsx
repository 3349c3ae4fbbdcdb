import { boardDescriptions, formatItemNumber, formatTime } from '@girassol/shared-domain';
import type { HistoryEntry } from '@girassol/shared-domain/contract';
import { Avatar, keepFiguresTogether, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, space, weight } = tokens;

interface HistoryLineProps {
  entry: HistoryEntry;
  /** Names the item it is about, where lines of several items stand together. */
  showsItem: boolean;
}

/** Entry in the history of a customer: a sentence about the event, its author and its time. */
export function HistoryLine({ entry, showsItem }: HistoryLineProps) {
  const { title, content, registryTimestamp, userName, userEmail, sale } = entry;
  return (
    <Line>
      <time dateTime={new Date(registryTimestamp).toISOString()}>{formatTime(registryTimestamp)}</time>
      <Dot aria-hidden />
      <div>
        <strong>{title}</strong>
        {showsItem && sale && (
          <small>
            {boardDescriptions[sale.type].itemName} {formatItemNumber(sale.id)}
          </small>
        )}
        {content && <p>{keepFiguresTogether(content)}</p>}
        <Who>
          <Avatar name={userName} size={20} isDecorative />
          <span>{userName}</span>
          <span>{userEmail}</span>
        </Who>
      </div>
    </Line>
  );
}

/** Its line runs through the dots of a day. */
const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2.5rem ${space[12]} minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[8]} 0;
  font: ${font[14]};
  color: ${color.ink};
  & + &::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(2.5rem + ${space[12]} + ${space[12]} / 2 - 0.5px);
    top: calc(-100% + ${space[24]});
    bottom: calc(100% - ${space[12]});
    border-inline-start: 1px solid ${color.line};
  }
  time {
    padding-top: 2px;
    font: ${font[12]};
    font-variant-numeric: tabular-nums;
    color: ${color.inkSoft};
  }
  strong { font-weight: ${weight.strong}; }
  small {
    margin-inline-start: ${space[8]};
    font: ${font[12]};
    color: ${color.inkSoft};
  }
  p {
    margin: 2px 0 0;
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Dot = styled.span`
  z-index: 1;
  justify-self: center;
  width: ${space[8]};
  height: ${space[8]};
  margin-top: 7px;
  border-radius: 50%;
  background: ${color.leaf};
  box-shadow: 0 0 0 3px ${color.canvas};
`;

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[8]};
  margin-top: ${space[4]};
  font: ${font[12]};
  color: ${color.inkSoft};
  span:last-child { color: ${color.inkFaint}; overflow-wrap: anywhere; }
`;
