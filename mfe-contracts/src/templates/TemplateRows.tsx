import {
  formatContractNumber,
  formatDate,
  TEMPLATE_NEEDS_CONFIGURATION_MESSAGE,
} from '@girassol/shared-domain';
import type { ContractTemplate } from '@girassol/shared-domain/contract';
import { bracketDelimiters, formatTag } from '@girassol/shared-domain/templates';
import { Badge, confirm, Text, TextLink, tokens } from '@girassol/shared-ui';
import { BorderedList } from '@girassol/shared-ui/lists';
import { MenuButton, type MenuItem } from '@girassol/shared-ui/overlays';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { editTemplatePath } from '../addresses/contracts';

interface TemplateRowsProps {
  templates: readonly ContractTemplate[];
  onPreview: (template: ContractTemplate) => void;
  onRemove: (template: ContractTemplate) => void;
}

/**
 * List of the contract templates, sorted by number. Each row tells whether the template is usable and has
 * actions to edit, preview, download and delete the template.
 */
export function TemplateRows({ templates, onPreview, onRemove }: TemplateRowsProps) {
  const navigate = useNavigate();

  async function askAndRemove(template: ContractTemplate) {
    const isSure = await confirm({
      text: `Deseja excluir o modelo “${template.name}”? Os contratos que já foram gerados com ele ficam.`,
      confirmLabel: 'Excluir modelo',
      danger: true,
    });
    if (isSure) onRemove(template);
  }

  const getMenu = (template: ContractTemplate): MenuItem[] => [
    { id: 'edit', label: 'Editar', icon: 'pencil', onAction: () => navigate(editTemplatePath(template._id)) },
    {
      id: 'preview',
      label: 'Ver com dados de demonstração',
      icon: 'eye',
      onAction: () => onPreview(template),
    },
    { id: 'download', label: 'Baixar', icon: 'download', href: `${template.fileUrl}&download=1` },
    {
      id: 'remove',
      label: 'Excluir',
      icon: 'trash',
      isDanger: true,
      onAction: () => void askAndRemove(template),
    },
  ];

  return (
    <List aria-label="Modelos de contrato">
      {templates.map((template) => (
        <li key={template._id}>
          <Order>{formatContractNumber(template.number)}</Order>
          <div>
            <TextLink as={Link} to={editTemplatePath(template._id)}>
              {template.name}
            </TextLink>
            <small>modificado em {formatDate(template.lastModified)}</small>
            {!template.isReady && (
              <Text as="p" size={13} tone="soft">
                {TEMPLATE_NEEDS_CONFIGURATION_MESSAGE}
              </Text>
            )}
            {template.unknownTags.length > 0 && (
              <Text as="p" size={13} tone="soft">
                Fora da lista de campos:{' '}
                {template.unknownTags.map((tag) => formatTag(tag, bracketDelimiters)).join(', ')}
              </Text>
            )}
          </div>
          <Badge tone={template.isReady ? 'good' : 'warn'}>
            {template.isReady ? 'Pronto' : 'Precisa de configuração'}
          </Badge>
          <MenuButton
            label={`Ações de ${template.name}`}
            isIconOnly
            variant="ghost"
            size="sm"
            items={getMenu(template)}
          />
        </li>
      ))}
    </List>
  );
}

const { color, font, space, screen } = tokens;

const Order = styled.span`
  color: ${color.inkSoft};
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
`;

const List = styled(BorderedList)`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space[4]} ${space[16]};
    padding: ${space[12]} ${space[12]} ${space[12]} ${space[16]};
    font: ${font[14]};
  }
  > li > div { overflow-wrap: anywhere; }
  @media (pointer: coarse), ${screen.phone} {
    /* The touch target extends over the padding, so that the title stays where it is. */
    > li > div > a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-block: -${space[12]}; }
  }
  small { display: block; color: ${color.inkSoft}; font: ${font[12]}; }
  @media ${screen.phone} {
    > li { grid-template-columns: minmax(0, 1fr) auto; }
    > li > span:first-child { order: 3; grid-column: 1; }
    > li > div { order: 1; }
    > li > button { order: 2; }
    > li > span:nth-of-type(2) { order: 4; grid-column: 1 / -1; justify-self: start; }
  }
`;
