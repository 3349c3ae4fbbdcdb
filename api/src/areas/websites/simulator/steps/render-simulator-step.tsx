import type { ReactNode } from 'react';
import { renderSitePage } from '../../page/frame';
import type { SitePageData } from '../../page/site-page-data';
import { simulatorStepsStyle } from './simulator-steps-style';

/** Renders a page of the simulator in the frame of the site. Search engines may index only the first step. */
export const renderSimulatorStep = (
  site: SitePageData,
  { title, content, isPrivate = true }: { title: string; content: ReactNode; isPrivate?: boolean },
): string =>
  renderSitePage(site, {
    title: `${title} · ${site.content.business.name}`,
    description: `Quanto um sistema de energia solar economiza na sua conta: simule com ${site.content.business.name}.`,
    path: '/simulador',
    isPrivate,
    content: (
      <>
        {/* Written by us. */}
        <style dangerouslySetInnerHTML={{ __html: simulatorStepsStyle }} />
        <div className="steps">{content}</div>
      </>
    ),
  });
