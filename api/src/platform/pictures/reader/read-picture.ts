import { Refusal } from '../../refusals/refusal';
import { unreadable, withSharp } from './with-sharp';

/** Width and height of a picture as it is shown; refused (415) where it is none, or cannot be read to its end. */
export const sizeOfWholePicture = (content: Buffer): Promise<{ width: number; height: number }> =>
  withSharp(async (read) => {
    try {
      const { autoOrient } = await read(content).metadata();
      await read(content).resize({ width: 32 }).timeout({ seconds: 20 }).raw().toBuffer();
      return autoOrient;
    } catch (error) {
      throw unreadable(error);
    }
  });

const NO_HEIC =
  'A foto está em HEIC, que este servidor não consegue abrir. No iPhone, escolha a foto na galeria (ela vem como JPG) ou envie pelo código do celular.';

/** A HEIC photo as an upright JPEG of the same size; refused (415) where this server has nothing to read it with. */
export const jpegOf = (heic: Buffer): Promise<Buffer> =>
  withSharp(async (read) => {
    try {
      return await read(heic).autoOrient().jpeg({ quality: 88 }).timeout({ seconds: 20 }).toBuffer();
    } catch {
      throw new Refusal(415, NO_HEIC, { fields: [{ path: 'file', message: NO_HEIC }] });
    }
  });
