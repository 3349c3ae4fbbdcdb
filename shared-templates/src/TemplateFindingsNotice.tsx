import { Icon, Row, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { TemplateExamination } from './examine-template';
import type { TemplateProblem } from './word';

/**
 * Notice with the result of examining a document that a person chose as a template: problems that prevent its
 * use, possible errors, or the message that all tags are known.
 */
export function TemplateFindingsNotice({
  findings: { fileName, problems, doubts },
}: {
  findings: TemplateExamination;
}) {
  if (problems.length > 0)
    return (
      <Box $tone="bad" role="alert">
        <strong>“{fileName}” não pode ser usado. O que há de errado:</strong>
        <Lines found={problems} />
      </Box>
    );
  if (doubts.length > 0)
    return (
      <Box $tone="warn" role="status" tabIndex={0}>
        <strong>
          {doubts.length === 1 ? 'Confira um ponto' : `Confira ${doubts.length} pontos`}. Assim, o documento
          sai sem estes dados:
        </strong>
        <Lines found={doubts} />
      </Box>
    );
  return (
    <Row gap={8} role="status">
      <Icon name="circle-check" />
      <Text tone="good">Todos os campos do documento são conhecidos.</Text>
    </Row>
  );
}

function Lines({ found }: { found: readonly TemplateProblem[] }) {
  return (
    <ul>
      {found.map(({ text, line }) => (
        <li key={text}>
          {text}
          {line && <q>{line}</q>}
        </li>
      ))}
    </ul>
  );
}

const { color, font, radius, space } = tokens;

const Box = styled.div<{ $tone: 'bad' | 'warn' }>`
  max-height: 18rem;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => color[`${$tone}Soft`]};
  color: ${({ $tone }) => color[`${$tone}Ink`]};
  font: ${font[13]};
  overflow: auto;

  ul { margin: ${space[4]} 0 0; padding-inline-start: ${space[16]}; }
  li { margin-top: ${space[4]}; overflow-wrap: anywhere; }
  q { display: block; color: ${color.ink}; }
`;
