import { computeContractValidityDate } from '@girassol/shared-domain';
import type { BoardItem, Proposal } from '@girassol/shared-domain/contract';
import {
  bracketDelimiters,
  buildTemplateData,
  buildWordDocumentFromLines,
  contractTagFamilies,
} from '@girassol/shared-domain/templates';
import { extractDocumentText, fillTemplate } from '@girassol/shared-templates/word';
import { createTestBoards } from '../../../../test/boards';
import { describeApi } from '../../../../test/harness';
import { sampleConsumption, sampleEquipment } from '../../../../test/proposals';

/** Each family of the rule, a line of a template with a tag of it, and the line that a finished proposal makes of it. */
const families: readonly [family: string, line: string, filled: RegExp][] = [
  ['client', '[[cliente_nome]]', /^Maria da Conceição$/],
  ['company', '[[empresa_nome]]', /^Sol Nascente$/],
  ['proposal', '[[proposta_numero]]', /^#\d{5}$/],
  ['consumption', '[[consumo_mensal]]', /^500 kWh$/],
  ['generation', '[[geracao_mensal]]', /^[4-9]\d\d kWh$/],
  ['system', '[[sistema_potencia]]', /^5,50 kWp$/],
  ['charts', '[[grafico_consumo]]', /^■+ jan: 500 kWh■.*■+ dez: 500 kWh$/],
  ['modules', '[[#modulos]][[modulo_quantidade]] [[modulo_fabricante]][[/modulos]]', /^10 Canadian$/],
  ['inverters', '[[#inversores]][[inversor_modelo]][[/inversores]]', /^MIN 5000$/],
  ['extras', '[[#itens]][[item_nome]]: [[item_detalhe]][[/itens]]', /^String box: CC e CA$/],
  ['energy bill', '[[#unidades]][[unidade_nome]] [[unidade_consumo_mensal]][[/unidades]]', /^Casa 500 kWh$/],
  ['pricing', '[[preco_final]]', /^R\$\s12\.860,00$/],
  ['price in words', '[[preco_final_extenso]]', /^doze mil oitocentos e sessenta reais$/],
  [
    'financing',
    '[[#financiamentos]][[fin_banco]]: [[fin_parcelas]][[/financiamentos]]',
    /^Banco do Sol: 60x de R\$\s620,00$/,
  ],
  ['viability', '[[payback]]', /^\d+ anos?( e \d+ m(ês|eses))?$/],
  ['price components', '[[#componentes]][[componente_nome]];[[/componentes]]', /Projeto;/],
  [
    'services and products',
    '[[#servicos]][[servico_nome]] [[servico_total]][[/servicos]]',
    /^Projeto R\$\s1\.000,00$/,
  ],
];

describeApi('tags of contracts', (api) => {
  let proposal: Proposal;
  let item: BoardItem;

  beforeAll(async () => {
    const { owner: as } = api.people;
    const boards = await createTestBoards(api);
    const { _id: saleId } = await boards.addItem(as, { customerId: boards.customerId });
    item = (await api.call('GET /sales/single/:saleId', { as, params: { saleId } })).sale;
    proposal = await finishedByHand(boards.customerId);
  });

  /** A proposal with an additional item, a price by hand and a service. */
  async function finishedByHand(cid: string): Promise<Proposal> {
    const { owner: as } = api.people;
    const begun = await api.call('POST /proposals/step-1/:cid/:userId', {
      as,
      params: { cid, userId: as.userId },
      body: sampleConsumption,
    });
    const params = { pid: begun.proposal._id };
    let { version } = begun.proposal;
    const additionalItems = [{ item: 'String box', quantity: 1, detail: 'CC e CA' }];
    const kit = { as, params, body: { ...sampleEquipment, additionalItems, version } };
    version = (await api.call('POST /proposals/step-2/:pid', kit)).proposal.version;
    version = (await api.call('POST /proposals/step-3/:pid', { as, params, body: { version } })).proposal
      .version;
    const terms = {
      method: 'MANUAL' as const,
      marginEquip: 20,
      margin: 10,
      serviceCosts: [{ name: 'Projeto', value: 1_000 }],
      version,
    };
    version = (await api.call('POST /proposals/step-4/:pid', { as, params, body: terms })).proposal.version;
    return (await api.call('POST /proposals/step-6/:pid', { as, params, body: { version } })).proposal;
  }

  test.each(families)(
    '[contracts-021] a tag of the family %s is filled in the document',
    async (_, line, filled) => {
      const { owner: as } = api.people;
      const { customer } = await api.call('GET /customers/single/:cid', {
        as,
        params: { cid: item.customer._id },
      });
      const { revenueData } = proposal;
      const offer = {
        bank: 'Banco do Sol',
        entry: 0,
        gracePeriod: 3,
        insurance: false,
        entryInstallments: 0,
        finOptId: null,
        bestChoice: true,
      };
      const financing = [{ ...offer, options: [{ installments: 60, value: 620, insuranceValue: 0 }] }];
      const { companyName } = await api.call('GET /contracts/user/:userId', {
        as,
        params: { userId: as.userId },
      });
      const now = Date.UTC(2026, 10, 23, 15);
      const data = buildTemplateData(contractTagFamilies, {
        number: 12,
        validityDays: 15,
        validityDate: computeContractValidityDate('2026-11-23', 15),
        item,
        proposal: { ...proposal, revenueData: revenueData && { ...revenueData, financing } },
        customer,
        companyName,
        now,
      });
      const { lines } = extractDocumentText(
        fillTemplate(buildWordDocumentFromLines(line), data, bracketDelimiters),
      );
      expect(lines.join('\n')).toMatch(filled);
      expect(lines.join('\n')).not.toContain('DADO NÃO CADASTRADO');
    },
  );
});
