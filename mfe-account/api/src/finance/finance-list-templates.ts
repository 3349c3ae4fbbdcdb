import type {
  FinanceBankAccount,
  FinanceCategory,
  FinanceCostCenter,
} from '@girassol/account-domain/contract';

type Template<Entry> = Omit<Entry, '_id' | 'organizationId'>;

interface OrganizationTemplate {
  /** Follows the name of the account. */
  nameSuffix: string;
  bankAccounts: Template<FinanceBankAccount>[];
  costCenters: Template<FinanceCostCenter>[];
  categories: Template<FinanceCategory>[];
}

const income = (code: string, name: string, group = 'Receitas'): Template<FinanceCategory> => ({
  code,
  name,
  kind: 'INCOME',
  group,
});

const expenses = (group: string, prefix: string, names: readonly string[]): Template<FinanceCategory>[] =>
  names.map((name, index) => ({
    code: `${prefix}.${String(index + 1).padStart(2, '0')}`,
    name,
    kind: 'EXPENSE',
    group,
  }));

const runningExpenses = [
  ...expenses('Pessoas', '3', [
    'Salários',
    'Pró-labore',
    'Encargos (INSS e FGTS)',
    'Vale-transporte e alimentação',
  ]),
  ...expenses('Estrutura', '4', [
    'Aluguel e condomínio',
    'Energia, água e internet',
    'Softwares e assinaturas',
    'Contabilidade e assessoria',
  ]),
  ...expenses('Comercial', '5', ['Marketing e anúncios', 'Comissões de vendas', 'Viagens e visitas']),
  ...expenses('Financeiro', '6', ['Tarifas bancárias e de cartão', 'Juros e multas']),
];

/**
 * Lists with which the embedded finance platform begins. Brazilian installers invoice equipment (NF-e, ICMS) apart from
 * services (NFS-e, ISS), often by two companies, so there is an organization for each.
 */
export const financeListTemplates: readonly OrganizationTemplate[] = [
  {
    nameSuffix: 'Equipamentos',
    bankAccounts: [
      { name: 'Conta movimento', kind: 'CHECKING' },
      { name: 'Recebimentos por Pix e boleto', kind: 'PAYMENT' },
      { name: 'Aplicação de reserva', kind: 'INVESTMENT' },
      { name: 'Caixa da loja', kind: 'CASH' },
    ],
    costCenters: [
      { code: '100', name: 'Administrativo' },
      { code: '200', name: 'Comercial' },
      { code: '210', name: 'Marketing' },
      { code: '300', name: 'Compras e estoque' },
      { code: '310', name: 'Logística' },
    ],
    categories: [
      income('1.01', 'Venda de kits fotovoltaicos'),
      income('1.02', 'Venda de equipamentos avulsos'),
      income('1.03', 'Frete cobrado do cliente'),
      income('1.90', 'Rendimentos de aplicações', 'Outras receitas'),
      ...expenses('Custos e impostos', '2', [
        'Compra de kits e equipamentos',
        'Frete sobre compras',
        'ICMS e DIFAL',
        'Simples Nacional (DAS)',
      ]),
      ...runningExpenses,
    ],
  },
  {
    nameSuffix: 'Serviços',
    bankAccounts: [
      { name: 'Conta movimento', kind: 'CHECKING' },
      { name: 'Recebimentos por Pix e boleto', kind: 'PAYMENT' },
      { name: 'Cartão das equipes de obra', kind: 'CREDIT_CARD' },
    ],
    costCenters: [
      { code: '100', name: 'Administrativo' },
      { code: '200', name: 'Comercial' },
      { code: '400', name: 'Projetos e homologação' },
      { code: '410', name: 'Obras' },
      { code: '420', name: 'Pós-venda e manutenção' },
      { code: '430', name: 'Frota' },
    ],
    categories: [
      income('1.01', 'Instalação de sistemas'),
      income('1.02', 'Projeto e homologação'),
      income('1.03', 'Manutenção e limpeza'),
      income('1.04', 'Monitoramento mensal'),
      income('1.90', 'Rendimentos de aplicações', 'Outras receitas'),
      ...expenses('Custos e impostos', '2', [
        'Mão de obra terceirizada',
        'Materiais de instalação',
        'ART e taxas da concessionária',
        'Locação de andaimes e guindaste',
        'Combustível e pedágio',
        'ISS',
        'Simples Nacional (DAS)',
      ]),
      ...runningExpenses,
    ],
  },
];
