import type { PageData } from '@girassol/federation';
import { createContext, type ReactNode, useContext } from 'react';

const PageContext = createContext<PageData | null>(null);

export function PageProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** What the server told this page: brand, host, registry, demonstration logins. */
export function usePage(): PageData {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it');
  return page;
}
