import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const steps = ['Escolher', 'Ajustar', 'Publicar'] as const;

/** Steps of setting up a site, from choosing a look to publishing; the current step is marked. */
export function SetupSteps({ current }: { current: (typeof steps)[number] }) {
  const now = steps.indexOf(current);
  return (
    <List aria-label="Passos até o site no ar">
      {steps.map((step, place) => (
        <li key={step} aria-current={place === now ? 'step' : undefined} data-done={place < now || undefined}>
          <i aria-hidden>{place < now ? <Icon name="check" size={14} /> : place + 1}</i>
          {step}
        </li>
      ))}
    </List>
  );
}

const { color, font, radius, space } = tokens;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; gap: ${space[8]}; font: 500 ${font[13]}; color: ${color.inkFaint}; }
  i {
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: ${radius.round};
    background: ${color.pressed};
    color: ${color.inkSoft};
    font: 600 ${font[12]};
  }
  [aria-current] { color: ${color.ink}; }
  [aria-current] i { background: ${color.leaf}; color: ${color.onLeaf}; }
  [data-done] i { background: ${color.leafSoft}; color: ${color.leafInk}; }
`;
