import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import { readZip } from '../../files/read-zip';
import { buildZip } from '../../files/write-zip';
import { cleanDocx, UNPACKED_DOCX_LIMITS } from '../clean-docx';

const sound = Buffer.from(buildWordDocumentFromLines('{cliente_nome}'));
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const NAMESPACES = [
  `xmlns:w="${WORD}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

function clean(body: string, styles?: string) {
  const content = readZip(sound, UNPACKED_DOCX_LIMITS);
  content.set(
    'word/document.xml',
    Buffer.from(`<w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`),
  );
  if (styles !== undefined)
    content.set('word/styles.xml', Buffer.from(`<w:styles xmlns:w="${WORD}">${styles}</w:styles>`));
  const cleaned = cleanDocx(buildZip(content));
  const xml = readZip(cleaned.content, UNPACKED_DOCX_LIMITS).get('word/document.xml')?.toString() ?? '';
  return { ...cleaned, body: xml.replace(/^.*<w:body>|<w:sectPr\/><\/w:body>.*$/gs, '') };
}

const p = (inner: string, formats = '') => `<w:p>${formats && `<w:pPr>${formats}</w:pPr>`}${inner}</w:p>`;
const r = (text: string, formats = '') =>
  `<w:r>${formats && `<w:rPr>${formats}</w:rPr>`}<w:t>${text}</w:t></w:r>`;
const del = (text: string) =>
  `<w:del w:id="1" w:author="Ana"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
const ins = (text: string) => `<w:ins w:id="2" w:author="Ana">${r(text)}</w:ins>`;
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (instruction: string, result: string) =>
  `${mark('begin')}<w:r><w:instrText>${instruction}</w:instrText></w:r>${mark('separate')}${result}${mark('end')}`;

/** The paragraphs of what was written, as texts. */
const lines = (xml: string) =>
  xml
    .split('</w:p>')
    .slice(0, -1)
    .map((part) => [...part.matchAll(/<w:t(?: [^>]*)?>([^<]*)/g)].map(([, text]) => text).join(''));

describe('tracked changes are accepted, and told', () => {
  test('inserted words stay, struck words go with the tags in them', () => {
    const { body, notes } = clean(p(`${r('Prazo de ')}${del('[[prazo_antigo]]')}${ins('30')}${r(' dias')}`));
    expect(lines(body)).toEqual(['Prazo de 30 dias']);
    expect(body).not.toMatch(/Ana|prazo_antigo|w:ins|w:del/);
    expect(notes).toEqual([
      '2 alterações controladas aceitas: 1 trecho inserido ficou; 1 trecho excluído saiu (“[[prazo_antigo]]”).',
    ]);
  });

  test('moved words stand where they were moved to', () => {
    const { body, notes } = clean(
      `${p(`<w:moveFromRangeStart w:id="3"/><w:moveFrom w:id="4">${r('Multa')}</w:moveFrom><w:moveFromRangeEnd w:id="3"/>${r('A')}`)}${p(`<w:moveTo w:id="5">${r('Multa')}</w:moveTo>`)}`,
    );
    expect(lines(body)).toEqual(['A', 'Multa']);
    expect(body).not.toContain('move');
    expect(notes).toEqual(['1 alteração controlada aceita: 1 trecho movido ficou no novo lugar.']);
  });

  test('formats are those of now', () => {
    const { body, notes } = clean(
      p(
        r('A', '<w:b/><w:rPrChange w:id="1"><w:rPr><w:i/></w:rPr></w:rPrChange>'),
        '<w:jc w:val="center"/><w:pPrChange w:id="2"><w:pPr><w:jc w:val="left"/></w:pPr></w:pPrChange>',
      ),
    );
    expect(body).toBe(
      '<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>A</w:t></w:r></w:p>',
    );
    expect(notes).toEqual(['2 alterações controladas aceitas: 2 mudanças de formatação mantidas.']);
  });

  test('a paragraph whose mark was struck is joined with the next one, and takes its formats', () => {
    const struck = '<w:jc w:val="left"/><w:rPr><w:del w:id="1"/></w:rPr>';
    const { body } = clean(
      `${p(r('Um'), struck)}<w:bookmarkStart w:id="9" w:name="a"/>${p(r('dois'), struck)}${p(r('três'), '<w:jc w:val="right"/>')}${p(r('quatro'))}`,
    );
    expect(lines(body)).toEqual(['Umdoistrês', 'quatro']);
    expect(body).toMatch(/^<w:p><w:pPr><w:jc w:val="right"\/><\/w:pPr><w:r>/);
    expect(body).not.toContain('"left"');
  });

  test('a paragraph that was struck as a whole leaves no empty line', () => {
    const { body } = clean(
      `${p(r('A'))}${p(del('B'), '<w:rPr><w:del w:id="1"/></w:rPr>')}<w:p/>${p(r('C'))}`,
    );
    expect(lines(body)).toEqual(['A', '', 'C']);
  });

  test('struck rows and cells go, and a table without rows', () => {
    const cell = (text: string, formats = '') => `<w:tc><w:tcPr>${formats}</w:tcPr>${p(r(text))}</w:tc>`;
    const row = (inner: string, formats = '') => `<w:tr><w:trPr>${formats}</w:trPr>${inner}</w:tr>`;
    const struck = '<w:del w:id="1"/>';
    const { body, notes } = clean(
      `<w:tbl>${row(cell('A') + cell('X', '<w:cellDel w:id="2"/>'))}${row(cell('X'), struck)}${row(cell('X', '<w:cellDel w:id="2"/>'))}${row(cell('X'), '<w:hidden/>')}</w:tbl><w:tbl>${row(cell('X'), struck)}</w:tbl>${p(r('B'))}`,
    );
    expect(lines(body)).toEqual(['A', 'B']);
    expect(body.match(/<w:tr>/g)).toHaveLength(1);
    expect(body.match(/<w:tbl>/g)).toHaveLength(1);
    expect(notes).toEqual([
      '4 alterações controladas aceitas: 4 trechos excluídos saíram (“X”).',
      '1 texto oculto retirado (“X”).',
    ]);
  });
});

describe('what is hidden is left out, and told', () => {
  test('words with the format, once for each paragraph', () => {
    const { body, notes } = clean(
      p(
        `${r('A')}${r('margem ', '<w:vanish/>')}${r('baixa', '<w:vanish w:val="true"/>')}${r('B', '<w:vanish w:val="0"/>')}`,
      ),
    );
    expect(lines(body)).toEqual(['AB']);
    expect(notes).toEqual(['1 texto oculto retirado (“margem baixa”).']);
  });

  test('words with a style that hides, also through another style; the own format counts more', () => {
    const styles =
      '<w:style w:type="character" w:styleId="Nota"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Interno"><w:basedOn w:val="Oculto"/></w:style><w:style w:type="paragraph" w:styleId="Oculto"><w:rPr><w:vanish/></w:rPr></w:style>';
    const { body } = clean(
      `${p(`${r('A')}${r('X', '<w:rStyle w:val="Nota"/>')}`)}${p(`${r('X')}${r('B', '<w:vanish w:val="false"/>')}`, '<w:pStyle w:val="Interno"/>')}${p(r('X'), '<w:pStyle w:val="Interno"/>')}${p(r('C'))}`,
      styles,
    );
    expect(lines(body)).toEqual(['A', 'B', 'C']);
    expect(body).not.toContain('X');
  });

  test('but not what is hidden on screens alone, such as page numbers of a table of contents', () => {
    const { body, notes } = clean(p(r('7', '<w:webHidden/>')));
    expect(body).toBe('<w:p><w:r><w:rPr></w:rPr><w:t>7</w:t></w:r></w:p>');
    expect(notes).toEqual([]);
  });

  const shape = (style: string, text: string) =>
    `<v:shape style="${style}"><v:textbox><w:txbxContent>${p(r(text))}</w:txbxContent></v:textbox></v:shape>`;
  const pict = (inner: string) => `<w:r><w:pict>${inner}</w:pict></w:r>`;

  test('a row of a table, with its text', () => {
    const row = (text: string, formats = '') =>
      `<w:tr><w:trPr>${formats}</w:trPr><w:tc>${p(r(text))}</w:tc><w:tc>${p(r(`de ${text}`))}</w:tc></w:tr>`;
    const { body, notes } = clean(
      `<w:tbl>${row('A')}${row('margem', '<w:hidden/>')}${row('custo', '<w:hidden w:val="1"/>')}</w:tbl>`,
    );
    expect(lines(body)).toEqual(['A', 'de A']);
    expect(notes).toEqual(['2 textos ocultos retirados (“margem de margem”).']);
  });

  test('shapes that are not shown', () => {
    const { body, notes } = clean(
      p(
        `${r('A')}<w:r><w:drawing><wp:inline><wp:docPr id="1" name="n" hidden="1"/><w:txbxContent>${p(r('margem'))}</w:txbxContent></wp:inline></w:drawing></w:r>${pict(shape('width:1pt; visibility: hidden', 'X'))}${pict('<v:rect style="mso-hide:all"/>')}`,
      ),
    );
    expect(lines(body)).toEqual(['A']);
    expect(body).not.toMatch(/drawing|v:|w:pict/);
    expect(notes).toEqual(['3 desenhos ocultos retirados (“margem”).']);
  });

  test('a hidden shape of a group alone: the clause beside it stays', () => {
    const hidden = shape('visibility:hidden', 'X');
    const { body, notes } = clean(
      p(
        `${pict(`<v:group>${hidden}${shape('width:1pt', 'Multa de 10%')}<v:group>${hidden}</v:group></v:group>`)}${pict(`<v:shapetype id="t"/><v:group>${hidden}${hidden}</v:group>`)}`,
      ),
    );
    expect(body.match(/<w:t>[^<]*/g)).toEqual(['<w:t>Multa de 10%']);
    expect(body.match(/<w:pict>/g)).toHaveLength(1);
    expect(body.match(/<v:group>/g)).toHaveLength(1);
    expect(notes).toEqual(['4 desenhos ocultos retirados (“X”).']);
  });

  test('a hidden shape in a group of a drawing', () => {
    const grouped = (text: string, formats = '') =>
      `<wps:wsp><wps:cNvPr id="2" name="n"${formats}/><wps:txbx><w:txbxContent>${p(r(text))}</w:txbxContent></wps:txbx></wps:wsp>`;
    const { body, notes } = clean(
      p(
        `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="g"/><wpg:wgp xmlns:wpg="urn:wpg"><wpg:cNvGrpSpPr/>${grouped('Multa')}${grouped('X', ' hidden="true"')}</wpg:wgp></wp:inline></w:drawing></w:r>`,
      ),
    );
    expect(body).toContain('<w:t>Multa</w:t>');
    expect(body).not.toContain('<w:t>X');
    expect(notes).toEqual(['1 desenho oculto retirado (“X”).']);
  });
});

describe('fields become what they show', () => {
  test('a date, a property and a condition; page numbers stay fields', () => {
    const { body, notes } = clean(
      `${p(field(' DATE \\@ "dd/MM/yyyy" ', r('21/11/2026')))}${p(field(' DOCPROPERTY Margem ', r('12%')))}${p(field(' PAGE ', r('3')))}`,
    );
    expect(lines(body)).toEqual(['21/11/2026', '12%', '3']);
    expect(body.match(/instrText/g)).toHaveLength(2);
    expect(body).toContain(' PAGE ');
    expect(notes).toEqual([
      '1 data automática virou texto (“21/11/2026”): no lugar dela, escreva um campo da lista.',
      '1 campo do Word virou o texto que mostrava (DOCPROPERTY: “12%”).',
    ]);
  });

  test('nothing of an instruction stays: fields in it, index entries, a field without its end', () => {
    const { body } = clean(
      `${p(`${mark('begin')}<w:r><w:instrText>IF </w:instrText></w:r>${field('MERGEFIELD m', r('baixa'))}<w:r><w:instrText> = "baixa" "negociar" "ok"</w:instrText></w:r>${mark('separate')}${r('ok')}${mark('end')}`)}${p(`${r('A')}${mark('begin')}<w:r><w:instrText>XE "cliente difícil"</w:instrText></w:r>${mark('end')}`)}${p(`${mark('begin')}<w:r><w:instrText>PAGE</w:instrText></w:r>${del('x')}`)}`,
    );
    expect(lines(body)).toEqual(['ok', 'A', '']);
    expect(body).not.toMatch(/instrText|fldChar|baixa|difícil/);
  });

  test('a simple field too', () => {
    const { body, notes } = clean(
      p(
        `<w:fldSimple w:instr="AUTHOR">${r('Ana')}</w:fldSimple><w:fldSimple w:instr="NUMPAGES">${r('2')}</w:fldSimple>`,
      ),
    );
    expect(body).toBe(`<w:p>${r('Ana')}<w:fldSimple w:instr="NUMPAGES">${r('2')}</w:fldSimple></w:p>`);
    expect(notes).toEqual(['1 campo do Word virou o texto que mostrava (AUTHOR: “Ana”).']);
  });

  test('two of a kind are told in the plural, simple and complex ones together', () => {
    const simple = (instruction: string, text: string) =>
      `<w:fldSimple w:instr=" ${instruction} ">${r(text)}</w:fldSimple>`;
    const { notes } = clean(
      p(
        `${simple('DATE', '21/11/2026')}${field('TIME', r('10:00'))}${simple('AUTHOR', 'Ana')}${field('TITLE', r('Contrato'))}${simple('', '')}`,
      ),
    );
    expect(notes).toEqual([
      '2 datas automáticas viraram texto (“21/11/2026”): no lugar delas, escreva um campo da lista.',
      '3 campos do Word viraram o texto que mostravam (AUTHOR: “Ana”).',
    ]);
  });
});

describe('content controls become their text', () => {
  const control = (properties: string, inner: string) =>
    `<w:sdt><w:sdtPr><w:alias w:val="interno"/>${properties}</w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;

  test('in a line, around paragraphs and around rows', () => {
    const { body, notes } = clean(
      `${p(`${r('A')}${control('', r('B'))}<w:smartTag w:element="x">${r('C')}</w:smartTag>`)}${control('', p(r('D')))}`,
    );
    expect(body).toBe(`${p(`${r('A')}${r('B')}${r('C')}`)}${p(r('D'))}`);
    expect(notes).toEqual(['2 controles de conteúdo viraram texto.']);
  });

  test('one that nobody filled in is told apart with its text, unless a tag stands in it', () => {
    const prompt = '<w:showingPlcHdr/>';
    expect(clean(p(control(prompt, r('Clique para digitar')))).unfilled).toBe('Clique para digitar');
    const { body, unfilled } = clean(p(control(prompt, r('[[cliente_nome]]'))));
    expect(lines(body)).toEqual(['[[cliente_nome]]']);
    expect(unfilled).toBeNull();
    const struck = `<w:del w:id="1" w:author="Ana">${control(prompt, r('X'))}</w:del>`;
    expect(clean(p(control('', `${r('A')}${struck}`))).unfilled).toBeNull();
  });
});

test('of alternatives one branch stays: what the converter draws, else the fallback', () => {
  const alternatives = (requires: string) =>
    `<w:r><mc:AlternateContent xmlns:q="urn:q"><mc:Choice Requires="${requires}"><w:t>nova</w:t></mc:Choice><mc:Fallback><q:x/><w:t>antiga</w:t></mc:Fallback></mc:AlternateContent></w:r>`;
  const { body } = clean(`${p(alternatives('wps'))}${p(alternatives('wpc'))}`);
  expect(lines(body)).toEqual(['nova', 'antiga']);
  expect(body.match(/AlternateContent/g)).toHaveLength(2);
  expect(body).toContain('<q:x xmlns:q="urn:q"/>');
});

describe('alternatives of which nothing is drawn', () => {
  const shape = (text: string) =>
    `<wp:inline><wps:txbx><w:p><w:r><w:t>${text}</w:t></w:r></w:p></wps:txbx></wp:inline>`;
  const choice = (requires: string, content: string) =>
    `<mc:Choice Requires="${requires}">${content}</mc:Choice>`;
  const set = (branches: string) => `<mc:AlternateContent>${branches}</mc:AlternateContent>`;
  const run = (branches: string) => `<w:r>${set(branches)}</w:r>`;
  const ADVICE = 'no lugar dele, use texto ou uma imagem.';

  test.each([
    ['no fallback', choice('wpc', shape('Multa de 10%'))],
    ['an empty fallback', `${choice('wpc', shape('Multa de 10%'))}<mc:Fallback> </mc:Fallback>`],
    ['a closed fallback', `${choice('wpc', shape('Multa de 10%'))}<mc:Fallback/>`],
    ['several choices', choice('wpc', shape('Multa')) + choice('am3d wps', shape('de 10%'))],
  ])('are told where there is %s, with their text', (_, branches) => {
    const { body, notes } = clean(p(`${r('A')}${run(branches)}`));
    expect(lines(body)).toEqual(['A']);
    expect(notes).toEqual([`1 objeto do Word que não sai no PDF foi retirado (“Multa de 10%”): ${ADVICE}`]);
  });

  test('are told without a text, and around paragraphs', () => {
    const drawing = choice('cx1', '<w:drawing/>');
    const { notes } = clean(`${p(run(drawing))}${set(choice('cx4', p(r('Anexo'))))}${p(r('A'))}`);
    expect(notes).toEqual([
      '2 objetos do Word que não saem no PDF foram retirados (“Anexo”): no lugar deles, use texto ou uma imagem.',
    ]);
    expect(clean(p(run(drawing))).notes).toEqual([
      `1 objeto do Word que não sai no PDF foi retirado: ${ADVICE}`,
    ]);
  });

  test('are told once, also inside another set whose branch is drawn', () => {
    const inner = run(choice('wpc', shape('X')));
    const { notes } = clean(p(run(choice('wps', `<w:p>${r('A')}${inner}</w:p>`))));
    expect(notes).toEqual([`1 objeto do Word que não sai no PDF foi retirado (“X”): ${ADVICE}`]);
  });

  test.each([
    [
      'a fallback that is drawn',
      p(run(`${choice('wpc', shape('X'))}<mc:Fallback><w:t>X</w:t></mc:Fallback>`)),
    ],
    ['a choice that is drawn after another', p(run(choice('wpc', shape('X')) + choice('wps', shape('X'))))],
    ['formats alone', p(r('A', set(choice('w16', '<w:b/>'))))],
  ])('are not told where there is %s', (_, body) => {
    expect(clean(body).notes).toEqual([]);
  });

  test('are told as struck or hidden where they were', () => {
    const lost = set(choice('wpc', shape('X')));
    const { notes } = clean(
      p(`${r('A')}<w:del w:id="1"><w:r>${lost}</w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr>${lost}</w:r>`),
    );
    expect(notes).toEqual([
      '1 alteração controlada aceita: 1 trecho excluído saiu (“X”).',
      '1 texto oculto retirado (“X”).',
    ]);
  });
});

test('comments are counted', () => {
  const { notes } = clean(
    p(
      `<w:commentRangeStart w:id="0"/>${r('A')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`,
    ),
  );
  expect(notes).toEqual(['1 comentário retirado.']);
});
