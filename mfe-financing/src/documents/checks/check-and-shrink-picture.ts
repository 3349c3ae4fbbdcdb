import { type DocumentFileProblem, findPictureProblems } from '@girassol/shared-domain/financing';
import { computeSharpness, MIN_SHARPNESS } from './blur';
import { shrinkPhoto } from './shrink-photo';

/**
 * Checked file of a document: the file to send, in which a large photo is replaced by a smaller one, and the
 * problems found.
 */
export interface CheckedFile {
  /** File to send; a large photo is replaced by a smaller one. */
  file: File;
  findings: DocumentFileProblem[];
}

/** Pixels of the longer side at which a picture is looked at. */
const ANALYSIS_SIZE_PX = 512;

/**
 * Checks that a picture of a document can be opened, is large enough and is sharp. Resolves to the problems
 * found and to the file to send, in which a large photo is shrunk.
 */
export async function checkAndShrinkPicture(file: File): Promise<CheckedFile> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { file, findings: [{ isHard: true, message: unreadable(file) }] };
  try {
    const findings = findPictureProblems(bitmap);
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
  const share = Math.min(1, ANALYSIS_SIZE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return computeSharpness(context.getImageData(0, 0, canvas.width, canvas.height)) < MIN_SHARPNESS;
}
