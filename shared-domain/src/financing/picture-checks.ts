/**
 * Minimum number of pixels of the shorter side of a photo of a financing document. Below `least` the document
 * is unreadable; below `good` banks often reject the document.
 */
export const MIN_DOCUMENT_SIDE_PIXELS = { least: 300, good: 720 } as const;

/** Maximum number of pixels of a picture that is decoded. */
export const MAX_DOCUMENT_PICTURE_PIXELS = 100e6;

/**
 * Problem of an uploaded file of a financing document. A hard problem makes the server refuse the file; any
 * other is only a warning.
 */
export interface DocumentFileProblem {
  /** Hard faults stop; of soft ones one is told, and goes on all the same. */
  isHard: boolean;
  message: string;
}

/** Returns the problems of a photo of a financing document that has this width and height in pixels. */
export function findPictureProblems({
  width,
  height,
}: {
  width: number;
  height: number;
}): DocumentFileProblem[] {
  const shorter = Math.min(width, height);
  if (width * height > MAX_DOCUMENT_PICTURE_PIXELS)
    return [
      { isHard: true, message: 'A imagem tem pontos demais para ser aberta. Reduza-a e envie de novo.' },
    ];
  if (shorter < MIN_DOCUMENT_SIDE_PIXELS.least)
    return [
      {
        isHard: true,
        message: `A imagem é pequena demais para ser lida (${width} × ${height} pontos). Fotografe de novo, com o documento ocupando a foto inteira.`,
      },
    ];
  if (shorter < MIN_DOCUMENT_SIDE_PIXELS.good)
    return [
      {
        isHard: false,
        message: `A imagem é pequena (${width} × ${height} pontos): confira se todas as letras podem ser lidas.`,
      },
    ];
  return [];
}
