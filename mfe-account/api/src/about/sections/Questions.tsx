const questions = [
  [
    'Em quanto tempo começo a usar?',
    'Em minutos. Pago o Pix, a conta abre sozinha. Planilhas de clientes, negócios e kits entram pelo importador, que confere cada linha antes de gravar.',
  ],
  ['Preciso instalar alguma coisa?', 'Não. O Girassol abre no navegador do computador e do celular.'],
  [
    'E se eu mudar de plano?',
    'Para subir, você paga só a diferença dos dias que faltam, e vê o valor antes. Para descer, a mudança vale na renovação.',
  ],
  [
    'Posso cancelar?',
    'Sim, pela própria tela. Nos primeiros 7 dias o primeiro pagamento é devolvido. Depois, você usa até o fim do período pago e exporta os seus dados.',
  ],
  [
    'Meus dados ficam separados dos de outras empresas?',
    'Sim. O banco de dados recusa qualquer leitura de outra conta, além das regras do programa. Você vê quem da sua equipe acessa o quê.',
  ],
  [
    'O teste grátis abre a conta na hora?',
    'Não. Você deixa o contato, uma pessoa da equipe fala com você e abre a conta de teste por 14 dias.',
  ],
] as const;

/** Section with questions that open without a script. */
export function Questions() {
  return (
    <section className="wide questions" id="perguntas">
      <h2>Perguntas frequentes</h2>
      <div>
        {questions.map(([question, answer]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
