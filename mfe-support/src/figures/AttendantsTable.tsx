import { Card, Heading, tokens } from '@girassol/shared-ui';
import type { SupportFigures } from '@girassol/support-domain/contract';
import type { PromiseKind } from '@girassol/support-domain/tickets';
import { styled } from 'styled-components';
import { formatKept, formatMinutes, formatStars } from './figure-texts';

const NOBODY = 'Sem atendente';

/** Table with the figures of each attendant in a week. */
export function AttendantsTable({
  figures: { promises, ratings },
}: {
  figures: SupportFigures['byAttendant'];
}) {
  const names = new Map(
    [...promises, ...ratings].map(({ attendant }) => [attendant?._id ?? '', attendant?.name ?? NOBODY]),
  );
  const rows = [...names].map(([id, name]) => {
    const own = promises.filter(({ attendant }) => (attendant?._id ?? '') === id);
    const find = (kind: PromiseKind) => own.find((sum) => sum.kind === kind);
    const rating = ratings.find(({ attendant }) => (attendant?._id ?? '') === id);
    return {
      id,
      name,
      first: formatMinutes(find('FIRST_ANSWER')?.medianMinutes ?? null),
      solution: formatMinutes(find('SOLUTION')?.medianMinutes ?? null),
      kept: formatKept(
        own.reduce((sum, one) => sum + one.kept, 0),
        own.reduce((sum, one) => sum + one.total, 0),
      ),
      rating: rating ? `${formatStars(rating.stars)} em ${rating.total}` : '—',
    };
  });
  return (
    <Card as="section" aria-label="Por atendente">
      <Heading level={2} size={16}>
        Por atendente
      </Heading>
      <Scroller tabIndex={0} role="region" aria-label="Tabela por atendente">
        <table>
          <thead>
            <tr>
              <th scope="col">Atendente</th>
              <th scope="col">Primeira resposta</th>
              <th scope="col">Solução</th>
              <th scope="col">Promessas cumpridas</th>
              <th scope="col">Avaliação</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, first, solution, kept, rating }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{first}</td>
                <td>{solution}</td>
                <td>{kept}</td>
                <td>{rating}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Card>
  );
}

const { color, font, space } = tokens;

const Scroller = styled.div`
  overflow-x: auto;
  table { width: 100%; border-collapse: collapse; font: ${font[13]}; font-variant-numeric: tabular-nums; }
  th, td { padding: ${space[8]}; border-bottom: 1px solid ${color.lineSoft}; text-align: start; white-space: nowrap; }
  thead th { color: ${color.inkSoft}; font-weight: 500; }
  tbody th { color: ${color.ink}; font-weight: 500; }
`;
