/** Questions of most buyers, with answers that hold for any installer. */
export const commonQuestions = [
  {
    question: 'Quanto vou economizar na conta de luz?',
    answer:
      'Depende do seu consumo, da tarifa da distribuidora e do espaço no telhado. A conta não chega a zero: continuam o custo de disponibilidade, a iluminação pública e a parte do uso da rede prevista na **Lei 14.300**. Na simulação você vê a estimativa com tudo isso dentro.',
  },
  {
    question: 'Funciona em dias nublados e à noite?',
    answer:
      'Em dias nublados o sistema gera menos; à noite, não gera. A energia que sobra durante o dia vira **crédito na distribuidora**, que vale por 60 meses e paga o que você usa à noite.',
  },
  {
    question: 'Quanto tempo leva até o sistema funcionar?',
    answer:
      'A instalação em uma casa leva poucos dias. O que mais demora é a **homologação na distribuidora**, que tem prazos definidos pela ANEEL. Cuidamos de toda a papelada e avisamos você a cada passo.',
  },
  {
    question: 'Preciso fazer manutenção?',
    answer:
      'Pouca: limpeza dos módulos quando a sujeira se acumula e uma revisão das conexões de tempos em tempos. Você acompanha a geração pelo celular e fala com a gente se algo sair do normal.',
  },
  {
    question: 'E se eu me mudar?',
    answer:
      'O sistema valoriza o imóvel e fica com ele, ou pode ser desmontado e levado. Os créditos acumulados continuam no CPF ou CNPJ do titular, na área da mesma distribuidora.',
  },
];

export const installationSteps = [
  {
    title: 'Conversa e simulação',
    body: 'Você conta quanto paga de luz. Mostramos o tamanho do sistema e a economia estimada.',
  },
  {
    title: 'Visita e projeto',
    body: 'Medimos o telhado, olhamos sombras e a entrada de energia, e fechamos o projeto.',
  },
  {
    title: 'Instalação',
    body: 'Equipe própria ou treinada por nós, com normas de segurança e o telhado como estava.',
  },
  {
    title: 'Homologação',
    body: 'Tratamos de tudo com a distribuidora, até a troca do medidor.',
  },
  {
    title: 'Acompanhamento',
    body: 'Você vê a geração no celular. Se algo mudar, estamos a uma mensagem de distância.',
  },
];

export const commonServices = {
  home: {
    icon: 'HOUSE',
    title: 'Energia solar para casa',
    body: 'Do sobrado ao apartamento térreo: um sistema do tamanho da sua conta, sem sobra nem falta.',
  },
  company: {
    icon: 'FACTORY',
    title: 'Empresas e comércio',
    body: 'Custo fixo menor todos os meses, com projeto que respeita a rotina do negócio.',
  },
  field: {
    icon: 'FIELD',
    title: 'Produtores rurais',
    body: 'Irrigação, granjas, ordenha e câmaras frias com energia gerada na própria terra.',
  },
  battery: {
    icon: 'BATTERY',
    title: 'Baterias',
    body: 'Para o que não pode parar quando a rede cai.',
  },
  car: {
    icon: 'CAR',
    title: 'Carregador para carro elétrico',
    body: 'Ponto de recarga instalado com proteção própria, alimentado pelo seu telhado.',
  },
  care: {
    icon: 'TOOLS',
    title: 'Manutenção e limpeza',
    body: 'Revisão, limpeza e diagnóstico, também de sistemas que outros instalaram.',
  },
} as const;

export const commonPaymentMethods = [
  { title: 'À vista', body: 'Com desconto, em etapas ligadas ao andamento da obra.' },
  {
    title: 'Financiado',
    body: 'Parcelas que podem ficar perto do que você deixa de pagar de luz, sujeitas à análise de crédito.',
  },
  { title: 'No cartão', body: 'Em parcelas, conforme o limite do seu cartão.' },
];
