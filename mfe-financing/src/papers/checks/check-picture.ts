import { type PaperFinding, pictureFindings } from '@girassol/shared-domain/financing';
import { SHARP_ENOUGH, sharpness } from './blur';
import { shrinkPhoto } from './shrink-photo';

export interface CheckedFile {
  /** What is sent: of a large photo, a smaller one. */
  file: File;
  findings: PaperFinding[];
}

/** Pixels of the longer side at which a picture is looked at. */
const LOOKED_AT = 512;

/** Looks at a picture as a person would: can it be opened, is it large enough, is it sharp? */
export async function checkPicture(file: File): Promise<CheckedFile> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { file, findings: [{ isHard: true, message: unreadable(file) }] };
  try {
    const findings = pictureFindings(bitmap);
    if (findings.some(({ isHard }) => isHard)) return { file, findings };
    if (isBlurred(bitmap))
      findings.push({
        isHard: false,
        message: 'A foto parece desfocada: confira se as letras podem ser lidas.',
      });
    return { file: await shrinkPhoto(file, bitmap), findings };
  } finally {
    bitmap.close();
  }
}

const unreadable = ({ name }: File): string =>
  /\.hei[cf]$/i.test(name)
    ? 'A foto está em HEIC, que este navegador não abre. No iPhone, escolha a foto na galeria (ela vem como JPG) ou use "Enviar pelo celular".'
    : 'A imagem não pode ser aberta: está danificada ou incompleta.';

function isBlurred(bitmap: ImageBitmap): boolean {
  const share = Math.min(1, LOOKED_AT / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return sharpness(context.getImageData(0, 0, canvas.width, canvas.height)) < SHARP_ENOUGH;
}
