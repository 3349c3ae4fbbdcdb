import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './QrCode';

const ADDRESS = 'https://app.girassol.example/enviar/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ';

test('every dark module of the code is drawn, with white all around', () => {
  render(<QrCode text={ADDRESS} label="Código para o celular" />);
  const code = screen.getByRole('img', { name: 'Código para o celular' });
  const { data, size } = encode(ADDRESS, { ecc: 'M', border: 4 });
  expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  const drawn = new Set(
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g),
  );
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}`] : [])));
  expect(drawn).toEqual(new Set(dark));
  for (let at = 0; at < size; at += 1)
    for (const module of [`M${at} 3`, `M3 ${at}`, `M${at} ${size - 1}`])
      expect(drawn.has(module)).toBe(false);
});
