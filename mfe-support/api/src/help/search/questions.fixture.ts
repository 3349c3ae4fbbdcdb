/** Question that somebody asks, and the slug of the article that answers it. */
export interface AskedQuestion {
  question: string;
  article: string;
}

/** Forty questions, written before any article existed: neither the articles nor the search were tuned before they were counted once. */
export const chosenQuestions: readonly AskedQuestion[] = [
  { question: 'acabei de assinar, por onde eu começo?', article: 'primeiros-passos' },
  { question: 'esqueci minha senha e não consigo entrar', article: 'recuperar-acesso' },
  { question: 'como ativo a verificação em duas etapas?', article: 'senha-e-seguranca' },
  { question: 'onde coloco o CNPJ e o logo da minha empresa?', article: 'dados-da-empresa' },
  { question: 'quero que meu vendedor novo tenha acesso ao sistema', article: 'convidar-colaboradores' },
  { question: 'como impedir que um vendedor veja os clientes dos outros?', article: 'permissoes-e-equipes' },
  { question: 'meu boleto da mensalidade venceu, como pago?', article: 'pagar-assinatura' },
  { question: 'quero mudar para um plano maior', article: 'trocar-de-plano' },
  { question: 'como cancelo minha conta?', article: 'cancelar-assinatura' },
  { question: 'tem um jeito rápido de achar um cliente em qualquer tela?', article: 'buscar-em-tudo' },
  { question: 'apaguei um card sem querer, dá para voltar?', article: 'desfazer' },
  { question: 'quero falar com um atendente', article: 'falar-com-o-suporte' },
  { question: 'dá para integrar com outro sistema por webhook?', article: 'webhook' },
  { question: 'como cadastro um cliente novo pessoa jurídica?', article: 'cadastrar-cliente' },
  { question: 'como filtro os clientes por cidade?', article: 'encontrar-clientes' },
  { question: 'como crio uma nova venda no funil?', article: 'funil-de-vendas' },
  { question: 'posso mudar o nome das colunas do meu quadro?', article: 'colunas-do-quadro' },
  { question: 'o cliente desistiu, como marco a venda como perdida?', article: 'ganhar-ou-perder' },
  { question: 'como transformo um lead da pré-venda em venda?', article: 'pre-venda' },
  { question: 'como marco uma visita na agenda?', article: 'agenda' },
  { question: 'onde escrevo uma anotação sobre a conversa com o cliente?', article: 'notas' },
  { question: 'como faço uma lista de tarefas para a equipe conferir?', article: 'checklists' },
  { question: 'como abro uma ordem de serviço de manutenção?', article: 'ordens-de-servico' },
  { question: 'onde guardo a conta de luz e os documentos do cliente?', article: 'arquivos-do-cliente' },
  {
    question: 'como acompanho a homologação do projeto na concessionária?',
    article: 'projetos-e-instalacoes',
  },
  { question: 'onde vejo quanto minha equipe vendeu no mês?', article: 'graficos-e-resultados' },
  { question: 'como faço uma proposta para o cliente?', article: 'criar-proposta' },
  { question: 'o cliente tem duas contas de luz, como coloco o rateio?', article: 'unidades-consumidoras' },
  { question: 'como cadastro um kit de um fornecedor?', article: 'kits' },
  { question: 'o painel que eu uso não aparece na lista de módulos', article: 'modulos-e-inversores' },
  { question: 'como mudo a margem de lucro da proposta?', article: 'precificacao' },
  { question: 'como mando a proposta pelo WhatsApp?', article: 'enviar-proposta' },
  { question: 'quero trocar as cores e a capa da proposta', article: 'personalizar-proposta' },
  { question: 'posso usar meu próprio modelo de proposta em Word?', article: 'modelos-de-proposta-word' },
  { question: 'como monto um modelo de contrato com os dados do cliente?', article: 'modelos-de-contrato' },
  { question: 'como mando o contrato para o cliente assinar pelo celular?', article: 'assinatura-digital' },
  { question: 'como simulo um financiamento em vários bancos?', article: 'simular-financiamento' },
  { question: 'como coloco meu site no meu próprio domínio?', article: 'dominio-do-site' },
  { question: 'tenho uma planilha de clientes, como coloco tudo no sistema?', article: 'importar-planilha' },
  { question: 'preciso baixar a lista de clientes em Excel', article: 'exportar-lista' },
];

/** Twenty more, invented from labels of addresses without reading an article. They are reported without a target. */
export const inventedQuestions: readonly AskedQuestion[] = [
  { question: 'onde fica a senha da minha conta?', article: 'senha-e-seguranca' },
  { question: 'perdi o e-mail de primeiro acesso', article: 'recuperar-acesso' },
  { question: 'como tirar um colaborador que saiu da empresa?', article: 'convidar-colaboradores' },
  { question: 'quais formas de pagamento vocês aceitam?', article: 'pagar-assinatura' },
  { question: 'como vejo os clientes da pré-venda em lista?', article: 'pre-venda' },
  { question: 'onde encontro as vendas finalizadas?', article: 'ganhar-ou-perder' },
  { question: 'quero ver os compromissos da semana da equipe', article: 'agenda' },
  { question: 'como cadastro modelos de checklist da pós-venda?', article: 'checklists' },
  { question: 'preciso alterar o preço de um kit que já cadastrei', article: 'kits' },
  { question: 'como adiciono um inversor novo?', article: 'modulos-e-inversores' },
  { question: 'a lista de propostas mostra quem abriu?', article: 'enviar-proposta' },
  { question: 'como uso a calculadora sem cadastrar cliente?', article: 'calculadora' },
  { question: 'preciso gerar o contrato de uma venda fechada', article: 'gerar-contrato' },
  { question: 'como sei se um documento assinado é verdadeiro?', article: 'verificar-documento' },
  {
    question: 'o banco pediu mais documentos do financiamento, onde envio?',
    article: 'documentos-do-financiamento',
  },
  { question: 'como faço o pedido dos equipamentos do financiamento?', article: 'pedidos-de-equipamentos' },
  { question: 'quero publicar uma página da minha empresa na internet', article: 'criar-site' },
  { question: 'quem preencheu o simulador do meu site?', article: 'leads-do-site' },
  { question: 'a importação deu erro em algumas linhas', article: 'importar-planilha' },
  { question: 'onde acompanho os chamados que abri?', article: 'falar-com-o-suporte' },
];

/** Questions in the words of everyday. The right article is the first one. */
export const everydayQuestions: readonly AskedQuestion[] = [
  { question: 'como mando o contrato pro cliente assinar?', article: 'assinatura-digital' },
  { question: 'como faço pra mandar proposta pro zap', article: 'enviar-proposta' },
  { question: 'quero cancelar', article: 'cancelar-assinatura' },
  { question: 'cliente sumiu da lista', article: 'encontrar-clientes' },
  { question: 'onde acompanho os chamados que abri?', article: 'falar-com-o-suporte' },
  { question: 'como dou ganho', article: 'ganhar-ou-perder' },
  { question: 'meu cliente não recebeu o código pra assinar', article: 'assinatura-digital' },
  { question: 'o código de assinatura não chegou', article: 'assinatura-digital' },
  { question: 'cliente recusou assinar', article: 'assinatura-digital' },
  { question: 'mudar senha', article: 'senha-e-seguranca' },
  { question: 'mudar cor do site', article: 'criar-site' },
  { question: 'o negócio sumiu do quadro', article: 'funil-de-vendas' },
  { question: 'meu card sumiu', article: 'funil-de-vendas' },
];

/** Questions about something else than the product. No article answers them. */
export const unrelatedQuestions: readonly string[] = [
  'qual o preço do bitcoin',
  'como criar uma conta no instagram',
  'tirar passaporte',
  'como emagrecer rápido',
  'empréstimo pessoal rápido',
  'número da sorte',
  'previsão do tempo para amanhã',
  'preço da gasolina hoje',
  'qual a senha do wifi',
  'quero comprar um carro usado',
  'como ganhar dinheiro na internet',
  'quem ganhou a eleição',
  'como declarar imposto de renda',
  'curso de excel online grátis',
];
