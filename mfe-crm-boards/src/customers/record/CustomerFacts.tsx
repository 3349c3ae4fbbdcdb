import { buildWhatsappLink, formatCity, formatCpfOrCnpj, formatPhone } from '@girassol/shared-domain';
import type { CustomerRecord } from '@girassol/shared-domain/contract';
import { keepFiguresTogether, TextLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { BreakableEmail } from '../../item/BreakableEmail';

/** Facts that people look up most on a customer's page: document, phones, e-mail, city. Leaves out what is not known. */
export function CustomerFacts({ customer }: { customer: CustomerRecord }) {
  const { document, isCNPJ, phone, whatsapp, email, origin } = customer;
  const facts = [
    { label: isCNPJ ? 'CNPJ' : 'CPF', text: document && formatCpfOrCnpj(document) },
    { label: 'Telefone', text: phone && formatPhone(phone), href: `tel:${phone}` },
    { label: 'WhatsApp', text: whatsapp && formatPhone(whatsapp), href: buildWhatsappLink(whatsapp) },
    { label: 'E-mail', text: email, href: `mailto:${email}` },
    { label: customer.city ? 'Cidade' : 'Estado', text: formatCity(customer) },
    { label: 'Origem', text: origin },
  ].filter(({ text }) => text);
  if (facts.length === 0) return null;
  return (
    <Facts aria-label="Resumo do cliente">
      {facts.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {href && text ? (
              <TextLink href={href}>
                <BreakableEmail text={keepFiguresTogether(text)} />
              </TextLink>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </Facts>
  );
}

const { color, font, radius, screen, space } = tokens;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[32]};
  margin: 0 0 ${space[16]};
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  > div { min-width: 0; }
  @media ${screen.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[16]};
    margin-bottom: 0;
    /* The whole fact is pressed: the word alone is too small for a finger. */
    > div { position: relative; min-height: 2.75rem; }
    dd a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd {
    margin: 0;
    color: ${color.ink};
    font: ${font[14]};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
