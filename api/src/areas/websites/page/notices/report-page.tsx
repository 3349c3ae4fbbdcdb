import { addFormProblemFragment, formProblemAttributes } from '@girassol/api-platform/http/form-problem';
import { type SiteReportReason, siteReportReasons } from '@girassol/shared-domain/website';
import { renderSitePage } from '../frame';
import type { SitePageData } from '../site-page-data';

/** Label of each reason that visitors choose from, also shown to operators. */
const reportReasonLabels: Record<SiteReportReason, string> = {
  GOLPE: 'Parece golpe ou se passa por outra empresa',
  CONTEUDO: 'Tem conteúdo falso ou ofensivo',
  DADOS: 'Usa meus dados sem autorização',
  MARCA: 'Usa marca, texto ou foto sem autorização',
  OUTRO: 'Outro motivo',
};

/** Name of a form field that people cannot see, so that only programs fill it in (spam protection). */
export const HONEYPOT_FIELD = 'site';
/** Maximum number of characters in a visitor's report of abuse. */
export const MAX_ABUSE_REPORT_LENGTH = 1_000;

interface Reporting {
  isSent: boolean;
  /** Problem of the submitted form. */
  problem: string | null;
  reason: string;
  words: string;
}

/**
 * Renders the page with the form by which a visitor reports abuse on a site to the operators of the platform.
 */
export function renderAbuseReportPage(
  site: SitePageData,
  { isSent, problem, reason, words }: Reporting,
): string {
  const { name } = site.content.business;
  return renderSitePage(site, {
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
        <form
          className="box"
          method="post"
          action={addFormProblemFragment(`${site.base}/denunciar`)}
          noValidate
        >
          {problem && (
            <p className="note bad" {...formProblemAttributes}>
              {problem}
            </p>
          )}
          <fieldset className="field reasons">
            <legend>O que está errado?</legend>
            {siteReportReasons.map((value) => (
              <label key={value} className="check">
                <input type="radio" name="motivo" value={value} required defaultChecked={value === reason} />
                <span>{reportReasonLabels[value]}</span>
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor="texto">Conte o que viu</label>
            <textarea
              id="texto"
              name="texto"
              maxLength={MAX_ABUSE_REPORT_LENGTH}
              required
              defaultValue={words}
            />
          </div>
          <div className="hidden" aria-hidden="true">
            <label htmlFor={HONEYPOT_FIELD}>Deixe em branco</label>
            <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </div>
          <button className="button" type="submit">
            Enviar denúncia
          </button>
        </form>
      </>
    ),
  });
}
