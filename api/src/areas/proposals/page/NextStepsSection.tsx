import { formatDate } from '@girassol/shared-domain';
import { PageSection } from './PageSection';
import type { ProposalPageData } from './proposal-page-data';

/** Section of a proposal's page with the steps from the acceptance, unless it was given, to the first energy. */
export function NextStepsSection({ acceptance, proposal }: ProposalPageData) {
  const { companyName, validityDate } = proposal;
  const until = validityDate ? `, até ${formatDate(validityDate)}` : '';
  const steps = [
    !acceptance && (['Aceite', `Você confirma o interesse na página desta proposta${until}.`] as const),
    ['Contrato', `${companyName} prepara o contrato e envia para você assinar.`] as const,
    ['Projeto', 'O projeto é feito, e a conexão é pedida à distribuidora de energia.'] as const,
    ['Instalação', 'A equipe monta o sistema e confere se tudo funciona.'] as const,
    ['Ligação', 'A distribuidora faz a vistoria e troca o medidor: o sistema começa a gerar.'] as const,
  ].filter((step) => step !== false);
  return (
    <PageSection id="passos" title="Próximos passos">
      <ol className="steps">
        {steps.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
