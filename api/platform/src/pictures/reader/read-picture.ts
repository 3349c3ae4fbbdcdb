import { Refusal } from '../../refusals/refusal';
import { toPictureRefusal, withSharp } from './with-sharp';

/**
 * Reads width and height in pixels of an upright picture. Throws a refusal (415) if the file is no picture or
 * cannot be read to its end.
 */
export const readPictureSize = (content: Buffer): Promise<{ width: number; height: number }> =>
  withSharp(async (read) => {
    try {
      const { autoOrient } = await read(content).metadata();
      await read(content).resize({ width: 32 }).timeout({ seconds: 20 }).raw().toBuffer();
      return autoOrient;
    } catch (error) {
      throw toPictureRefusal(error);
    }
  });

const NO_HEIC =
  'A foto está em HEIC, que este servidor não consegue abrir. No iPhone, escolha a foto na galeria (ela vem como JPG) ou envie pelo código do celular.';

/**
 * Converts a HEIC photo to an upright JPEG of the same size. Throws a refusal (415) if this server cannot
 * read HEIC.
 */
export const convertToJpeg = (heic: Buffer): Promise<Buffer> =>
  withSharp(async (read) => {
    try {
      return await read(heic).autoOrient().jpeg({ quality: 88 }).timeout({ seconds: 20 }).toBuffer();
    } catch {
      throw new Refusal(415, NO_HEIC, { fields: [{ path: 'file', message: NO_HEIC }] });
    }
  });
