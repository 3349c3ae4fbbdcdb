import { isNotBlank } from '@girassol/shared-domain';
import { Button, Row, showSnackbar } from '@girassol/shared-ui';
import { Form, FormFields, FormSection, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useRef, useState } from 'react';
import { examineTemplate, type TemplateExamination, type TemplateTagRules } from './examine-template';
import { showDocumentChangeNotes } from './show-document-change-notes';
import { TemplateFindingsNotice } from './TemplateFindingsNotice';

const MAX_NAME_LENGTH = 120;

const nameProblem = ({ name }: { name: string }) =>
  isNotBlank(name) ? {} : { name: 'Dê um nome ao modelo.' };

/**
 * Function that uploads a template. Resolves to notes about changes in its document, or to true without notes; false if
 * the upload was refused and the person has been shown the reason.
 */
export type TemplateUploader = (template: {
  name: string;
  file: File;
}) => Promise<boolean | readonly string[]>;

interface TemplateUploadProps {
  kind: TemplateTagRules;
  add: TemplateUploader;
}

/** Form that uploads a Word document as a template, after a check that the document can be filled. */
export function TemplateUpload({ kind, add }: TemplateUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [findings, setFindings] = useState<TemplateExamination | null>(null);

  /** The name of the file, unless one was typed. */
  async function choose(chosen: File | null, suggestName: (name: string) => unknown) {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const found = await examineTemplate(chosen, kind);
    setFindings(found);
    const isSound = found.problems.length === 0;
    setFile(isSound ? chosen : null);
    if (isSound) suggestName(chosen.name.replace(/\.docx$/i, '').slice(0, MAX_NAME_LENGTH));
  }

  return (
    <Formik
      initialValues={{ name: '' }}
      validate={nameProblem}
      onSubmit={async ({ name }, { resetForm }) => {
        const notes = file && (await add({ name: name.trim(), file }));
        if (!notes) return;
        resetForm();
        setFile(null);
        setFindings(null);
        showSnackbar({ text: 'Modelo enviado.' });
        if (notes !== true) await showDocumentChangeNotes(notes);
      }}
    >
      {({ setValues }) => (
        <Form aria-label="Enviar modelo">
          <FormSection aria-labelledby="section-upload">
            <h2 id="section-upload">Enviar modelo</h2>
            <p>Um documento do Word (.docx) de até 10 MB, com os campos da lista desta página.</p>
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
                      setValues((typed) => (isNotBlank(typed.name) ? typed : { name })),
                    )
                  }
                />
                <Button icon="upload" onClick={() => input.current?.click()}>
                  {file ? file.name : 'Escolher documento'}
                </Button>
              </div>
              {findings && (
                <div className="wide">
                  <TemplateFindingsNotice findings={findings} />
                </div>
              )}
              <div className="wide">
                <FormTextField
                  name="name"
                  label="Nome do modelo"
                  isRequired
                  autoComplete="off"
                  maxLength={MAX_NAME_LENGTH}
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
