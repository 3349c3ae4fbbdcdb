import type { ReactNode } from 'react';
import { renderFrame } from '../../page/frame';
import type { SiteFacts } from '../../page/site-facts';
import { stepsStyle } from './steps-style';

/** A page of the simulator in the frame of the site. Only its first step is for search engines. */
export const renderStep = (
  site: SiteFacts,
  { title, content, isPrivate = true }: { title: string; content: ReactNode; isPrivate?: boolean },
): string =>
  renderFrame(site, {
    title: `${title} · ${site.content.business.name}`,
    description: `Quanto um sistema de energia solar economiza na sua conta: simule com ${site.content.business.name}.`,
    path: '/simulador',
    isPrivate,
    content: (
      <>
        {/* Written by us. */}
        <style dangerouslySetInnerHTML={{ __html: stepsStyle }} />
        <div className="steps">{content}</div>
      </>
    ),
  });
