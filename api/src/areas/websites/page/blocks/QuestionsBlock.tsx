import type { BlockProps } from './block-context';
import { Line } from './Line';
import { RichText } from './RichText';
import { Section } from './Section';

/** Questions that open without a script. */
export const QuestionsBlock = ({ site, block }: BlockProps<'questions'>) => (
  <Section site={site} block={block}>
    <div className="asked">
      {block.values.questions.map(({ question, answer }, place) => (
        <details key={place} open={place === 0}>
          <summary>
            <Line site={site} field={`questions.${place}.question`} text={question} as="h3" />
          </summary>
          <RichText site={site} field={`questions.${place}.answer`} text={answer} />
        </details>
      ))}
    </div>
  </Section>
);
