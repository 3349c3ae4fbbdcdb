/** Pixels of the shorter side: below the first nobody can read a document, below the second a bank often sends it back. */
export const PAPER_PIXELS = { least: 300, good: 720 } as const;

/** Points of a picture that are unpacked at most. */
export const MOST_PAPER_POINTS = 100e6;

export interface PaperFinding {
  /** Hard faults stop; of soft ones one is told, and goes on all the same. */
  isHard: boolean;
  message: string;
}

/** What is to be said of a picture of this size. */
export function pictureFindings({ width, height }: { width: number; height: number }): PaperFinding[] {
  const shorter = Math.min(width, height);
  if (width * height > MOST_PAPER_POINTS)
    return [
      { isHard: true, message: 'A imagem tem pontos demais para ser aberta. Reduza-a e envie de novo.' },
    ];
  if (shorter < PAPER_PIXELS.least)
    return [
      {
        isHard: true,
        message: `A imagem é pequena demais para ser lida (${width} × ${height} pontos). Fotografe de novo, com o documento ocupando a foto inteira.`,
      },
    ];
  if (shorter < PAPER_PIXELS.good)
    return [
      {
        isHard: false,
        message: `A imagem é pequena (${width} × ${height} pontos): confira se todas as letras podem ser lidas.`,
      },
    ];
  return [];
}
