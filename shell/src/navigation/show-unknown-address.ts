import { showSnackbar } from '@girassol/shared-ui';

/** Longer than usual: the page that is shown instead is still being drawn. */
const DURATION_MS = 12_000;

/** Says that an address leads nowhere: whoever followed it sees another page (shell.access-009). */
export function showUnknownAddress(path: string): void {
  showSnackbar({
    text: `Não há página em ${path}. Confira o endereço ou use a busca.`,
    duration: DURATION_MS,
    topic: 'unknown-address',
  });
}
