import { activeOnly, anyVisitor, goodStanding, signedIn } from '../routes/access';
import type { ComingArea } from './coming-area';

/** Account, plan, signup and the public sales pages: what mfe-account does not answer yet. */
export const account: ComingArea = {
  name: 'mfe-account',
  routes: [
    // account
    { path: '/conta/info/:uid', access: activeOnly, title: 'Dados da conta' },
    { path: '/conta/senha/:uid', access: activeOnly, title: 'Senha' },
    // billing
    { path: '/financeiro', access: anyVisitor, title: 'Financeiro', promptsLogin: true },
    { path: '/cancelamento', access: signedIn, title: 'Cancelamento' },
    // settings
    { path: '/configuracoes-azume-financeiro', access: signedIn, title: 'Plataforma financeira' },
    // collaborators
    { path: '/colaboradores/:managerId', access: activeOnly, title: 'Colaboradores' },
    // billing
    { path: '/sobre', access: goodStanding, title: 'Conheça' },
    { path: '/sobre/mobile', access: goodStanding, title: 'Conheça' },
    { path: '/form-teste-gratis', access: anyVisitor, title: 'Teste grátis' },
    {
      path: '/form-teste-gratis-checkout',
      access: anyVisitor,
      title: 'Teste grátis',
      redirectTo: '/assinatura/checkout/:planId',
      redirectDefaults: { planId: '1' },
    },
    { path: '/form-cadastro-curso', access: anyVisitor, title: 'Inscrição no curso' },
    { path: '/assinatura/passo-1/:planId', access: goodStanding, title: 'Assinatura' },
    {
      path: '/assinatura/escolha-pagamento/:planId/:suId',
      access: goodStanding,
      title: 'Forma de pagamento',
    },
    { path: '/assinatura/passo-3/:planId/:suId', access: goodStanding, title: 'Pagamento' },
    { path: '/assinatura/checkout/:planId', access: goodStanding, title: 'Checkout' },
    { path: '/assinatura/parabens/:planId/:suId', access: anyVisitor, title: 'Assinatura concluída' },
    { path: '/assinatura/boleto/parabens/:suId', access: anyVisitor, title: 'Boleto emitido' },
    { path: '/assinatura/pix/parabens/:suId', access: anyVisitor, title: 'Pix gerado' },
  ],
  menus: [
    {
      id: 'plataforma-financeira',
      label: 'Plataforma financeira',
      icon: 'building',
      group: 'financeiro',
      order: 40,
      to: '/configuracoes-azume-financeiro',
      needsFinancePlatform: true,
    },
    {
      id: 'colaboradores',
      label: 'Colaboradores',
      icon: 'users',
      group: 'ajustes',
      order: 20,
      to: '/colaboradores/:managerId',
      subject: 'account',
      when: { permission: 'employeesManager' },
    },
    {
      id: 'assinatura',
      label: 'Assinatura',
      icon: 'credit-card',
      group: 'ajustes',
      order: 70,
      to: '/financeiro',
      when: { userType: 'MANAGER' },
    },
    {
      id: 'conta',
      label: 'Dados da conta',
      icon: 'user',
      group: 'ajustes',
      order: 80,
      to: '/conta/info/:uid',
      subject: 'user',
      admin: 'also',
    },
  ],
};
