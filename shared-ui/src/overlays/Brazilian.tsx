import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** react-aria's own words, numbers and dates in Brazilian Portuguese, whatever the browser's language. */
export const Brazilian = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="pt-BR">{children}</I18nProvider>
);
