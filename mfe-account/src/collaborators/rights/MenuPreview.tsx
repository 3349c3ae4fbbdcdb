import { getMenus } from '@girassol/federation/remote';
import { useConditionFacts, useSettings } from '@girassol/shared-auth';
import type { CollaboratorRights } from '@girassol/shared-domain';
import { Text, tokens } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { describeSight } from './describe-sight';
import { buildPreviewMenus } from './preview-menus';

/** Menu that a collaborator with these rights sees, and whose records, drawn beside the rights while they are edited. */
export function MenuPreview({ rights, name }: { rights: CollaboratorRights; name: string }) {
  const facts = useConditionFacts();
  const settings = useSettings();
  const groups = useMemo(
    () =>
      facts
        ? buildPreviewMenus({
            menus: getMenus(),
            facts,
            rights,
            hiddenMenus: settings?.interface.hiddenMenus ?? [],
          })
        : [],
    [facts, rights, settings],
  );
  return (
    <Box aria-label={`O que ${name} vê`}>
      <h3>{`O que ${name} vê`}</h3>
      <Menu>
        <li>
          <span>Início</span>
        </li>
        {groups.map(({ id, label, entries }) => (
          <li key={id}>
            <small>{label}</small>
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <span>{entry.label}</span>
                  {entry.children.length > 0 && <em>{entry.children.join(' · ')}</em>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Menu>
      <Sight>
        {describeSight(rights).map((line) => (
          <li key={line}>
            <Text size={13} tone="soft">
              {line}
            </Text>
          </li>
        ))}
      </Sight>
    </Box>
  );
}

const { color, font, radius, space, weight } = tokens;

const Box = styled.section`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  color: ${color.ink};
  h3 { margin: 0; font: ${font[14]}; font-weight: ${weight.strong}; }
`;

const Menu = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: ${space[12]};
  list-style: none;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.control};
  background: ${color.surface};
  font: ${font[13]};
  ul { display: grid; gap: 2px; margin: 2px 0 0; padding: 0; list-style: none; }
  small { color: ${color.inkSoft}; font: ${font[12]}; }
  span { display: block; }
  em { display: block; color: ${color.inkSoft}; font: ${font[12]}; font-style: normal; }
`;

const Sight = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
