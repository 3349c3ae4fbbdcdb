import { useState } from 'react';
import { type Brand, BrandMark, BrandName, Button, GlobalStyle, PageHeader, Row, Stack, useTheme } from '..';
import { BoardSample } from './BoardSample';
import { ChartSample } from './ChartSample';
import { CodeSample } from './CodeSample';
import { FilterSample } from './FilterSample';
import { FormPartsSample } from './FormPartsSample';
import { FormSample } from './FormSample';
import { Foundations } from './Foundations';
import { HomeSample } from './HomeSample';
import { ListSample } from './ListSample';
import { OverlaySample } from './OverlaySample';
import { Pieces } from './Pieces';

const partner: Brand = { leaf: '#C2410C', sun: '#38BDF8' };

/**
 * Everything of the package that has a look, on one page. The same in the shell, for its operator, and with
 * `girassol gallery` in the folder of an area. It brings no surroundings: the page has `ThemeRoot` and the hosts.
 */
export function Gallery() {
  const { resolved, setPreference } = useTheme();
  const [brand, setBrand] = useState<Brand>();
  return (
    <Stack gap={24}>
      {/* After the page's own: what comes later holds. */}
      {brand && <GlobalStyle brand={brand} />}
      <Row gap={24}>
        <BrandName size={32} />
        <BrandMark size={64} label="Girassol" />
      </Row>
      <PageHeader
        title="Galeria"
        summary="Tudo o que as áreas usam, de dia e de noite."
        actions={
          <>
            <Button
              icon="tag"
              aria-pressed={brand !== undefined}
              onClick={() => setBrand(brand ? undefined : partner)}
            >
              Marca de parceiro
            </Button>
            <Button
              icon={resolved === 'dark' ? 'sun' : 'moon'}
              onClick={() => setPreference(resolved === 'dark' ? 'light' : 'dark')}
            >
              {resolved === 'dark' ? 'Dia' : 'Noite'}
            </Button>
          </>
        }
      />
      <BoardSample />
      <HomeSample />
      <FormSample />
      <FormPartsSample />
      <FilterSample />
      <ListSample />
      <OverlaySample />
      <Pieces />
      <ChartSample />
      <CodeSample />
      <Foundations />
    </Stack>
  );
}
