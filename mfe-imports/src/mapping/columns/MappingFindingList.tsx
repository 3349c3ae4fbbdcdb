import type { MappingFinding } from '@girassol/shared-domain/imports';
import { Icon, type IconName, tokens, toneColours } from '@girassol/shared-ui';
import { styled } from 'styled-components';

type Level = MappingFinding['level'];

const faces: Record<Level, { icon: IconName; tone: 'bad' | 'warn' | 'info' }> = {
  error: { icon: 'error', tone: 'bad' },
  warning: { icon: 'warning', tone: 'warn' },
  hint: { icon: 'info', tone: 'info' },
};

interface FindingsProps {
  label: string;
  findings: readonly MappingFinding[];
}

/** Findings about a mapping or about one of its columns. */
export function MappingFindingList({ label, findings }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <List aria-label={label}>
      {findings.map(({ level, message }) => (
        <Line key={message} $tone={faces[level].tone}>
          <Icon name={faces[level].icon} size={14} />
          <span>{message}</span>
        </Line>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: ${tokens.space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li<{ $tone: 'bad' | 'warn' | 'info' }>`
  display: flex;
  gap: ${tokens.space[4]};
  color: ${({ $tone }) => toneColours[$tone].text};
  font: ${tokens.font[13]};
  white-space: normal;
  overflow-wrap: anywhere;
  > svg { flex: none; margin-top: 3px; }
`;
