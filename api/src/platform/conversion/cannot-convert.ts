/** Why nothing was converted, and whether another try makes sense soon. */
export class CannotConvert extends Error {
  override name = 'CannotConvert';
  /**
   * NO_CONVERTER: none is on this machine (yet). BUSY: too many wait. TOO_LONG, FAILED: not of this document.
   */
  constructor(readonly why: 'NO_CONVERTER' | 'BUSY' | 'TOO_LONG' | 'FAILED') {
    super(`cannot convert: ${why}`);
  }
}

/** The same for people, each with what they can do. */
export const conversionWords: Readonly<Record<CannotConvert['why'], string>> = {
  NO_CONVERTER:
    'Este servidor ainda não converte documentos do Word. Envie o PDF (no Word: Salvar como PDF) ou tente de novo em alguns minutos.',
  BUSY: 'Muitos documentos estão sendo convertidos. Tente de novo em instantes.',
  TOO_LONG: 'A conversão deste documento demorou demais. Envie o PDF (no Word: Salvar como PDF).',
  FAILED: 'Este documento não pôde ser convertido. Envie o PDF (no Word: Salvar como PDF).',
};
