import { showSnackbar } from '../snackbar/snackbar-store';

/**
 * Copies a text to the clipboard and shows the message `said`, such as "E-mail copiado", or a message that the browser
 * refused.
 */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSnackbar({ text: said });
  } catch {
    showSnackbar({ text: 'O navegador não permitiu copiar.' });
  }
}
