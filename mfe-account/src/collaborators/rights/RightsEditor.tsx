import {
  getPresetPermissions,
  listGrantablePermissions,
  permissionGroups,
  permissionLabels,
  type RightsPreset,
  rightsPresets,
} from '@girassol/account-domain/collaborators';
import { useConditionFacts } from '@girassol/shared-auth';
import {
  type CollaboratorRights,
  type IndividualPermission,
  type IndividualPermissions,
  type PermissionArea,
  type PermissionLevel,
  permissionAreaNames,
  permissionAreas,
} from '@girassol/shared-domain';
import { Button, Row, Text, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { Disclosure } from '@girassol/shared-ui/fields';
import { Checkbox } from '@girassol/shared-ui/inputs';
import { memo, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { MenuPreview } from './MenuPreview';

interface RightsEditorProps {
  rights: CollaboratorRights;
  /** Person whose rights are edited, for the preview. */
  name: string;
  /** Changes the rights; the same function on each render, so that fields which do not change are not drawn again. */
  onChange: (change: (rights: CollaboratorRights) => CollaboratorRights) => void;
}

const levelOptions = [
  { value: 'EDIT', label: 'Edita' },
  { value: 'VIEW', label: 'Só vê' },
  { value: 'NONE', label: 'Sem menu' },
] as const;

const isLevel = (value: string | null): value is PermissionLevel =>
  value === 'EDIT' || value === 'VIEW' || value === 'NONE';

/**
 * Editor of the rights of a collaborator: presets, 21 flags and 18 levels, with the resulting menu beside them. Flags that
 * the editing person lacks cannot be given.
 */
export function RightsEditor({ rights, name, onChange }: RightsEditorProps) {
  const facts = useConditionFacts();
  const grantable = useMemo(() => new Set(facts ? listGrantablePermissions(facts) : []), [facts]);
  const { permissions, levels } = rights;
  const [hasLevelsAtStart] = useState(Object.keys(levels).length > 0);

  const applyPreset = (preset: RightsPreset) =>
    onChange((before) => ({ ...before, permissions: getPresetPermissions(preset, grantable) }));

  return (
    <Columns>
      <Main>
        <section aria-label="Funções prontas">
          <Text size={13} tone="soft">
            Comece por uma função e ajuste o que for preciso.
          </Text>
          <Presets gap={8} wraps>
            {rightsPresets.map((preset) => (
              <Button key={preset.id} size="sm" onClick={() => applyPreset(preset)}>
                {preset.label}
              </Button>
            ))}
          </Presets>
        </section>
        <FlagFields permissions={permissions} grantable={grantable} onChange={onChange} />
        <Disclosure title="Níveis por área" startsOpen={hasLevelsAtStart}>
          <Text as="p" size={13} tone="soft">
            “Só vê” deixa ler, sem criar, mudar nem excluir. “Sem menu” também esconde a área. Um direito
            marcado acima vale mais do que o nível.
          </Text>
          <LevelFields rights={rights} onChange={onChange} />
        </Disclosure>
      </Main>
      <Side>
        <MenuPreview rights={rights} name={name} />
      </Side>
    </Columns>
  );
}

interface FlagFieldsProps extends Pick<RightsEditorProps, 'onChange'> {
  permissions: IndividualPermissions;
  grantable: ReadonlySet<IndividualPermission>;
}

/** Checkboxes of the 21 flags in their groups. */
const FlagFields = memo(({ permissions, grantable, onChange }: FlagFieldsProps) =>
  permissionGroups.map((group) => (
    <Group key={group.label}>
      <legend>{group.label}</legend>
      <Flags>
        {group.permissions.map((permission) => {
          const isHeld = permissions[permission] === true;
          const mayGrant = grantable.has(permission);
          return (
            <Checkbox
              key={permission}
              label={permissionLabels[permission]}
              value={isHeld}
              isDisabled={!mayGrant && !isHeld}
              description={mayGrant || isHeld ? undefined : 'Você não tem este direito.'}
              onChange={(value) => onChange((before) => setPermission(before, permission, value))}
            />
          );
        })}
      </Flags>
    </Group>
  )),
);

function setPermission(
  rights: CollaboratorRights,
  permission: IndividualPermission,
  value: boolean,
): CollaboratorRights {
  const { [permission]: _, ...others } = rights.permissions;
  return { ...rights, permissions: value ? { ...others, [permission]: true } : others };
}

/** Choices of the 18 levels. */
const LevelFields = memo(({ rights, onChange }: Pick<RightsEditorProps, 'rights' | 'onChange'>) => (
  <Levels>
    {permissionAreaNames.map((area) => (
      <Select
        key={area}
        size="sm"
        label={permissionAreas[area].label}
        options={levelOptions}
        value={rights.levels[area] ?? 'EDIT'}
        description={
          permissionAreas[area].flags.some((flag) => rights.permissions[flag])
            ? 'Decidido pelos direitos acima.'
            : undefined
        }
        onChange={(level) => isLevel(level) && onChange((before) => setLevel(before, area, level))}
      />
    ))}
  </Levels>
));

function setLevel(
  rights: CollaboratorRights,
  area: PermissionArea,
  level: PermissionLevel,
): CollaboratorRights {
  const { [area]: _, ...others } = rights.levels;
  return { ...rights, levels: level === 'EDIT' ? others : { ...others, [area]: level } };
}

const { font, screen, space, weight } = tokens;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18rem;
  gap: ${space[24]};
  align-items: start;
  @media ${screen.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Main = styled.div`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
`;

const Side = styled.div`
  position: sticky;
  top: 0;
  @media ${screen.narrow} { position: static; }
`;

const Presets = styled(Row)`
  margin-top: ${space[8]};
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0 0 ${space[4]}; font: ${font[14]}; font-weight: ${weight.strong}; }
`;

const Flags = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[16]};
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Levels = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[12]};
  margin-top: ${space[12]};
  align-items: start;
  @media ${screen.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
