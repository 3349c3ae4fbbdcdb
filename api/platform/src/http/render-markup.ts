import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders React elements to HTML of a page without scripts. */
export const renderMarkup = (content: ReactNode): string => renderToStaticMarkup(content);
