import { useState } from 'react';
import {
  type BrandColours,
  BrandMark,
  BrandMarkWithName,
  Button,
  GlobalStyle,
  PageHeader,
  Row,
  Stack,
  useTheme,
} from '..';
import { BoardSample } from './BoardSample';
import { ChartSample } from './ChartSample';
import { CodeSample } from './CodeSample';
import { ComponentsSample } from './ComponentsSample';
import { FilterSample } from './FilterSample';
import { FormPartsSample } from './FormPartsSample';
import { FormSample } from './FormSample';
import { FoundationsSample } from './FoundationsSample';
import { HomeSample } from './HomeSample';
import { ListSample } from './ListSample';
import { OverlaySample } from './OverlaySample';

const partner: BrandColours = { leaf: '#C2410C', sun: '#38BDF8' };

/**
 * Component gallery: every visible component of shared-ui on one page, shown to operators in the shell and to
 * developers by `girassol gallery`. The page must provide `ThemeRoot` and the hosts of dialogs and snackbars.
 */
export function Gallery() {
  const { resolved, setPreference } = useTheme();
  const [brand, setBrand] = useState<BrandColours>();
  return (
    <Stack gap={24}>
      {/* After the page's own: what comes later holds. */}
      {brand && <GlobalStyle brand={brand} />}
      <Row gap={24}>
        <BrandMarkWithName size={32} />
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
      <ComponentsSample />
      <ChartSample />
      <CodeSample />
      <FoundationsSample />
    </Stack>
  );
}
