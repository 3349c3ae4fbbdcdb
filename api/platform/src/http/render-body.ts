import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders a React element to the HTML of a page's body, for pages of modules that are rendered by the server. */
export const renderBody = (element: ReactElement): string => renderToStaticMarkup(element);
