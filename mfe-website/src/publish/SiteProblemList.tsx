import type { SiteProblem } from '@girassol/shared-domain/contract';
import { blockKinds, type SiteContent } from '@girassol/shared-domain/website';
import { Button, Icon, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface ProblemListProps {
  title: string;
  problems: readonly SiteProblem[];
  content: SiteContent;
  onCorrect: (blockId: string | null, path: string) => void;
}

/**
 * List of the problems found in a site before publication. Each entry names the place and has a button that
 * opens the field to correct.
 */
export function SiteProblemList({ title, problems, content, onCorrect }: ProblemListProps) {
  return (
    <section aria-label={title}>
      <Text as="p" weight={600}>
        {title}
      </Text>
      <List>
        {problems.map(({ blockId, field, message, severity }) => (
          <li key={`${blockId} ${field} ${message}`} data-severity={severity}>
            <Icon name={severity === 'ERROR' ? 'error' : 'warning'} />
            <span>
              <Text size={13} weight={500}>
                {getLocationLabel(content, blockId, field)}
              </Text>
              <Text size={13} tone="soft">
                {message}
              </Text>
            </span>
            <Button size="sm" onClick={() => onCorrect(blockId, field)}>
              Corrigir
            </Button>
          </li>
        ))}
      </List>
    </section>
  );
}

function getLocationLabel(content: SiteContent, blockId: string | null, field: string): string {
  const block = content.blocks.find(({ id }) => id === blockId);
  if (block) return blockKinds[block.kind].label;
  if (field.startsWith('business')) return 'Empresa';
  return field.startsWith('search') ? 'Busca' : 'O site';
}

const { color, radius, space } = tokens;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[8]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[12]};
    align-items: center;
    padding: ${space[8]} ${space[12]};
    border-radius: ${radius.control};
    background: ${color.warnSoft};
    color: ${color.ink};
  }
  li > svg { color: ${color.warnInk}; }
  li[data-severity='ERROR'] { background: ${color.badSoft}; }
  li[data-severity='ERROR'] > svg { color: ${color.badInk}; }
  li > span { display: grid; }
`;
