import { Icon, tokens, visuallyHiddenStyles } from '@girassol/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ViewOption, ViewOptions, ViewScope } from './view-options';

interface ScopeFilterProps {
  options: ViewOptions;
  scope: ViewScope;
  onChange: (scope: ViewScope) => void;
}

const getScopeKey = ({ type, id }: ViewScope) => `${type}:${id}`;

/** Select of the user, company or team whose figures the home page shows (shell.home-023). */
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
      <Choice>
        <Label htmlFor={selectId}>{isTeam ? 'Equipe' : 'Dados de'}</Label>
        <Select
          id={selectId}
          value={getScopeKey(scope)}
          onChange={(event) => choose(shown.find((option) => getScopeKey(option) === event.target.value))}
        >
          {shown.map((option) => (
            <option key={getScopeKey(option)} value={getScopeKey(option)}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon name="chevron-down" size={14} />
      </Choice>
    </Row>
  );
}

const { color, radius, space } = tokens;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  @media ${tokens.screen.phone} { flex-wrap: nowrap; }
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

const Choice = styled.div`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  > svg { position: absolute; right: ${space[12]}; pointer-events: none; color: ${color.inkSoft}; }
`;

const Label = styled.label`
  flex: none;
  color: ${color.inkSoft};
  font: ${tokens.font[13]};
  /* The chosen name says it, and kind and name stand in one line. */
  @media ${tokens.screen.phone} { ${visuallyHiddenStyles} }
`;

const Select = styled.select`
  appearance: none;
  min-height: 36px;
  max-width: 260px;
  min-width: 0;
  padding: 0 ${space[32]} 0 ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${tokens.shadow[1]};
  color: ${color.ink};
  font: 500 ${tokens.font[14]};
  text-overflow: ellipsis;
  cursor: pointer;
  &:hover { border-color: ${color.lineStrong}; }
  @media (pointer: coarse) { min-height: 44px; }
`;
