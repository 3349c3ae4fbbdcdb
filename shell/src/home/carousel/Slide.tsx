import type { CarouselSlide } from '@girassol/shared-domain/contract';
import { Heading, Icon, Text, tokens } from '@girassol/shared-ui';
import { css, keyframes, styled } from 'styled-components';
import { Link } from '../../navigation/Link';

interface SlideProps {
  slide: CarouselSlide;
  /** "2 de 3". */
  position: string;
  /** On screen from the start, coming, going, or neither. */
  state: 'still' | 'arriving' | 'leaving' | 'away';
  direction: 1 | -1;
}

/** Slide of the carousel, which is a link as a whole (shell.promo-006). Other sites open in a new tab. */
export function Slide({
  slide: { path, alt, heading, text, clickUrl },
  position,
  state,
  direction,
}: SlideProps) {
  const isElsewhere = !clickUrl.startsWith('/');
  return (
    <Frame
      role="group"
      aria-roledescription="destaque"
      aria-label={position}
      inert={state === 'leaving' || state === 'away'}
      data-state={state}
      data-direction={direction}
    >
      <Whole to={clickUrl} draggable={false} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
        <Picture src={path} alt={alt} draggable={false} />
        <SlideText>
          <Heading level={2} size={20}>
            {heading}
          </Heading>
          {text && (
            <Text as="p" tone="soft">
              {text}
            </Text>
          )}
          <Cue>
            {isElsewhere ? 'Ver no site' : 'Abrir'}
            <Icon name={isElsewhere ? 'external' : 'arrow-right'} size={16} />
          </Cue>
        </SlideText>
      </Whole>
    </Frame>
  );
}

const { color, font, motion, space, weight } = tokens;

/** Duration of the change from one slide to the next (shell.promo-004). */
const TRANSITION = '800ms';

const arrive = keyframes`from { transform: translateX(var(--from)); }`;
const leave = keyframes`to { transform: translateX(calc(-1 * var(--from))); visibility: hidden; }`;

const moving = css`
  &[data-direction='1'] { --from: 100%; }
  &[data-direction='-1'] { --from: -100%; }
  &[data-state='arriving'] { animation: ${arrive} ${TRANSITION} ${motion.ease}; }
  &[data-state='leaving'] { animation: ${leave} ${TRANSITION} ${motion.ease} forwards; }
`;

const Frame = styled.div`
  display: grid;
  min-width: 0;
  ${moving}
  &[data-state='away'] { visibility: hidden; }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    &[data-state='leaving'] { visibility: hidden; }
  }
`;

const Whole = styled(Link)`
  display: flex;
  flex-direction: column;
  color: inherit;
  text-decoration: none;
  border-radius: inherit;
  &:focus-visible { outline-offset: -4px; }
  @container carousel (min-width: 40rem) {
    flex-direction: row-reverse;
    min-height: 14rem;
  }
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 10rem;
  object-fit: cover;
  user-select: none;
  @container carousel (min-width: 40rem) {
    flex: 0 0 50%;
    width: 50%;
    height: auto;
    min-height: 14rem;
  }
`;

const SlideText = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[8]};
  min-width: 0;
  padding: ${space[16]};
  overflow-wrap: anywhere;
  @container carousel (min-width: 40rem) {
    justify-content: center;
    padding: ${space[24]} ${space[32]} ${space[48]};
  }
`;

const Cue = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.leafInk};
  font: ${font[14]};
  font-weight: ${weight.medium};
`;
