import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { Announcer, DialogHost, SnackbarHost, ThemeRoot, tokens } from '..';
import { Gallery } from './Gallery';

/** Renders the gallery into an otherwise empty page, as `girassol gallery` serves it. */
export function showGallery(place: HTMLElement): void {
  createRoot(place).render(
    <ThemeRoot>
      <Page>
        <Gallery />
      </Page>
      <DialogHost />
      <SnackbarHost />
      <Announcer />
    </ThemeRoot>,
  );
}

const Page = styled.main`
  max-width: 90rem;
  margin: 0 auto;
  padding: ${tokens.space[24]};
  @media ${tokens.screen.narrow} { padding: ${tokens.space[16]}; }
`;
