import type { RegistryStatus } from '@girassol/federation/operations';
import { Card, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { formatCount, formatLayoutShift, formatMilliseconds } from './figures-text';

/** Card of the versions page with the figures of the shell itself. */
export function ShellCard({ shell }: { shell: NonNullable<RegistryStatus['shell']> }) {
  const { errors, longTasks, violations, vitals } = shell.figures;
  const facts = [
    ['Erros (24 h)', formatCount(errors)],
    ['Tarefas longas (24 h)', formatCount(longTasks)],
    ['Violações (24 h)', formatCount(violations)],
    ['LCP (7 dias)', formatMilliseconds(vitals.LCP)],
    ['INP (7 dias)', formatMilliseconds(vitals.INP)],
    ['CLS (7 dias)', formatLayoutShift(vitals.CLS)],
  ];
  return (
    <Card padding={16} role="region" aria-label="Shell">
      <Stack gap={12}>
        <div>
          <Heading level={2}>Shell</Heading>
          <Text tone="soft" size={13}>
            {shell.version} · o que não é de nenhuma área
          </Text>
        </div>
        <Facts>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Facts>
      </Stack>
    </Card>
  );
}

const { color, font, space } = tokens;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space[12]} ${space[24]};
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd { margin: 0; font: 500 ${font[14]}; }
`;
