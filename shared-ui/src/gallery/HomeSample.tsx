import { styled } from 'styled-components';
import { HomeCard, HomeCardLink, HomeFigure, HomeNote, HomeTimeline, tokens } from '..';
import { GallerySection } from './GallerySection';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${tokens.space[16]};
  align-items: start;
`;

const nothing = () => undefined;

/** Sample of home cards: normal, with times, loading and failed. */
export function HomeSample() {
  return (
    <GallerySection title="Cartões do início">
      <Cards>
        <HomeCard
          title="Negócios em aberto"
          icon="kanban"
          aside={<HomeCardLink to={window.location.pathname}>Ver todos</HomeCardLink>}
          isLoading={false}
          hasFailed={false}
          onRetry={nothing}
        >
          <HomeFigure>R$ 1.204.350,00</HomeFigure>
          <HomeNote>86 negócios, 412,30 kWp</HomeNote>
        </HomeCard>
        <HomeCard
          title="Agenda de hoje"
          icon="calendar"
          isLoading={false}
          hasFailed={false}
          onRetry={nothing}
        >
          <HomeTimeline>
            <li>
              <time>09:00</time>
              <b>Visita técnica: Padaria Pão da Serra</b>
            </li>
            <li>
              <time>14:30</time>
              <b>Ligar para Maria Aparecida</b>
            </li>
            <li>
              <time>16:00</time>
              <b>Entrega dos módulos</b>
            </li>
          </HomeTimeline>
        </HomeCard>
        <HomeCard title="Ganhos do mês" icon="trophy" isLoading hasFailed={false} onRetry={nothing}>
          {null}
        </HomeCard>
        <HomeCard title="Propostas" icon="file" isLoading={false} hasFailed onRetry={nothing}>
          {null}
        </HomeCard>
      </Cards>
    </GallerySection>
  );
}
