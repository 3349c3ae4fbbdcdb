import { deflateRawSync } from 'node:zlib';
import { wordText } from '@girassol/shared-domain/templates';
import { checkDocx } from './check-docx';

const sound = Buffer.from(wordText('{cliente_nome}'));

/** A zip of one deflated entry; `saysSize` is what its directory claims. */
function zipOf(name: string, content: Buffer, { saysSize = content.length, flags = 0 } = {}): Buffer {
  const packed = deflateRawSync(content);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(saysSize, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
  const tail = Buffer.alloc(14);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, tail, Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

test('[boards.aftersales-007] a Word document passes', () => {
  expect(() => checkDocx(sound)).not.toThrow();
});

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['the beginning of a zip only', Buffer.from('PK\x03\x04 modelo')],
  ['a document that was cut', sound.subarray(0, sound.length - 60)],
  ['another kind of zip', zipOf('leia-me.txt', Buffer.from('olá'))],
])('%s is no Word document', (_, content) => {
  expect(() => checkDocx(content)).toThrow('O arquivo não é um documento do Word (.docx).');
});

test('a zip bomb is refused by what it says of itself, and by what comes out of it', () => {
  const bomb = Buffer.alloc(80 * 1024 * 1024);
  expect(() => checkDocx(zipOf('word/document.xml', bomb))).toThrow('grande demais');
  expect(() => checkDocx(zipOf('word/document.xml', bomb, { saysSize: 10 }))).toThrow('grande demais');
});

test('macros and passwords are refused, and said', () => {
  const withMacros = Buffer.from(
    sound.toString('latin1').replaceAll('word/styles.xml', 'vbaProject.bins'),
    'latin1',
  );
  expect(() => checkDocx(withMacros)).toThrow('O documento tem macros.');
  expect(() => checkDocx(zipOf('word/document.xml', Buffer.from('x'), { flags: 1 }))).toThrow('senha');
});
