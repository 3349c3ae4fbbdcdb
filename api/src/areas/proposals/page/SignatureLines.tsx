/** Lines on which the customer signs a printed proposal, for sellers who take the acceptance on paper. */
export function SignatureLines() {
  return (
    <section className="signature" aria-labelledby="assinatura">
      <h2 id="assinatura">Prefere aceitar no papel?</h2>
      <div className="lines">
        {['Nome', 'CPF/CNPJ', 'Assinatura', 'Data'].map((label) => (
          <p key={label}>{label}</p>
        ))}
      </div>
    </section>
  );
}
