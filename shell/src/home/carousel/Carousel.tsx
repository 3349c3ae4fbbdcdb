import type { CarouselSlide } from '@girassol/shared-domain/contract';
import { announce, IconButton, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Slide } from './Slide';
import { useRotation } from './use-rotation';
import { useSwipe } from './use-swipe';

/** Slides that rotate, with controls to stop and choose them (shell.promo-004). */
export function Carousel({ slides }: { slides: readonly CarouselSlide[] }) {
  const count = slides.length;
  const { index, previous, direction, isRotating, setRotating, setHeld, choose, step } = useRotation(count);
  const tell = (place: number) => {
    const slide = slides[(place + count) % count];
    if (slide) announce(slide.heading);
  };
  const go = (way: 1 | -1) => {
    step(way);
    tell(index + way);
  };
  const swipe = useSwipe((way) => count > 1 && go(way));

  return (
    <Region
      aria-label="Destaques"
      aria-roledescription="carrossel"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Stage
        {...swipe.handlers}
        data-swiping={swipe.offset !== 0 || undefined}
        style={{ translate: `${swipe.offset}px` }}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {slides.map((slide, place) => (
          <Slide
            key={slide.heading}
            slide={slide}
            position={`${place + 1} de ${count}`}
            state={getSlideState(place, { index, previous })}
            direction={direction}
          />
        ))}
      </Stage>
      {count > 1 && (
        <Controls>
          <IconButton
            size="sm"
            icon={isRotating ? 'pause' : 'play'}
            label={isRotating ? 'Parar os destaques' : 'Passar os destaques'}
            onClick={() => setRotating(!isRotating)}
          />
          <IconButton size="sm" icon="chevron-left" label="Destaque anterior" onClick={() => go(-1)} />
          {slides.map(({ heading }, place) => (
            <Dot
              key={heading}
              type="button"
              aria-label={`Destaque ${place + 1}: ${heading}`}
              aria-current={place === index || undefined}
              onClick={() => {
                choose(place);
                tell(place);
              }}
            />
          ))}
          <IconButton size="sm" icon="chevron-right" label="Próximo destaque" onClick={() => go(1)} />
        </Controls>
      )}
    </Region>
  );
}

function getSlideState(place: number, { index, previous }: { index: number; previous: number | null }) {
  if (place === index) return previous === null ? 'still' : 'arriving';
  return place === previous ? 'leaving' : 'away';
}

const { color, motion, radius, shadow, space } = tokens;

const Region = styled.section`
  position: relative;
  container: carousel / inline-size;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  @media print { display: none; }
`;

/** All slides lie in one cell: the tallest decides, and nothing jumps. */
const Stage = styled.div`
  display: grid;
  touch-action: pan-y;
  > * { grid-area: 1 / 1; }
  &:not([data-swiping]) { transition: translate ${motion.move} ${motion.ease}; }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: 0 ${space[12]} ${space[8]};
  @container carousel (min-width: 40rem) {
    position: absolute;
    inset: auto auto ${space[12]} ${space[16]};
    padding: 0;
  }
`;

const Dot = styled.button`
  appearance: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  cursor: pointer;
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${radius.round};
    background: ${color.lineStrong};
    transition: width ${motion.move} ${motion.ease};
  }
  &:hover::before { background: ${color.inkSoft}; }
  &[aria-current]::before { width: 1.25rem; background: ${color.leaf}; }
`;
