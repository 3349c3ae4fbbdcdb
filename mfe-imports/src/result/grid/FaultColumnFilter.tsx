import { Button, Row, tokens, useIsPhone } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFaults } from '../../data/use-faults';

/** Kinds of faults that are shown before all of them are asked for. */
const MAX_COLLAPSED_FAULTS = 6;
/** The same on a phone, where the rows themselves would begin below the screen. */
const MAX_COLLAPSED_FAULTS_ON_PHONE = 2;

interface FaultFilterProps {
  importId: string;
  /** Only rows with a fault in this column; null: all. */
  column: string | null;
  onColumn: (column: string | null) => void;
}

/** Faults by column and reason. A click shows only the rows with a fault in that column. */
export function FaultColumnFilter({ importId, column, onColumn }: FaultFilterProps) {
  const { data } = useFaults(importId);
  const [showsAll, setShowsAll] = useState(false);
  const most = useIsPhone() ? MAX_COLLAPSED_FAULTS_ON_PHONE : MAX_COLLAPSED_FAULTS;
  const faults = data?.faults ?? [];
  if (faults.length === 0) return null;
  return (
    <Row as="fieldset" gap={8} wraps aria-label="Problemas encontrados">
      {(showsAll ? faults : faults.slice(0, most)).map((fault) => (
        <Chip
          key={`${fault.column} ${fault.message}`}
          type="button"
          disabled={fault.column === null}
          aria-pressed={fault.column === null ? undefined : fault.column === column}
          onClick={() => onColumn(fault.column === column ? null : fault.column)}
        >
          {fault.column !== null && <strong>{fault.column}: </strong>}
          {fault.message} <span>{fault.rows.toLocaleString('pt-BR')}</span>
        </Chip>
      ))}
      {faults.length > most && (
        <Button size="sm" variant="ghost" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Mostrar menos' : `Ver todos os ${faults.length} problemas`}
        </Button>
      )}
    </Row>
  );
}

const Chip = styled.button`
  max-width: 100%;
  min-height: 2rem;
  padding: ${tokens.space[4]} ${tokens.space[12]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font: ${tokens.font[13]};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  span { margin-left: ${tokens.space[4]}; color: ${tokens.color.inkSoft}; font-variant-numeric: tabular-nums; }
  &:hover:enabled { background: ${tokens.color.hover}; }
  &:disabled { cursor: default; }
  &[aria-pressed='true'] { border-color: ${tokens.color.leaf}; background: ${tokens.color.leafSoft}; }
  @media (pointer: coarse) { min-height: 2.75rem; }
`;
