import { getProductName } from '@girassol/federation/remote';
import { useEffect } from 'react';

/** The number of unread notifications before a title, which the shell changes whenever it likes. */
const UNREAD = /^\(\d+\) /;

/** Sets the document title, and leaves the number of unread notifications before it as it is. */
function setPlainTitle(title: string): void {
  document.title = `${UNREAD.exec(document.title)?.[0] ?? ''}${title}`;
}

const getPlainTitle = (): string => document.title.replace(UNREAD, '');

/**
 * Sets the document title to `title` and the product's name while a record, such as an item or a customer, is
 * open; restores the previous title afterwards. Null leaves the title unchanged.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const former = getPlainTitle();
    const named = `${title} · ${getProductName()}`;
    setPlainTitle(named);
    return () => {
      // A new page may have named itself already.
      if (getPlainTitle() === named) setPlainTitle(former);
    };
  }, [title]);
}
