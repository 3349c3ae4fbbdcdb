import { type ReactNode, useLayoutEffect } from 'react';
import type { BrandColours } from '../tokens/brand-colours';
import { TooltipHost } from '../tooltip/TooltipHost';
import { GlobalStyle } from './GlobalStyle';
import { applyThemePreference, useTheme } from './theme-store';

/**
 * Root component of a page: design tokens, fonts, theme, a partner's brand, and the tooltips of every
 * `data-tip`. Rendered once per page, by the shell; only a remote that runs without the shell renders its
 * own.
 */
export function ThemeRoot({ children, brand }: { children: ReactNode; brand?: BrandColours | undefined }) {
  const { preference } = useTheme();
  useLayoutEffect(() => applyThemePreference(preference), [preference]);
  return (
    <>
      <GlobalStyle brand={brand} />
      {children}
      <TooltipHost />
    </>
  );
}
