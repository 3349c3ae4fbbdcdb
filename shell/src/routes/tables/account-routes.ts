import { activeOnly, anyVisitor, goodStanding, ownedBy, signedIn } from '../route-types';

/** Account, plan, settings, signup and the public sales pages. */
export const accountRoutes = ownedBy('mfe-account', [
  // account
  { path: '/conta/info/:uid', kinds: activeOnly, title: 'Dados da conta' },
  { path: '/conta/senha/:uid', kinds: activeOnly, title: 'Senha' },
  // billing
  { path: '/financeiro', kinds: anyVisitor, title: 'Financeiro', promptsLogin: true },
  { path: '/cancelamento', kinds: signedIn, title: 'Cancelamento' },
  // settings
  { path: '/configuracoes', kinds: signedIn, title: 'Configurações' },
  { path: '/configuracoes-azume-financeiro', kinds: signedIn, title: 'Plataforma financeira' },
  // collaborators
  { path: '/colaboradores/:managerId', kinds: activeOnly, title: 'Colaboradores' },
  // billing
  { path: '/sobre', kinds: goodStanding, title: 'Conheça' },
  { path: '/sobre/mobile', kinds: goodStanding, title: 'Conheça' },
  { path: '/form-teste-gratis', kinds: anyVisitor, title: 'Teste grátis' },
  {
    path: '/form-teste-gratis-checkout',
    kinds: anyVisitor,
    title: 'Teste grátis',
    redirectTo: '/assinatura/checkout/:planId',
    redirectDefaults: { planId: '1' },
  },
  { path: '/form-cadastro-curso', kinds: anyVisitor, title: 'Inscrição no curso' },
  { path: '/assinatura/passo-1/:planId', kinds: goodStanding, title: 'Assinatura' },
  { path: '/assinatura/escolha-pagamento/:planId/:suId', kinds: goodStanding, title: 'Forma de pagamento' },
  { path: '/assinatura/passo-3/:planId/:suId', kinds: goodStanding, title: 'Pagamento' },
  { path: '/assinatura/checkout/:planId', kinds: goodStanding, title: 'Checkout' },
  { path: '/assinatura/parabens/:planId/:suId', kinds: anyVisitor, title: 'Assinatura concluída' },
  { path: '/assinatura/boleto/parabens/:suId', kinds: anyVisitor, title: 'Boleto emitido' },
  { path: '/assinatura/pix/parabens/:suId', kinds: anyVisitor, title: 'Pix gerado' },
]);
