/**
 * Minimum sharpness at which the letters in a picture are readable: the variance of its Laplacian, measured
 * when the longer side has 512 pixels.
 */
export const MIN_SHARPNESS = 40;

interface Pixels {
  /** Red, green, blue, alpha. */
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Computes the sharpness of a picture as the variance of its Laplacian (Pech-Pacheco 2000); 0 for a flat area. */
export function computeSharpness({ data, width, height }: Pixels): number {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1)
    grey[at] =
      0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0);
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
      const edge = around - 4 * (grey[at] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
