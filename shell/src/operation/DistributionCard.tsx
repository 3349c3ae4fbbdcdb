import type { DistributionStatusReport, RegistryStatus } from '@girassol/federation/operations';
import { Badge, Button, Card, DateText, Heading, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePageData } from '../page/page-context';
import { ChangeWithReasonDialog } from './ChangeWithReasonDialog';
import { DistributionEditor } from './DistributionEditor';
import {
  describeDistributionChange,
  type LiveDistributionDocument,
  listDistributionFacts,
} from './distribution-text';
import { HistoryList } from './History';

interface DistributionCardProps {
  report: DistributionStatusReport;
  areas: RegistryStatus['remotes'];
  known: readonly DistributionStatusReport[];
}

/** Card of one distribution: its brand, its contents, its history, and its actions. */
export function DistributionCard({ report, areas, known }: DistributionCardProps) {
  const { key, live, history, revision } = report;
  const { remotes } = usePageData().registry;
  const [open, setOpen] = useState<'edit' | 'back' | null>(null);
  const close = () => setOpen(null);
  const name = live?.document.brand.name ?? key;
  return (
    <Card padding={16} role="region" aria-label={name}>
      <Stack gap={16}>
        <Row gap={12} justify="between" wraps>
          <Row gap={12} wraps>
            {live && <BrandLook brand={live.document.brand} />}
            <div>
              <Heading level={2}>{name}</Heading>
              <Row gap={8} wraps>
                <Text tone="soft" size={13}>
                  {key}
                </Text>
                {live ? (
                  <Badge tone="good">{`Versão ${live.version} no ar`}</Badge>
                ) : (
                  <Badge>Fora do ar</Badge>
                )}
              </Row>
            </div>
          </Row>
          <Row gap={8} wraps>
            {live && (
              <Button
                size="sm"
                icon="undo"
                aria-label={`Um passo atrás: ${name}`}
                onClick={() => setOpen('back')}
              >
                Um passo atrás
              </Button>
            )}
            <Button size="sm" icon="pencil" aria-label={`Editar: ${name}`} onClick={() => setOpen('edit')}>
              Editar
            </Button>
          </Row>
        </Row>
        {live && (
          <Facts>
            {listDistributionFacts(live.document, areas, remotes).map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Facts>
        )}
        {live?.document.home?.carousel && (
          <Slides aria-label="Carrossel">
            {live.document.home.carousel.map(({ path, heading }) => (
              <li key={heading}>
                <img src={path} alt="" loading="lazy" />
                {heading}
              </li>
            ))}
          </Slides>
        )}
        <details>
          <summary>Histórico</summary>
          <HistoryList>
            {history.map((change) => (
              <li key={change.id}>
                <DateText value={change.at} show="dateTime" />{' '}
                <Text weight={500}>{describeDistributionChange(change)}</Text> {change.by}: {change.why}
              </li>
            ))}
          </HistoryList>
        </details>
      </Stack>
      {open === 'edit' && <DistributionEditor known={known} document={live?.document} onClose={close} />}
      {open === 'back' && (
        <ChangeWithReasonDialog
          title={`Um passo atrás: ${name}`}
          text="O documento anterior volta ao ar agora. Antes do primeiro, os endereços voltam a ser do Girassol."
          submitLabel="Voltar"
          initial={{ why: '' }}
          done={`${name}: documento anterior de volta.`}
          onClose={close}
          order={(client, { why }) => client.stepBackDistribution(key, { why, expected: revision })}
        />
      )}
    </Card>
  );
}

/** Logo and colours, as their people see them. */
function BrandLook({ brand: { logoUrl, colors = {} } }: Pick<LiveDistributionDocument, 'brand'>) {
  const { leaf, sun } = colors;
  return (
    <Look aria-hidden>
      {logoUrl && <img src={logoUrl} alt="" height={24} />}
      {[leaf, sun].map(
        (color) =>
          color && (
            <svg key={color} aria-hidden width={20} height={20} viewBox="0 0 20 20">
              <circle cx={10} cy={10} r={9} fill={color} />
            </svg>
          ),
      )}
    </Look>
  );
}

const { color, font, radius, space } = tokens;

const Look = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[8]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.control};
  background: ${color.canvas};
`;

const Slides = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[13]};
  img {
    display: block;
    width: 100%;
    height: 4.5rem;
    margin-bottom: ${space[4]};
    object-fit: cover;
    border-radius: ${radius.control};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: ${space[12]} ${space[24]};
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd { margin: 0; font: ${font[13]}; overflow-wrap: anywhere; }
`;
