import { productName } from '@girassol/federation/remote';
import { useEffect } from 'react';

/** Names the page while something of its own address is open, and gives the former name back. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const former = document.title;
    const named = `${title} · ${productName()}`;
    document.title = named;
    return () => {
      // A new page may have named itself already.
      if (document.title === named) document.title = former;
    };
  }, [title]);
}
