import { tokens } from '@girassol/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Scope, ViewOption, ViewOptions } from './view-options';

interface ScopeFilterProps {
  options: ViewOptions;
  scope: Scope;
  onChange: (scope: Scope) => void;
}

const keyOf = ({ type, id }: Scope) => `${type}:${id}`;

/** Whose figures are shown: a person or the company, or a team (shell.home-023). */
export function ScopeFilter({ options, scope, onChange }: ScopeFilterProps) {
  const { individual, teams } = options;
  const isTeam = scope.type === 'TEAM';
  const shown = isTeam ? teams : individual;
  const selectId = useId();

  function choose(option: ViewOption | undefined) {
    if (option) onChange({ type: option.type, id: option.id });
  }

  return (
    <Row>
      {teams.length > 0 && (
        <Kinds role="group" aria-label="Tipo de filtro">
          <Kind type="button" aria-pressed={!isTeam} onClick={() => choose(individual[0])}>
            INDIVIDUAL
          </Kind>
          <Kind type="button" aria-pressed={isTeam} onClick={() => choose(teams[0])}>
            EQUIPE
          </Kind>
        </Kinds>
      )}
      <Label htmlFor={selectId}>{isTeam ? 'Equipe' : 'Dados de'}</Label>
      <Select
        id={selectId}
        value={keyOf(scope)}
        onChange={(event) => choose(shown.find((option) => keyOf(option) === event.target.value))}
      >
        {shown.map((option) => (
          <option key={keyOf(option)} value={keyOf(option)}>
            {option.label}
          </option>
        ))}
      </Select>
    </Row>
  );
}

const { color, radius, space } = tokens;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
`;

const Kinds = styled.div`
  display: flex;
  padding: 2px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  border: 1px solid ${color.line};
`;

const Kind = styled.button`
  min-height: 30px;
  padding: 0 ${space[12]};
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${color.inkSoft};
  font: 500 ${tokens.font[12]};
  cursor: pointer;
  &[aria-pressed='true'] { background: ${color.surface}; color: ${color.ink}; box-shadow: ${tokens.shadow[1]}; }
  @media (pointer: coarse) { min-height: 40px; }
`;

const Label = styled.label`
  color: ${color.inkSoft};
  font: ${tokens.font[13]};
`;

const Select = styled.select`
  min-height: 36px;
  max-width: 260px;
  padding: 0 ${space[8]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font: ${tokens.font[14]};
  @media (pointer: coarse) { min-height: 44px; }
`;
