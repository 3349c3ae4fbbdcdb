import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Provider of Brazilian Portuguese for react-aria's own texts, numbers and dates, whatever the browser's language. */
export const BrazilianLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="pt-BR">{children}</I18nProvider>
);
