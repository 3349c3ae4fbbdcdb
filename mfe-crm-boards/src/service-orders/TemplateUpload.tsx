import { ApiError } from '@girassol/shared-auth';
import { isFilled } from '@girassol/shared-domain';
import { Button, inform, Row, showSnackbar } from '@girassol/shared-ui';
import { Form, FormFields, FormSection, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useRef, useState } from 'react';
import { object, string } from 'yup';

const schema = object({
  name: string()
    .test('required', 'Dê um nome ao modelo.', (text = '') => isFilled(text))
    .max(120, 'Use no máximo 120 letras.'),
});

/** A Word document becomes a template, once it is sure that it can be filled. */
export function TemplateUpload({
  add,
}: {
  add: (template: { name: string; file: File }) => Promise<unknown>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);

  /** The name of the file, unless one was typed. */
  async function choose(chosen: File | null, suggestName: (name: string) => unknown) {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const problem = await problemOf(chosen);
    if (problem) {
      void inform({ title: 'O QUE HÁ DE ERRADO?', text: problem });
      return;
    }
    setFile(chosen);
    suggestName(chosen.name.replace(/\.docx$/i, '').slice(0, 120));
  }

  return (
    <Formik
      initialValues={{ name: '' }}
      validationSchema={schema}
      onSubmit={async ({ name }, { resetForm }) => {
        if (!file) return;
        try {
          await add({ name: name.trim(), file });
        } catch (error) {
          // The dialog has said why; the form keeps its text.
          if (error instanceof ApiError) return;
          throw error;
        }
        resetForm();
        setFile(null);
        showSnackbar({ text: 'Modelo enviado.' });
      }}
    >
      {({ setValues }) => (
        <Form aria-label="Enviar modelo">
          <FormSection aria-labelledby="section-upload">
            <h2 id="section-upload">Enviar modelo</h2>
            <p>Um documento do Word (.docx) com os campos listados abaixo.</p>
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
              <div className="wide">
                <FormTextField
                  name="name"
                  label="Nome do modelo"
                  isRequired
                  autoComplete="off"
                  maxLength={120}
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

/** Why a file is no template; null when it is one. The library for it comes only now. */
async function problemOf(file: File): Promise<string | null> {
  if (!/\.docx$/i.test(file.name)) return 'Escolha um documento do Word (.docx).';
  const { BrokenTemplate, tagsOf } = await import('./fill-template');
  try {
    const tags = tagsOf(await file.arrayBuffer());
    return Object.keys(tags).length === 0
      ? 'O documento não tem nenhum campo entre chaves, como {cliente_nome}.'
      : null;
  } catch (error) {
    if (error instanceof BrokenTemplate) return error.message;
    throw error;
  }
}
