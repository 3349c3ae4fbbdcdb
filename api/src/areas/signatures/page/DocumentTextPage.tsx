/** Page of a document to sign as text, for people who cannot read the picture. */
export function DocumentTextPage({
  path,
  page,
  pages,
  text,
}: {
  path: string;
  page: number;
  pages: number;
  text: string;
}) {
  return (
    <>
      <div className="box">
        <pre className="text">{text.trim() || 'Esta página não tem texto: é uma imagem.'}</pre>
      </div>
      <nav aria-label="Páginas">
        {page > 1 && (
          <a className="link" href={`${path}/pagina/${page - 1}`}>
            Página anterior
          </a>
        )}{' '}
        {page < pages && (
          <a className="link" href={`${path}/pagina/${page + 1}`}>
            Próxima página
          </a>
        )}
      </nav>
      <a className="link" href={path}>
        Voltar ao documento
      </a>
    </>
  );
}
