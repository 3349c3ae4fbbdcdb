import { getProductName } from '@girassol/federation/remote';
import { useEffect } from 'react';

/**
 * Sets the document title to `title` and the product's name while a record, such as an item or a customer, is
 * open; restores the previous title afterwards. Null leaves the title unchanged.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const former = document.title;
    const named = `${title} · ${getProductName()}`;
    document.title = named;
    return () => {
      // A new page may have named itself already.
      if (document.title === named) document.title = former;
    };
  }, [title]);
}
