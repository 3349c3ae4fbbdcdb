import {
  type BlockKind,
  blockKinds,
  createBlock,
  isAllowedSiteLink,
  parseRichText,
  parseSiteContent,
  siteContent,
} from '.';
import { migrateBlock } from './blocks/migrations';

const business = {
  name: 'Sol Nascente',
  legalName: '',
  cnpj: '',
  phone: '',
  whatsapp: '',
  email: '',
  address: '',
  city: '',
  uf: '',
  hours: '',
  logo: null,
};
const bare = {
  version: 1,
  look: 'CLARO',
  color: '#1F6F54',
  business,
  search: { title: '', description: '', picture: null },
  showsWhatsapp: true,
  blocks: [],
};
const kinds = Object.keys(blockKinds) as BlockKind[];

test('[website-002] every kind of block begins as its own schema has it', () => {
  expect(kinds).toHaveLength(20);
  const blocks = kinds.map((kind, place) =>
    createBlock(kind, `00000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}`),
  );
  expect(siteContent.parse({ ...bare, blocks }).blocks).toEqual(blocks);
});

test('a field that no block has, a wrong choice and a hidden character are refused where they are', () => {
  const block = createBlock('text', '00000000-0000-4000-8000-000000000001');
  const getPaths = (values: object) =>
    siteContent
      .safeParse({ ...bare, blocks: [{ ...block, values: { ...block.values, ...values } }] })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(getPaths({ html: '<b>' })).toEqual(['blocks.0.values']);
  expect(getPaths({ background: 'RED' })).toEqual(['blocks.0.values.background']);
  expect(getPaths({ heading: 'a\u202eb' })).toEqual(['blocks.0.values.heading']);
  expect(getPaths({ heading: 'a\nb' })).toEqual(['blocks.0.values.heading']);
  expect(getPaths({ body: 'a\n\nb 👨‍👩‍👧' })).toBeUndefined();
});

test('blocks of kinds that are gone are left out, the others stay', () => {
  const block = createBlock('notice', '00000000-0000-4000-8000-000000000001');
  const stored = { ...bare, blocks: [{ id: 'x', kind: 'counter', version: 3, values: {} }, block] };
  expect(parseSiteContent(stored).blocks).toEqual([block]);
});

test('what an earlier schema stored is led to that of today step by step, and stays as it was', () => {
  const stored = { id: 'x', kind: 'notice' as const, version: 1, values: { words: 'Oi', tone: 'CALM' } };
  const kept = JSON.stringify(stored);
  const steps = {
    notice: [
      ({ words, ...values }: Record<string, unknown>) => ({ ...values, text: words }),
      ({ tone: _, ...values }: Record<string, unknown>) => ({ ...values, isLoud: false }),
    ],
  };
  const today = { ...stored, version: 3, values: { text: 'Oi', isLoud: false } };
  expect(migrateBlock(stored, { notice: 3 }, steps)).toEqual(today);
  expect(JSON.stringify(stored)).toBe(kept);
  expect(migrateBlock({ ...stored, version: 2, values: { text: 'Oi' } }, { notice: 3 }, steps)).toEqual(
    today,
  );
  expect(migrateBlock(today, { notice: 3 }, steps)).toBe(today);
});

test('a content of a release to come is refused, not guessed at', () => {
  expect(() => parseSiteContent({ ...bare, version: 9 })).toThrow();
});

test.each([
  ['https://www.exemplo.com.br/obras?a=1#b', true],
  ['tel:+5541999990000', true],
  ['mailto:contato@exemplo.com.br', true],
  ['whatsapp', true],
  ['#simulador', true],
  ['http://exemplo.com.br', false],
  ['javascript:alert(1)', false],
  ['JaVaScript:alert(1)', false],
  ['https:javascript', false],
  ['https://exemplo.com.br@golpe.com', false],
  ['https://xn--bnco-1qa.com.br', false],
  ['https://bаnco.com.br', false],
  ['https://localhost', false],
  ['data:text/html,x', false],
  ['//golpe.com', false],
  [' https://exemplo.com.br', false],
  ['mailto:a@b.com?bcc=c@d.com', false],
  ['#qualquer', false],
])('%s may be a link: %s', (to, may) => {
  expect(isAllowedSiteLink(to)).toBe(may);
});

test('a text has paragraphs, lists, bold and links, and nothing else', () => {
  const span = (text: string, more = {}) => ({ text, bold: false, to: null, ...more });
  expect(parseRichText('Um **dois** [três](https://a.com.br)\nquatro\n\n- cinco\n- <b>seis</b>')).toEqual([
    {
      type: 'paragraph',
      spans: [
        span('Um '),
        span('dois', { bold: true }),
        span(' '),
        span('três', { to: 'https://a.com.br' }),
        span(' '),
        span('quatro'),
      ],
    },
    { type: 'list', entries: [[span('cinco')], [span('<b>seis</b>')]] },
  ]);
  expect(parseRichText('[clique](javascript:x)')).toEqual([
    { type: 'paragraph', spans: [span('[clique](javascript:x)')] },
  ]);
});
