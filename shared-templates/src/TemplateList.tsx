import { formatDate } from '@girassol/shared-domain';
import type { DocumentTemplate } from '@girassol/shared-domain/contract';
import { confirm, Icon, IconButton, TextLink, tokens } from '@girassol/shared-ui';
import { BorderedList } from '@girassol/shared-ui/lists';
import { styled } from 'styled-components';

/** List of the templates by name, with download and, for people who may delete, deletion. */
export function TemplateList({
  templates,
  onRemove,
}: {
  templates: DocumentTemplate[];
  onRemove: ((template: DocumentTemplate) => void) | null;
}) {
  async function askAndRemove(template: DocumentTemplate) {
    const isSure = await confirm({
      text: `Deseja excluir o modelo “${template.name}”?`,
      confirmLabel: 'Excluir modelo',
      danger: true,
    });
    if (isSure) onRemove?.(template);
  }
  return (
    <List aria-label="Modelos">
      {templates.map((template) => (
        <li key={template._id}>
          <Icon name="file" />
          <span>
            <strong>{template.name}</strong>
            <small>enviado em {formatDate(template.registryTimestamp)}</small>
          </span>
          <TextLink href={`${template.url}&download=1`} aria-label={`Baixar ${template.name}`}>
            Baixar
          </TextLink>
          {onRemove && (
            <IconButton
              icon="trash"
              size="sm"
              label={`Excluir ${template.name}`}
              onClick={() => void askAndRemove(template)}
            />
          )}
        </li>
      ))}
    </List>
  );
}

const { color, font, space, weight } = tokens;

const List = styled(BorderedList)`
  > li {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    min-height: 3.25rem;
    padding: ${space[8]} ${space[12]} ${space[8]} ${space[16]};
    font: ${font[14]};
  }
  > li > svg { flex: none; color: ${color.inkFaint}; }
  > li > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  strong { display: block; font-weight: ${weight.medium}; }
  small { color: ${color.inkSoft}; font: ${font[12]}; }
`;
