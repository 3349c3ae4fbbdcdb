import type { SiteImage } from '@girassol/shared-domain/contract';
import { EmptyState, ErrorState, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { getImageUrl, useSiteImages } from '../../../data/use-images';
import { SkeletonPart } from '../../../frame/WaitingPart';

interface PictureLibraryProps {
  chosenId: string | null;
  onChoose: (image: SiteImage) => void;
}

/** Pictures already uploaded to the site, to be used again. */
export function PictureLibrary({ chosenId, onChoose }: PictureLibraryProps) {
  const { data, error, isError, refetch } = useSiteImages();
  if (isError) return <ErrorState isCompact error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonPart height={160} />;
  if (data.images.length === 0)
    return (
      <EmptyState
        isCompact
        title="Nenhuma foto ainda"
        text="As que você enviar ficam aqui, para usar de novo. Fotos de obras suas valem mais que qualquer banco de imagens."
      />
    );
  return (
    <Grid aria-label="Fotos do site">
      {data.images.map((image) => (
        <li key={image._id}>
          <button
            type="button"
            aria-pressed={image._id === chosenId}
            aria-label={image.name}
            onClick={() => onChoose(image)}
          >
            <img src={getImageUrl(image, 320)} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </Grid>
  );
}

const { color, motion, radius, space } = tokens;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space[8]};
  max-height: 17rem;
  overflow-y: auto;
  padding: 3px;
  button {
    display: block;
    width: 100%;
    padding: 0;
    border: 2px solid transparent;
    border-radius: ${radius.control};
    background: ${color.sunken};
    overflow: hidden;
    cursor: pointer;
    transition: border-color ${motion.in} ${motion.ease};
  }
  button:hover { border-color: ${color.lineStrong}; }
  button[aria-pressed='true'] { border-color: ${color.leaf}; box-shadow: 0 0 0 2px ${color.leafSoft}; }
  img { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: cover; }
`;
