import { BrandName } from './BrandName';

const links = [
  ['/login', 'Entrar'],
  ['/form-teste-gratis', 'Pedir um teste'],
  ['/form-cadastro-curso', 'Curso'],
  ['/verificar', 'Verificar um documento'],
  ['/termos-de-uso-e-politica-de-privacidade', 'Termos e privacidade'],
] as const;

/** Footer of the public pages of the product. */
export function PublicPageFooter() {
  return (
    <footer className="foot">
      <div className="wide">
        <BrandName />
        <ul>
          {links.map(([href, label]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <p>A plataforma de trabalho de quem vende e instala energia solar.</p>
      </div>
    </footer>
  );
}
