import type { PageData } from '@girassol/federation';
import { createContext, type ReactNode, useContext } from 'react';

const PageContext = createContext<PageData | null>(null);

/** React provider of the data that the server wrote into the page. */
export function PageDataProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** Returns the data that the server wrote into this page: brand, host, registry, demonstration logins. */
export function usePageData(): PageData {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it');
  return page;
}
