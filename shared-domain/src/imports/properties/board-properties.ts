import { MAX_COLUMN_TITLE_LENGTH } from '../../boards/columns';
import { MAX_NOTE_LENGTH } from '../../boards/note-length';
import {
  type BoardImportType,
  boardImportDefinitions,
  getImportedStatusLabels,
  getImportedStatusSynonyms,
} from './board-import-definitions';
import { customerPropertiesWithoutOwner, MAX_AMOUNT_REAIS, ownerProperty } from './customer-properties';
import type { ImportProperty } from './property';

const customerFieldProperties: readonly ImportProperty[] = customerPropertiesWithoutOwner.map((property) => ({
  ...property,
  name: `${property.name}_cliente`,
  label: `${property.label} do cliente`,
}));

/**
 * Builds the import properties of a board's items: properties of the customer with a suffix, properties of
 * the item, and one owner for customer and item (imports-016, imports-017).
 */
export function buildBoardProperties(type: BoardImportType): ImportProperty[] {
  const { suffix, ofItem } = boardImportDefinitions[type];
  const options = getImportedStatusLabels(type);
  const optional = { isRequired: false } as const;
  return [
    ...customerFieldProperties,
    {
      name: `nome_${suffix}`,
      label: `Nome ${ofItem}`,
      kind: 'text',
      isRequired: true,
      maxLength: 120,
      example: 'Telhado da casa, 12 módulos',
      help: 'Como o cartão se chama no quadro.',
    },
    {
      name: `valor_${suffix}`,
      label: `Valor ${ofItem}`,
      kind: 'money',
      isRequired: true,
      min: 0,
      max: MAX_AMOUNT_REAIS,
      example: '18.500,00',
      help: 'Em reais; escreva 0 quando ainda não há valor.',
    },
    {
      name: `status_${suffix}`,
      label: `Status ${ofItem}`,
      kind: 'choice',
      ...optional,
      options,
      optionSynonyms: getImportedStatusSynonyms(type),
      example: options[0] ?? '',
      help: `Um destes: ${options.join(', ')}; vazio vale ${options[0]}.`,
    },
    {
      name: `data_registro_${suffix}`,
      label: `Data de registro ${ofItem}`,
      kind: 'date',
      ...optional,
      example: '20/03/2024',
      help: 'Quando começou, como dd/mm/aaaa.',
    },
    {
      name: `data_finalizacao_${suffix}`,
      label: `Data de finalização ${ofItem}`,
      kind: 'date',
      ...optional,
      example: '',
      help: 'Quando terminou, como dd/mm/aaaa; só para o que já terminou.',
    },
    {
      name: `etapa_funil_${suffix}`,
      label: `Etapa do funil ${ofItem}`,
      kind: 'text',
      ...optional,
      maxLength: MAX_COLUMN_TITLE_LENGTH + 20,
      example: 'Novo contato',
      help: 'Nome ou número da coluna do quadro; vazio, a primeira.',
    },
    {
      name: `observacoes_${suffix}`,
      label: `Observações ${ofItem}`,
      kind: 'long-text',
      ...optional,
      maxLength: MAX_NOTE_LENGTH,
      example: 'Quer instalar antes do verão.',
      help: 'Texto livre, que fica nas anotações.',
    },
    ownerProperty,
  ];
}
