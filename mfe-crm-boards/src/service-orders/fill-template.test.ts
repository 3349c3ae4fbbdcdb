import { testItem } from '@girassol/shared-auth/testing';
import PizZip from 'pizzip';
import { exampleTemplate, wordDocument } from './example-template';
import { BrokenTemplate, fillTemplate, tagsOf } from './fill-template';
import { missingTags } from './missing-tags';
import { orderDataOf } from './order-fields';

const now = Date.UTC(2026, 7, 1, 15);
const item = testItem({
  type: 'AFTER_SALES',
  amount: 427.6,
  modsQtd: 12,
  distance: null,
  afterSalesData: {
    serviceOrder: '#00012',
    power: 5.4,
    modsQtd: 12,
    invQtd: null,
    distance: null,
    roofHight: null,
    inverterType: 'String',
    services: [
      {
        _id: 'a',
        serviceName: 'Limpeza',
        type: 'SERVICE',
        quantity: 1,
        price: 380,
        priceComps: ['Mão de obra', 'Viagem'],
      },
      { _id: 'b', serviceName: 'Cabo & terminal', type: 'SUPPLY', quantity: 4, price: 11.9, priceComps: [] },
    ],
  },
});
const data = orderDataOf({ item, now });

async function textOf(blob: Blob): Promise<string> {
  const xml = new PizZip(await readBlob(blob)).file('word/document.xml')?.asText() ?? '';
  return xml
    .replace(/<w:br\/>/g, '\n')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&');
}
const readBlob = (blob: Blob) =>
  new Promise<ArrayBuffer>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as ArrayBuffer); // read as such just below
    reader.readAsArrayBuffer(blob);
  });

test('[boards.aftersales-007, contracts-020] brace tags and loops are filled with what the activity knows', async () => {
  const template = wordDocument([
    'Ordem {ordem_numero} de {data}',
    '{cliente_nome}, {cliente_documento}',
    '{#servicos}',
    '{servico_quantidade} × {servico_nome} = {servico_total} ({cliente_nome})',
    '{/servicos}',
    'Total {total}',
  ]);
  const text = await textOf(fillTemplate(template, data));
  expect(text).toContain('Ordem #00012 de 01/08/2026');
  expect(text).toContain('Carla Schmidt, 529.982.247-25');
  expect(text).toContain('1 × Limpeza = R$ 380,00 (Carla Schmidt)');
  expect(text).toContain('4 × Cabo & terminal = R$ 47,60 (Carla Schmidt)');
  expect(text).toContain('Total R$ 427,60');
});

test('[contracts-024] what is not registered is told beforehand, and said in the document', async () => {
  const template = wordDocument([
    '{sistema_distancia} {cliente_nome} {campo_meu} {#servicos}{servico_composicao}{/servicos}',
  ]);
  expect(missingTags(tagsOf(template), data)).toEqual([
    'sistema_distancia',
    'campo_meu',
    'servico_composicao',
  ]);
  const text = await textOf(fillTemplate(template, data));
  expect(text).toContain('*** DADO NÃO CADASTRADO: sistema_distancia *** Carla Schmidt');
  expect(text).toContain('*** DADO NÃO CADASTRADO: campo_meu ***');
  expect(text).toContain('Mão de obra\nViagem*** DADO NÃO CADASTRADO: servico_composicao ***');
});

test('an activity without services has an empty loop, and misses nothing by it', async () => {
  const none = orderDataOf({ item: { ...item, afterSalesData: null }, now });
  const template = wordDocument(['Ordem', '{#servicos}', '{servico_nome}', '{/servicos}', 'Fim']);
  expect(missingTags(tagsOf(template), none)).toEqual([]);
  expect(await textOf(fillTemplate(template, none))).not.toContain('servico_nome');
});

test('a template that cannot be filled says why, in words of whoever wrote it', () => {
  expect(() => tagsOf(wordDocument(['{#servicos} sem fim']))).toThrow(
    'No modelo, a repetição “servicos” não tem fim.',
  );
  expect(() => tagsOf(wordDocument(['{cliente_nome']))).toThrow(/não tem “}”/);
  expect(() => tagsOf(new TextEncoder().encode('isto não é um zip'))).toThrow(BrokenTemplate);
});

test('the example has every field, and an activity fills it', async () => {
  const template = exampleTemplate();
  expect(missingTags(tagsOf(template), data)).toEqual([
    'sistema_inversores',
    'sistema_distancia',
    'sistema_altura_telhado',
  ]);
  expect(await textOf(fillTemplate(template, data))).toContain('Ordem de serviço #00012');
});
