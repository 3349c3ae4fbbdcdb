import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import {
  Announcer,
  type Brand,
  BrandMark,
  BrandName,
  Button,
  DialogHost,
  PageHeader,
  Row,
  SnackbarHost,
  ThemeRoot,
  useTheme,
} from '../src/index';
import { BoardSample } from './BoardSample';
import { FormSample } from './FormSample';
import { Foundations } from './Foundations';
import { OverlaySample } from './OverlaySample';
import { Pieces } from './Pieces';

const Page = styled.main`
  max-width: 90rem;
  margin: 0 auto;
  padding: 24px;
  @media (max-width: 599px) { padding: 16px; }
`;

const partner: Brand = { leaf: '#C2410C', sun: '#38BDF8' };

function Gallery() {
  const { resolved, setPreference } = useTheme();
  const [brand, setBrand] = useState<Brand>();
  return (
    <ThemeRoot brand={brand}>
      <Page>
        <Row gap={24} style={{ paddingBottom: 24 }}>
          <BrandName size={32} />
          <BrandMark size={64} label="Girassol" />
        </Row>
        <PageHeader
          title="Peças"
          summary="Tudo o que as áreas usam, de dia e de noite."
          actions={
            <>
              <Button icon="tag" onClick={() => setBrand(brand ? undefined : partner)}>
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
        <FormSample />
        <OverlaySample />
        <Pieces />
        <Foundations />
      </Page>
      <DialogHost />
      <SnackbarHost />
      <Announcer />
    </ThemeRoot>
  );
}

const place = document.getElementById('gallery');
if (place) createRoot(place).render(<Gallery />);
