import { type ReactNode, useLayoutEffect } from 'react';
import type { Brand } from '../tokens/brand';
import { TooltipHost } from '../tooltip/TooltipHost';
import { GlobalStyle } from './GlobalStyle';
import { applyPreference, useTheme } from './theme-store';

/**
 * Put it once around the page's root (the shell does): tokens, fonts, the chosen theme, a partner's brand, and the tooltips
 * of every `data-tip`. Remotes inside the shell need none of their own; a remote run alone does.
 */
export function ThemeRoot({ children, brand }: { children: ReactNode; brand?: Brand }) {
  const { preference } = useTheme();
  useLayoutEffect(() => applyPreference(preference), [preference]);
  return (
    <>
      <GlobalStyle brand={brand} />
      {children}
      <TooltipHost />
    </>
  );
}
