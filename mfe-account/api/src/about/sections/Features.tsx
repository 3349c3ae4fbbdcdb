import type { PictureName } from '../pictures';
import { Screenshot } from './Screenshot';

interface Feature {
  title: string;
  text: string;
  points: readonly string[];
  picture: PictureName;
  alt: string;
  isPhone?: boolean;
}

const features: readonly Feature[] = [
  {
    title: 'A proposta que a família entende no jantar',
    text: 'Uma página bonita, em português claro, com a conta de antes e a de depois. O cliente aceita ali mesmo.',
    points: [
      'Irradiação, tarifa e Fio B no cálculo',
      'Preço à mão ou pelas regras da sua empresa',
      'PDF e Word com a sua marca',
    ],
    picture: 'proposal-phone',
    alt: 'Proposta aberta no celular: economia estimada em 25 anos, potência, geração e tempo de retorno.',
    isPhone: true,
  },
  {
    title: 'O mês da empresa em uma tela',
    text: 'Quanto entrou, quanto foi ganho, o que está aberto e quem acabou de abrir a sua proposta.',
    points: ['Números por pessoa e por equipe', 'Aviso quando o cliente aceita', 'Busca de tudo com Ctrl+K'],
    picture: 'home',
    alt: 'Página inicial: negócios gerados e ganhos, conversão, negócios em aberto e propostas visualizadas.',
  },
  {
    title: 'Crédito sem caça ao e-mail',
    text: 'Simule, envie a ficha uma vez e acompanhe cada análise até o pagamento. Cada linha diz o que falta.',
    points: [
      'Ofertas comparadas pelo custo total',
      'Documentos enviados pelo celular do cliente',
      'Situação atualizada ao vivo',
    ],
    picture: 'financing',
    alt: 'Lista de financiamentos com situação, cliente, valores e o próximo passo de cada um.',
  },
  {
    title: 'Contrato assinado sem sair da venda',
    text: 'Escreva o modelo no Word. Os campos se preenchem, as pessoas assinam por e-mail e todos recebem o PDF lacrado.',
    points: [
      'Assinatura com código e trilha de eventos',
      'Qualquer pessoa verifica o documento',
      'Venda ganha só depois de assinada, se você quiser',
    ],
    picture: 'signatures',
    alt: 'Assinaturas: contratos assinados, aguardando assinaturas, em preparação e recusados.',
  },
  {
    title: 'Seu site no ar, com simulador',
    text: 'Escolha um visual, escreva e publique. O simulador usa o cálculo da proposta e entrega contatos prontos.',
    points: [
      'Quatro visuais, no seu domínio',
      'Sem programador e sem plugin',
      'Contatos direto na pré-venda',
    ],
    picture: 'site-editor',
    alt: 'Editor do site: lista de blocos, prévia da página e campos da capa.',
  },
];

/** Section with what the product does, each with its own screen. */
export function Features() {
  return (
    <section className="wide features" id="recursos">
      <h2>Cada etapa tem a tela certa</h2>
      {features.map(({ title, text, points, picture, alt, isPhone = false }) => (
        <article className="feature" key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <div className={isPhone ? 'stage' : undefined}>
            <Screenshot name={picture} alt={alt} isPhone={isPhone} />
          </div>
        </article>
      ))}
    </section>
  );
}
