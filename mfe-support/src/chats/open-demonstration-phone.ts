import { api } from '@girassol/shared-auth';

/**
 * Opens a phone of the demonstration in another tab, which plays the customer of a conversation, or a new one. The tab is
 * opened at the press, because browsers refuse one that comes later.
 */
export async function openDemonstrationPhone(
  loadAccountId: () => Promise<string>,
  chatId?: string,
): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  try {
    const chatAccountId = await loadAccountId();
    const { url } = await api('POST /omnichannels/demonstration-phone/:chatAccountId', {
      params: { chatAccountId },
      body: chatId === undefined ? {} : { chatId },
    });
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  } catch {
    // The dialog of errors has said why.
    tab?.close();
  }
}
