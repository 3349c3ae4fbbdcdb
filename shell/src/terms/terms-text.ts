interface Section {
  title: string;
  /** `{marca}` stands for the name of the product. */
  paragraphs: string[];
}

/** Text of the terms page. */
export const termsText: readonly Section[] = [
  {
    title: '1. O serviço',
    paragraphs: [
      '{marca} é uma plataforma para empresas que vendem, projetam e instalam sistemas de energia solar. Ela reúne clientes, vendas, propostas e obras em um só lugar.',
      'O acesso é contratado por uma conta. O dono da conta decide quem são os colaboradores e o que cada um pode ver e fazer.',
    ],
  },
  {
    title: '2. Sua conta e sua senha',
    paragraphs: [
      'Seu acesso é pessoal. Guarde sua senha, não a compartilhe e avise o dono da conta se desconfiar de que alguém a conhece.',
      'A sessão dura sete dias neste navegador. Ao sair, ela termina também nas outras abas.',
    ],
  },
  {
    title: '3. Como usar',
    paragraphs: [
      'Use a plataforma para o trabalho da sua empresa, com informações verdadeiras e com o direito de tratar os dados das pessoas que você cadastra.',
      'Não é permitido tentar acessar dados de outras contas, sobrecarregar o serviço de propósito ou usá-lo para enviar mensagens não solicitadas.',
    ],
  },
  {
    title: '4. Os dados são seus',
    paragraphs: [
      'Clientes, propostas, arquivos e anotações pertencem à sua empresa. {marca} os guarda e processa apenas para prestar o serviço, como operadora, nos termos da Lei Geral de Proteção de Dados (Lei 13.709/2018).',
      'Cada conta só enxerga os próprios dados. Senhas são guardadas de forma que ninguém consiga lê-las, nem mesmo nós.',
    ],
  },
  {
    title: '5. Privacidade de quem visita e de quem é cliente',
    paragraphs: [
      'Guardamos o necessário para o funcionamento: dados de cadastro, registros de acesso e o que você escreve na plataforma. Não vendemos dados.',
      'Este navegador guarda sua sessão, o último e-mail usado e suas preferências de tela. Nada disso é usado para publicidade.',
      'Você pode pedir acesso, correção, exportação ou eliminação dos seus dados pessoais ao dono da conta, que é o controlador, ou ao nosso atendimento.',
    ],
  },
  {
    title: '6. Cálculos e propostas',
    paragraphs: [
      'Estimativas de geração, economia e retorno partem de dados de irradiação, tarifas e regras vigentes, e das informações que você fornece. Elas ajudam a decidir e não substituem o projeto de um profissional habilitado.',
    ],
  },
  {
    title: '7. Pagamento e cancelamento',
    paragraphs: [
      'Com o pagamento irregular, algumas funcionalidades ficam suspensas até a regularização. Os dados permanecem guardados.',
      'O cancelamento pode ser pedido a qualquer momento pelo dono da conta.',
    ],
  },
  {
    title: '8. Mudanças',
    paragraphs: [
      'Quando estes termos mudarem de forma relevante, avisaremos na plataforma antes que a mudança passe a valer.',
    ],
  },
];
