import { formatCpfOrCnpj } from '@girassol/shared-domain';
import { renderSitePage } from '../frame';
import type { SitePageData } from '../site-page-data';

/** Renders the privacy page of a site, about the use of visitors' data (LGPD, art. 9). */
export function renderPrivacyPage(site: SitePageData): string {
  const { name, legalName, cnpj, email, phone } = site.content.business;
  const company = legalName || name;
  return renderSitePage(site, {
    title: `Privacidade · ${name}`,
    description: `Que dados o site de ${name} pede, para quê, e como pedir que sejam apagados.`,
    path: '/privacidade',
    content: (
      <div className="words">
        <h1>Privacidade</h1>
        <p>
          Este site é de <strong>{company}</strong>
          {cnpj && `, CNPJ ${formatCpfOrCnpj(cnpj)}`}, que decide sobre o uso dos dados que você informa aqui.
        </p>
        <h2>Sem cookies, sem rastreadores</h2>
        <p>
          Para ler o site você não informa nada. Não usamos cookies nem programas de terceiros. Contamos
          quantas vezes cada página foi aberta e de onde veio o acesso (busca, rede social), sem saber quem
          abriu.
        </p>
        <h2>O que pedimos no simulador</h2>
        <p>
          O valor da conta ou o consumo, a cidade e o tipo de imóvel, para calcular a estimativa. Se quiser
          ser contatado, seu nome e telefone.
        </p>
        <h2>Para que usamos</h2>
        <p>
          Para fazer a estimativa e o contato que você pediu (LGPD, art. 7º, V). Mensagens de divulgação, só
          se você marcar que as quer (art. 7º, I), e você pode desistir a qualquer momento.
        </p>
        <h2>Por quanto tempo</h2>
        <p>
          Enquanto durar a conversa sobre o seu sistema e, depois, pelo tempo que a lei exigir de quem vende.
          Não vendemos nem cedemos seus dados. Eles ficam em um sistema de gestão contratado por {name},
          protegidos por senha.
        </p>
        <h2>Seus direitos</h2>
        <p>
          Você pode pedir para ver, corrigir ou apagar seus dados, e retirar o consentimento
          {email ? (
            <>
              : escreva para <a href={`mailto:${email}`}>{email}</a>.
            </>
          ) : phone ? (
            '. Use o telefone que está no rodapé.'
          ) : (
            '. Use os contatos desta página.'
          )}
        </p>
      </div>
    ),
  });
}
