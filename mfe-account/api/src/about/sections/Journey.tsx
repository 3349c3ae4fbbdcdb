const steps = [
  ['O contato chega', 'Do seu site, do simulador ou de uma planilha, já no funil e com um responsável.'],
  ['A proposta sai', 'Consumo, kit, preço e 25 anos de economia são calculados enquanto você digita.'],
  [
    'O cliente aceita',
    'Ele abre a proposta no celular e aceita com nome e documento. O cartão muda na hora.',
  ],
  ['O crédito anda', 'Ofertas do banco lado a lado, com o custo total. O próximo passo está sempre à vista.'],
  ['O contrato é assinado', 'Seu modelo do Word vira contrato, com assinatura digital e PDF lacrado.'],
  ['A obra acontece', 'Projeto, instalação e pós-venda nascem da venda ganha, com etapas e arquivos.'],
] as const;

/** Section with the steps of a deal, in their order. */
export function Journey() {
  return (
    <section className="wide journey">
      <h2>Um negócio, seis passos, nenhuma planilha no meio</h2>
      <ol>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
