import { COLUMN_TITLE_LENGTH } from '../../boards/columns';
import { NOTE_MAX_LENGTH } from '../../boards/note-length';
import { type BoardImportType, boardImports, statusLabels, statusSynonyms } from './board-imports';
import { customerFields, MAX_REAIS, owner } from './customer-properties';
import type { ImportProperty } from './property';

const fieldsOfCustomer: readonly ImportProperty[] = customerFields.map((property) => ({
  ...property,
  name: `${property.name}_cliente`,
  label: `${property.label} do cliente`,
}));

/** The customer's properties with a suffix, those of the item, and one owner of both (imports-016, imports-017). */
export function boardProperties(type: BoardImportType): ImportProperty[] {
  const { suffix, ofItem } = boardImports[type];
  const options = statusLabels(type);
  const optional = { isRequired: false } as const;
  return [
    ...fieldsOfCustomer,
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
      max: MAX_REAIS,
      example: '18.500,00',
      help: 'Em reais; escreva 0 quando ainda não há valor.',
    },
    {
      name: `status_${suffix}`,
      label: `Status ${ofItem}`,
      kind: 'choice',
      ...optional,
      options,
      optionSynonyms: statusSynonyms(type),
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
      maxLength: COLUMN_TITLE_LENGTH + 20,
      example: 'Novo contato',
      help: 'Nome ou número da coluna do quadro; vazio, a primeira.',
    },
    {
      name: `observacoes_${suffix}`,
      label: `Observações ${ofItem}`,
      kind: 'long-text',
      ...optional,
      maxLength: NOTE_MAX_LENGTH,
      example: 'Quer instalar antes do verão.',
      help: 'Texto livre, que fica nas anotações.',
    },
    owner,
  ];
}
