import { styled } from 'styled-components';
import { Card, Icon, isIconName, Row, Stack, Text, tokens } from '..';
import { iconShapes } from '../icons/icon-shapes';
import { GallerySection } from './GallerySection';

const Swatch = styled.div`
  width: 5.5rem;
  font: var(--g-text-12);
  color: ${tokens.color.inkSoft};
  i { display: block; height: 2.5rem; border-radius: 6px; border: 1px solid ${tokens.color.line}; margin-bottom: 4px; }
`;

const Drawing = styled.div`
  display: grid;
  place-items: center;
  gap: 6px;
  width: 5.25rem;
  padding: 6px 0;
  font: 400 ${tokens.font[12]};
  color: ${tokens.color.inkFaint};
  svg { color: ${tokens.color.ink}; }
`;

const sizes = [32, 24, 20, 16, 14, 13, 12] as const;

export function FoundationsSample() {
  return (
    <>
      <GallerySection title="Cores">
        <Row wraps gap={8} align="start">
          {Object.entries(tokens.color).map(([name, value]) => (
            <Swatch key={name}>
              <i style={{ background: value }} />
              {name}
            </Swatch>
          ))}
        </Row>
      </GallerySection>
      <GallerySection title="Tipografia">
        <Card>
          <Stack gap={8}>
            {sizes.map((size) => (
              <Row key={size} gap={16} align="baseline">
                <Text size={12} tone="faint">
                  {size}
                </Text>
                <Text size={size} weight={size >= 20 ? 600 : 400}>
                  Energia que o sol devolve: R$ 1.234,50 · 5,40 kWp
                </Text>
              </Row>
            ))}
          </Stack>
        </Card>
      </GallerySection>
      <GallerySection title="Ícones">
        <Row wraps gap={4}>
          {Object.keys(iconShapes)
            .filter(isIconName)
            .map((name) => (
              <Drawing key={name}>
                <Icon name={name} size={20} />
                {name}
              </Drawing>
            ))}
        </Row>
      </GallerySection>
    </>
  );
}
