import type { DocumentTemplate } from '@girassol/shared-domain/contract';
import { orderFamilies, sampleServiceOrder } from '@girassol/shared-domain/templates';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button, Row, showSnackbar } from '..';
import { DocumentDialog, docxFile, saveFile, TemplatesPage } from '../templates';
import { Section } from './Section';

const first: DocumentTemplate = {
  _id: 'order',
  name: 'Ordem de serviço',
  type: 'SERVICE_ORDER',
  url: '#',
  registryTimestamp: Date.UTC(2026, 6, 31),
};

/** A page inside another: it does not ask for the whole height. */
const Inside = styled.div`
  > div { min-height: 0; margin: 0; padding: 0; }
`;

const nothing = () => undefined;

/** Templates of documents: their page, and the dialog that makes a document of one. */
export function TemplateSample() {
  const [isOpen, setOpen] = useState(false);
  const [templates, setTemplates] = useState([first]);
  const [file, setFile] = useState('');
  // Made here: the gallery has no server behind it. What the list adds to an address is nothing after the sign.
  useEffect(() => {
    const address = URL.createObjectURL(docxFile(sampleServiceOrder()));
    setFile(address);
    return () => URL.revokeObjectURL(address);
  }, []);
  return (
    <Section title="Modelos de documentos">
      <Row>
        <Button icon="file" onClick={() => setOpen(true)}>
          Gerar documento
        </Button>
      </Row>
      <Inside>
        <TemplatesPage
          title="Modelos de ordem de serviço"
          summary="Documentos do Word com campos entre chaves."
          obstacle={null}
          families={orderFamilies}
          templates={templates.map((template) => ({ ...template, url: `${file}#` }))}
          hasFailed={false}
          onRetry={nothing}
          whoSends="Quem gerencia as vendas envia os modelos."
          add={async ({ name }) => {
            setTemplates((known) => [...known, { ...first, _id: `${known.length}`, name }]);
            return true;
          }}
          onRemove={({ _id, name }) => {
            setTemplates((known) => known.filter((template) => template._id !== _id));
            showSnackbar({ text: `“${name}” saiu da lista.` });
          }}
          onSample={() => saveFile(docxFile(sampleServiceOrder()), 'Ordem de serviço (modelo).docx')}
        />
      </Inside>
      {isOpen && (
        <DocumentDialog
          title="Gerar ordem de serviço"
          doneText="Ordem de serviço gerada."
          templates={[]}
          templatesHref="#modelos"
          families={orderFamilies}
          data={{}}
          hasFailed={false}
          onRetry={nothing}
          placeHref={() => null}
          nameAfter="00012 Carla Schmidt"
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
