import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { RichText } from './RichText';
import { BlockSection } from './Section';

/** Block of a site's page with questions and answers, which expand without a script. */
export const QuestionsBlock = ({ site, block }: BlockProps<'questions'>) => (
  <BlockSection site={site} block={block}>
    <div className="asked">
      {block.values.questions.map(({ question, answer }, place) => (
        <details key={place} open={place === 0}>
          <summary>
            <TextLine site={site} field={`questions.${place}.question`} text={question} as="h3" />
          </summary>
          <RichText site={site} field={`questions.${place}.answer`} text={answer} />
        </details>
      ))}
    </div>
  </BlockSection>
);
