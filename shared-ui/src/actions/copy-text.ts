import { showSnackbar } from '../snackbar/snackbar-store';

/** Puts a text on the clipboard and says so: "E-mail copiado". Browsers may refuse; that is said too. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSnackbar({ text: said });
  } catch {
    showSnackbar({ text: 'O navegador não permitiu copiar.' });
  }
}
