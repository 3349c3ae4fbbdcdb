/** Path of the conversations. */
export const CHATS_PATH = '/chats';

/** Filters of the list, by their name in the address. */
export const chatFilters = {
  ALL: { label: 'Todas', name: '' },
  UNREAD: { label: 'Não lidas', name: 'nao-lidas' },
  MINE: { label: 'Comigo', name: 'comigo' },
  UNASSIGNED: { label: 'Sem responsável', name: 'livres' },
} as const;

export type ChatFilter = keyof typeof chatFilters;

/** Choices in the address of the page. */
export interface ChatChoices {
  chatId: string | null;
  search: string;
  filter: ChatFilter;
  accountId: string | null;
}

const filterNames = Object.keys(chatFilters) as ChatFilter[]; // the keys of the table itself

/** Reads what the address of the page chooses. */
export const readChatChoices = (address: URLSearchParams): ChatChoices => ({
  chatId: address.get('conversa'),
  search: address.get('busca') ?? '',
  filter:
    filterNames.find((one) => one !== 'ALL' && chatFilters[one].name === address.get('filtro')) ?? 'ALL',
  accountId: address.get('conta'),
});

/** Writes choices as the query of the page's address. */
export function toChatAddress({ chatId, search, filter, accountId }: ChatChoices): URLSearchParams {
  const address = new URLSearchParams();
  if (chatId) address.set('conversa', chatId);
  if (search !== '') address.set('busca', search);
  if (filter !== 'ALL') address.set('filtro', chatFilters[filter].name);
  if (accountId) address.set('conta', accountId);
  return address;
}
