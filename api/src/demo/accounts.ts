import type { AccountPlan, IndividualPermissions } from '@girassol/shared-domain';

/** User of a demonstration account who can log in. */
export interface DemoPerson {
  email: string;
  name: string;
  /** The manager of an account has none: managers hold every permission. */
  permissions?: IndividualPermissions;
  isAdmin?: boolean;
}

/** Demonstration account: its plan, modules, users, teams and amount of data. */
export interface DemoAccount {
  name: string;
  plan: AccountPlan;
  modules: string[];
  whitelabel?: string;
  isUnpaid?: boolean;
  isCalculatorOnly?: boolean;
  status?: string;
  /** Text of the login screen and the README. */
  description: string;
  manager: DemoPerson;
  vendors: (DemoPerson & { description?: string })[];
  teams: { name: string; leader: string; members: string[] }[];
  /** The bank of the demonstration knows it, and was asked by it. */
  finances?: boolean;
  /** Spreadsheets were imported to it and exported from it. */
  hasSpreadsheets?: boolean;
  /** The finance platform is open to it. */
  hasFinancePlatform?: boolean;
  /** Amount of data in the account; none if left out. */
  size?: DemoSize;
}

/**
 * Amount of data in a demonstration account: customers, open sales by column, and sales won and lost per
 * month.
 */
export interface DemoSize {
  customers: number;
  /** Open items of the sales board, by column. */
  openSales: number[];
  /** Sales won in a full month; the month before had fewer. */
  wonAMonth: number;
  lostAMonth: number;
}

const everyModule = [
  'Marketplace',
  'Gerador de Propostas de Pós-Venda',
  'Proposta 2.0',
  'Proposta Personalizada',
  'Assinatura Digital',
  'website',
  'domain',
];

const everyKanban: IndividualPermissions = {
  salesKanban: true,
  preSalesKanban: true,
  administrativeKanban: true,
  projectKanban: true,
  installationKanban: true,
  afterSalesKanban: true,
};

/**
 * Demonstration accounts: one for each kind of user, and a second company that must not see data of the
 * first.
 */
export const demoAccounts: DemoAccount[] = [
  {
    name: 'Girassol Energia Solar',
    plan: 'ENTERPRISE',
    modules: everyModule,
    finances: true,
    hasSpreadsheets: true,
    hasFinancePlatform: true,
    description: 'Gestora, plano Enterprise, todos os módulos',
    manager: { email: 'dono@girassol.test', name: 'Marina Duarte' },
    vendors: [
      {
        email: 'vendedor@girassol.test',
        name: 'Rafael Nunes',
        description: 'Vendedor da mesma empresa: funil de vendas, clientes e propostas',
        permissions: { salesKanban: true, customersList: true, proposalsList: true },
      },
      {
        email: 'camila@girassol.test',
        name: 'Camila Teixeira',
        permissions: {
          ...everyKanban,
          customersList: true,
          proposalsList: true,
          dataDeletion: true,
          projectManager: true,
          installationManager: true,
        },
      },
      {
        email: 'thiago@girassol.test',
        name: 'Thiago Hoffmann',
        permissions: {
          salesKanban: true,
          preSalesKanban: true,
          afterSalesKanban: true,
          customersList: true,
          proposalsList: true,
          preSalesManager: true,
        },
      },
    ],
    teams: [
      {
        name: 'Residencial',
        leader: 'camila@girassol.test',
        members: ['camila@girassol.test', 'vendedor@girassol.test'],
      },
      {
        name: 'Comercial e rural',
        leader: 'thiago@girassol.test',
        members: ['thiago@girassol.test', 'camila@girassol.test'],
      },
    ],
    size: { customers: 60, openSales: [31, 24, 27, 20, 14, 12], wonAMonth: 11, lostAMonth: 5 },
  },
  {
    name: 'Solar do Vale',
    plan: 'BASIC',
    modules: [],
    description: 'Gestor, plano Simples',
    manager: { email: 'basico@girassol.test', name: 'Otávio Ramos' },
    vendors: [],
    teams: [],
    size: { customers: 6, openSales: [], wonAMonth: 0, lostAMonth: 0 },
  },
  {
    name: 'Telhado Azul Energia',
    plan: 'ENTERPRISE',
    modules: [],
    isUnpaid: true,
    description: 'Gestora com pagamento em atraso',
    manager: { email: 'inadimplente@girassol.test', name: 'Sílvia Prado' },
    vendors: [],
    teams: [],
  },
  {
    name: 'Calculadora Serrana',
    plan: 'BASIC',
    modules: [],
    whitelabel: 'SERRANA',
    isCalculatorOnly: true,
    description: 'Cliente da SERRANA que usa só a calculadora',
    manager: { email: 'calculadora@serrana.test', name: 'Edson Kruger' },
    vendors: [],
    teams: [],
  },
  {
    name: 'Serrana Parceira',
    plan: 'ENTERPRISE',
    modules: ['Marketplace'],
    whitelabel: 'SERRANA',
    description: 'Parceira da SERRANA com o sistema completo',
    manager: { email: 'parceiro@serrana.test', name: 'Lorena Zanella' },
    vendors: [],
    teams: [],
    size: { customers: 8, openSales: [4, 3, 3, 2, 1, 1], wonAMonth: 2, lostAMonth: 1 },
  },
  {
    name: 'Girassol Plataforma',
    plan: 'ENTERPRISE',
    modules: everyModule,
    status: 'OWNER',
    description: 'Administração da plataforma',
    manager: { email: 'admin@girassol.test', name: 'Beatriz Amaral', isAdmin: true },
    vendors: [],
    teams: [],
  },
  {
    name: 'Vizinha Solar',
    plan: 'ENTERPRISE',
    modules: ['Marketplace'],
    description: 'Gestor de outra empresa, com dados próprios',
    manager: { email: 'dono@vizinha.test', name: 'Heitor Bianchi' },
    vendors: [
      {
        email: 'vendas@vizinha.test',
        name: 'Priscila Lopes',
        permissions: { ...everyKanban, customersList: true, proposalsList: true },
      },
    ],
    teams: [{ name: 'Vendas', leader: 'vendas@vizinha.test', members: ['vendas@vizinha.test'] }],
    size: { customers: 16, openSales: [8, 7, 6, 5, 3, 2], wonAMonth: 4, lostAMonth: 2 },
  },
  {
    name: 'Aurora Sul Instalações',
    plan: 'ENTERPRISE',
    modules: ['Marketplace', 'Proposta 2.0'],
    whitelabel: 'AURORA',
    description: 'Parceira da AURORA, com quadros e propostas (aurora.localhost)',
    manager: { email: 'dono@aurora.test', name: 'Débora Antunes' },
    vendors: [],
    teams: [],
    size: { customers: 6, openSales: [3, 2, 2, 1, 1, 1], wonAMonth: 1, lostAMonth: 1 },
  },
];
