import { type ReportReason, reportReasons } from '@girassol/shared-domain/website';
import { renderFrame } from '../frame';
import type { SiteFacts } from '../site-facts';

/** What visitors choose from; operators read the same words. */
const reasonWords: Record<ReportReason, string> = {
  GOLPE: 'Parece golpe ou se passa por outra empresa',
  CONTEUDO: 'Tem conteúdo falso ou ofensivo',
  DADOS: 'Usa meus dados sem autorização',
  MARCA: 'Usa marca, texto ou foto sem autorização',
  OUTRO: 'Outro motivo',
};

/** A field that people do not see: what fills it is a program. */
export const TRAP = 'site';
export const MOST_WORDS = 1_000;

interface Reporting {
  isSent: boolean;
  /** What is wrong with what was sent. */
  problem: string | null;
  reason: string;
  words: string;
}

/** Where a visitor says that something is wrong with a site. */
export function renderReport(site: SiteFacts, { isSent, problem, reason, words }: Reporting): string {
  const { name } = site.content.business;
  return renderFrame(site, {
    title: `Denunciar o site de ${name}`,
    description: 'Avise a plataforma de que algo está errado com este site.',
    isPrivate: true,
    content: isSent ? (
      <>
        <h1>Denúncia recebida</h1>
        <p className="note good" role="status">
          Obrigado por avisar. A nossa equipe vai olhar o site e pode retirá-lo do ar.
        </p>
        <p>
          <a href={site.base}>Voltar ao site</a>
        </p>
      </>
    ) : (
      <>
        <h1>Denunciar este site</h1>
        <p className="intro">
          A denúncia vai para a plataforma que hospeda o site, não para {name}. Você não precisa se
          identificar.
        </p>
        <form className="box" method="post" action={`${site.base}/denunciar`}>
          {problem && (
            <p className="note bad" role="alert">
              {problem}
            </p>
          )}
          <fieldset className="field reasons">
            <legend>O que está errado?</legend>
            {reportReasons.map((value) => (
              <label key={value} className="check">
                <input type="radio" name="motivo" value={value} required defaultChecked={value === reason} />
                <span>{reasonWords[value]}</span>
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor="texto">Conte o que viu</label>
            <textarea id="texto" name="texto" maxLength={MOST_WORDS} required defaultValue={words} />
          </div>
          <div className="hidden" aria-hidden="true">
            <label htmlFor={TRAP}>Deixe em branco</label>
            <input id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
          </div>
          <button className="button" type="submit">
            Enviar denúncia
          </button>
        </form>
      </>
    ),
  });
}
