import type { ReleaseStatus, RemoteStatusReport } from '@girassol/federation/operations';
import { Badge, DateText, fadingEdgeStyles, tokens, useScrollEdges } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import {
  computeErrorRate,
  describeUnmetRequirements,
  formatCount,
  formatErrorRate,
  formatLayoutShift,
  formatMilliseconds,
} from './figures-text';
import { InspectionBadge } from './InspectionBadge';

interface ReleaseTableProps {
  label: string;
  releases: readonly ReleaseStatus[];
  live: RemoteStatusReport['live'];
  /** Percent. */
  errorLimit: number;
}

/** Releases that are older and live for nobody are told by the command; the page shows the ones that matter. */
const MAX_SHOWN_RELEASES = 6;

/** Columns of the web vitals: 75th percentile over seven days. */
const vitalColumns = [
  { name: 'LCP', meaning: 'Maior conteúdo na tela: 3 de 4 pessoas esperaram até isto, em 7 dias' },
  { name: 'INP', meaning: 'Resposta mais lenta a um toque: 3 de 4 pessoas esperaram até isto, em 7 dias' },
  { name: 'CLS', meaning: 'Quanto a tela pulou: 3 de 4 pessoas viram até isto, em 7 dias' },
] as const;

/** Table of the figures of an area's releases in the last day. */
export function ReleaseTable({ label, releases, live, errorLimit }: ReleaseTableProps) {
  const isLive = ({ version }: ReleaseStatus) => live.some((line) => line.version === version);
  const shown = releases.filter((release, index) => index < MAX_SHOWN_RELEASES || isLive(release));
  const line = useScrollEdges();
  return (
    // Wide figures scroll inside the card, by keyboard as well.
    <Scroll ref={line} role="group" aria-label={`Versões de ${label}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Versão</th>
            <th scope="col">Construída</th>
            <th scope="col">Aberturas (24 h)</th>
            <th scope="col">Falhas</th>
            <th scope="col">Tempo médio</th>
            <th scope="col">Erros</th>
            <th scope="col">Tarefas longas</th>
            <th scope="col">Violações</th>
            {vitalColumns.map(({ name, meaning }) => (
              <th key={name} scope="col">
                <abbr title={meaning}>{name}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((release) => {
            const { version, builtAt, figures, isAtHand, unmet } = release;
            return (
              <tr key={version}>
                <th scope="row">
                  {version} {isLive(release) && <Badge tone="good">No ar</Badge>}{' '}
                  {!isAtHand && <Badge tone="bad">Sem arquivos</Badge>}{' '}
                  {unmet && (
                    <abbr title={describeUnmetRequirements(unmet)}>
                      <Badge tone="bad">Não serve para a plataforma no ar</Badge>
                    </abbr>
                  )}{' '}
                  <InspectionBadge release={release} />
                </th>
                <td>
                  <DateText value={Date.parse(builtAt)} show="dateTime" />
                </td>
                <td>{formatCount(figures.opens + figures.failures)}</td>
                <td>
                  {(computeErrorRate(figures) ?? 0) > errorLimit ? (
                    <Badge tone="bad">{formatErrorRate(figures)}</Badge>
                  ) : (
                    formatErrorRate(figures)
                  )}
                </td>
                <td>{formatMilliseconds(figures.meanOpenMs)}</td>
                <td>{formatCount(figures.errors)}</td>
                <td>{formatCount(figures.longTasks)}</td>
                <td>{formatCount(figures.violations)}</td>
                <td>{formatMilliseconds(figures.vitals.LCP)}</td>
                <td>{formatMilliseconds(figures.vitals.INP)}</td>
                <td>{formatLayoutShift(figures.vitals.CLS)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

const { color, font, space } = tokens;

const Scroll = styled.div`
  ${fadingEdgeStyles}
  &:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
  table { width: 100%; border-collapse: collapse; font: ${font[13]}; }
  th, td { padding: ${space[8]} ${space[12]} ${space[8]} 0; text-align: right; white-space: nowrap; }
  td { color: ${color.inkSoft}; font-variant-numeric: tabular-nums; }
  thead th { color: ${color.inkSoft}; font: 500 ${font[12]}; border-bottom: 1px solid ${color.line}; }
  tbody th { color: ${color.ink}; font-weight: 500; font-variant-numeric: tabular-nums; }
  abbr { text-decoration: none; cursor: help; }
  th:first-child { text-align: left; }
  tbody tr + tr > * { border-top: 1px solid ${color.lineSoft}; }
`;
