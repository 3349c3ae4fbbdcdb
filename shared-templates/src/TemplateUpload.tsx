import { isFilled } from '@girassol/shared-domain';
import { Button, Row, showSnackbar } from '@girassol/shared-ui';
import { Form, FormFields, FormSection, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useRef, useState } from 'react';
import { examineTemplate, type Findings, type TemplateKind } from './examine-template';
import { TemplateFindings } from './TemplateFindings';

const LONGEST_NAME = 120;

const nameProblem = ({ name }: { name: string }) => (isFilled(name) ? {} : { name: 'Dê um nome ao modelo.' });

interface TemplateUploadProps {
  kind: TemplateKind;
  /** Sends it. False: it was refused, and whoever sent it has read why. */
  add: (template: { name: string; file: File }) => Promise<boolean>;
}

/** A Word document becomes a template, once it is sure that it can be filled. */
export function TemplateUpload({ kind, add }: TemplateUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [findings, setFindings] = useState<Findings | null>(null);

  /** The name of the file, unless one was typed. */
  async function choose(chosen: File | null, suggestName: (name: string) => unknown) {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const found = await examineTemplate(chosen, kind);
    setFindings(found);
    const isSound = found.problems.length === 0;
    setFile(isSound ? chosen : null);
    if (isSound) suggestName(chosen.name.replace(/\.docx$/i, '').slice(0, LONGEST_NAME));
  }

  return (
    <Formik
      initialValues={{ name: '' }}
      validate={nameProblem}
      onSubmit={async ({ name }, { resetForm }) => {
        if (!file || !(await add({ name: name.trim(), file }))) return;
        resetForm();
        setFile(null);
        setFindings(null);
        showSnackbar({ text: 'Modelo enviado.' });
      }}
    >
      {({ setValues }) => (
        <Form aria-label="Enviar modelo">
          <FormSection aria-labelledby="section-upload">
            <h2 id="section-upload">Enviar modelo</h2>
            <p>Um documento do Word (.docx) de até 10 MB, com os campos listados abaixo.</p>
            <FormFields>
              <div className="wide">
                <input
                  ref={input}
                  type="file"
                  accept=".docx"
                  hidden
                  aria-label="Documento do modelo"
                  onChange={(event) =>
                    void choose(event.target.files?.[0] ?? null, (name) =>
                      // Asked now, not when the file was chosen: looking into it takes a moment.
                      setValues((typed) => (isFilled(typed.name) ? typed : { name })),
                    )
                  }
                />
                <Button icon="upload" onClick={() => input.current?.click()}>
                  {file ? file.name : 'Escolher documento'}
                </Button>
              </div>
              {findings && (
                <div className="wide">
                  <TemplateFindings findings={findings} />
                </div>
              )}
              <div className="wide">
                <FormTextField
                  name="name"
                  label="Nome do modelo"
                  isRequired
                  autoComplete="off"
                  maxLength={LONGEST_NAME}
                />
              </div>
              <Row justify="end" className="wide">
                <FormSubmitButton isDisabled={!file}>Enviar modelo</FormSubmitButton>
              </Row>
            </FormFields>
          </FormSection>
        </Form>
      )}
    </Formik>
  );
}
