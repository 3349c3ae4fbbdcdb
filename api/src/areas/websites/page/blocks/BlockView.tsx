import type { SiteBlock } from '@girassol/shared-domain/website';
import type { SitePageData } from '../site-page-data';
import { CallToActionBlock, NoticeBlock } from './CallBlocks';
import { CitiesBlock } from './CitiesBlock';
import { ContactBlock } from './ContactBlock';
import { FiguresBlock } from './FiguresBlock';
import { FinancingBlock } from './FinancingBlock';
import { HeroBlock } from './HeroBlock';
import { BrandsBlock, TeamBlock } from './PeopleBlocks';
import { GalleryBlock, PictureBlock } from './PictureBlocks';
import { QuestionsBlock } from './QuestionsBlock';
import { SavingsBlock } from './SavingsBlock';
import { ServicesBlock } from './ServicesBlock';
import { SimulatorBlock } from './SimulatorBlock';
import { StepsBlock } from './StepsBlock';
import { TestimonialsBlock } from './TestimonialsBlock';
import { PictureTextBlock, TextBlock } from './TextBlocks';
import { WorksBlock } from './WorksBlock';

/** Renders a block of a site's page by the component for its kind. */
export function BlockView({ site, block }: { site: SitePageData; block: SiteBlock }) {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock site={site} block={block} />;
    case 'text':
      return <TextBlock site={site} block={block} />;
    case 'picture':
      return <PictureBlock site={site} block={block} />;
    case 'pictureText':
      return <PictureTextBlock site={site} block={block} />;
    case 'gallery':
      return <GalleryBlock site={site} block={block} />;
    case 'works':
      return <WorksBlock site={site} block={block} />;
    case 'services':
      return <ServicesBlock site={site} block={block} />;
    case 'steps':
      return <StepsBlock site={site} block={block} />;
    case 'savings':
      return <SavingsBlock site={site} block={block} />;
    case 'simulator':
      return <SimulatorBlock site={site} block={block} />;
    case 'figures':
      return <FiguresBlock site={site} block={block} />;
    case 'testimonials':
      return <TestimonialsBlock site={site} block={block} />;
    case 'questions':
      return <QuestionsBlock site={site} block={block} />;
    case 'team':
      return <TeamBlock site={site} block={block} />;
    case 'brands':
      return <BrandsBlock site={site} block={block} />;
    case 'cities':
      return <CitiesBlock site={site} block={block} />;
    case 'financing':
      return <FinancingBlock site={site} block={block} />;
    case 'callToAction':
      return <CallToActionBlock site={site} block={block} />;
    case 'notice':
      return <NoticeBlock site={site} block={block} />;
    case 'contact':
      return <ContactBlock site={site} block={block} />;
  }
}
