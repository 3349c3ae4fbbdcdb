import type { SitePageData } from '../../page/site-page-data';
import { renderSimulatorStep } from './render-simulator-step';

/** Renders a page of the simulator with a message instead of a form, and a link to continue. */
export const renderSimulatorNoticePage = (
  site: SitePageData,
  { title, text, link }: { title: string; text: string; link: { to: string; label: string } },
): string =>
  renderSimulatorStep(site, {
    title,
    content: (
      <>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a className="button" href={link.to}>
            {link.label}
          </a>
        </p>
      </>
    ),
  });
