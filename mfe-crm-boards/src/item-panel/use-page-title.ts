import { useEffect } from 'react';

/** Names the page while something of its own address is open, and gives the former name back. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const former = document.title;
    document.title = title;
    return () => {
      // A new page may have named itself already.
      if (document.title === title) document.title = former;
    };
  }, [title]);
}
