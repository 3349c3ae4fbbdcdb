import type { SiteFacts } from '../../page/site-facts';
import { renderStep } from './render-step';

/** A page that says why there is nothing to answer here, and where to go on. */
export const noticePage = (
  site: SiteFacts,
  { title, text, link }: { title: string; text: string; link: { to: string; label: string } },
): string =>
  renderStep(site, {
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
