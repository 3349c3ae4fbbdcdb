import { Button, tokens } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import { copyText } from '../item-panel/copy-text';
import { orderFields, SERVICES_LOOP, serviceFields } from './order-fields';
import { saveFile } from './save-file';

/** The fields a template may have; a press copies one. */
export function FieldsReference() {
  return (
    <FormSection aria-labelledby="section-fields">
      <h2 id="section-fields">Campos disponíveis</h2>
      <p>Escreva no documento o campo entre chaves; um clique copia. O que faltar no cadastro sai marcado.</p>
      <Button variant="secondary" icon="download" onClick={() => void saveExample()}>
        Baixar exemplo
      </Button>
      <FieldList fields={orderFields} />
      <p>
        Para cada serviço ou produto, entre {`{#${SERVICES_LOOP}}`} e {`{/${SERVICES_LOOP}}`}:
      </p>
      <FieldList fields={serviceFields} />
    </FormSection>
  );
}

function FieldList({ fields }: { fields: readonly { tag: string; label: string }[] }) {
  return (
    <List>
      {fields.map(({ tag, label }) => (
        <li key={tag}>
          <button type="button" onClick={() => copyText(`{${tag}}`, `{${tag}}: copiado!`)}>
            <code>{`{${tag}}`}</code>
            <span>{label}</span>
          </button>
        </li>
      ))}
    </List>
  );
}

async function saveExample(): Promise<void> {
  const { exampleTemplate } = await import('./example-template');
  saveFile(new Blob([exampleTemplate().slice()]), 'exemplo-ordem-de-servico.docx');
}

const { color, font, radius, space, screen } = tokens;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[16]};
  margin: ${space[16]} 0 0;
  padding: 0;
  list-style: none;

  button {
    display: grid;
    width: 100%;
    padding: ${space[8]};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.ink};
    text-align: left;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:hover { background: ${color.hover}; }
  button:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: -2px; }
  code { font-size: ${font[13]}; font-weight: 500; }
  span { color: ${color.inkSoft}; font: ${font[12]}; }
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;
