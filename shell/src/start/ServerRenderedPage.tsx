import { useEffect } from 'react';
import { reloadPageFromServer } from '../page/reload-page-from-server';
import { Loader } from './Loader';

/**
 * Shown at an address whose page the server renders without the shell: reloads the address from the server,
 * and shows the loader meanwhile.
 */
export function ServerRenderedPage() {
  useEffect(reloadPageFromServer, []);
  return <Loader text="Abrindo a página…" />;
}
