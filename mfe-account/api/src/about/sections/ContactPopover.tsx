import { LeadForm } from '../../leads/form/LeadForm';
import type { LeadFormValues } from '../../leads/form/lead-form-values';
import { leadPageTexts } from '../../leads/form/lead-page-texts';

/** Contact form over the page, opened by any button that names it (billing-029). Old browsers show it below the page. */
export function ContactPopover({ values }: { values: LeadFormValues }) {
  const { title, lead, submitLabel } = leadPageTexts.contact;
  return (
    <section className="contact" id="contato" popover="auto" aria-labelledby="contato-titulo">
      <button
        className="close"
        type="button"
        popoverTarget="contato"
        popoverTargetAction="hide"
        aria-label="Fechar"
      >
        ×
      </button>
      <h2 id="contato-titulo">{title}</h2>
      <p>{lead}</p>
      <LeadForm values={values} submitLabel={submitLabel} />
    </section>
  );
}
