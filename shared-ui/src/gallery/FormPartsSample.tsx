import { Formik } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Stack, showSnackbar, Text, tokens } from '..';
import {
  Disclosure,
  FileDrop,
  FormActions,
  FormBox,
  FormCheckbox,
  FormDraft,
  FormFields,
  FormFooter,
  FormNumberField,
  FormPage,
  FormRadioGroup,
  FormRow,
  FormRowList,
  FormSection,
  FormSwitch,
  FormTextField,
  FormTimeField,
  LoadingForm,
  MaskedField,
  MoneyField,
  PasswordField,
  RowButtons,
  RowLimitText,
  SectionActions,
  TextArea,
  useFormRows,
} from '../entries/fields';
import {
  BrazilianStateField,
  FormAsyncComboBox,
  FormComboBox,
  FormSelect,
  FormSlider,
  StateCityFields,
} from '../entries/pickers';
import { GallerySection } from './GallerySection';

/** Stands where a form has a page of its own. */
const Narrow = styled(FormPage)`
  min-height: 0;
  margin: 0;
  padding: 0;
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${tokens.space[24]};
  align-items: start;
`;

const people = ['Ana Souza', 'Bruno Carvalho'].map((label) => ({ value: label, label }));
const loads = ['Residencial', 'Comercial'].map((label) => ({ value: label, label }));
const cities = ['Blumenau', 'Joinville', 'Lages'];
const loadCities = async (_uf: string, text: string) =>
  cities.filter((city) => city.toLowerCase().includes(text.toLowerCase()));
const loadPeople = async (text: string) =>
  people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
const showSaved = async () => showSnackbar({ text: 'Salvo (exemplo)' });
const DRAFT = 'galeria';

/** Sample of a form page: sections, dynamic rows, footer, and every field bound to formik. */
export function FormPartsSample() {
  return (
    <GallerySection title="Páginas de formulário">
      <Two>
        <PageForm />
        <Stack gap={24}>
          <SectionForm />
          <Alone />
          <LoadingForm />
        </Stack>
      </Two>
    </GallerySection>
  );
}

const initial = {
  name: 'Visita técnica',
  start: '14:00',
  power: 5.4,
  kind: 'Residencial',
  owner: 'Ana Souza',
  helper: null,
  share: 40,
  uf: 'SC',
  city: 'Lages',
  remind: true,
  isPrivate: false,
  property: 'own',
};

function PageForm() {
  return (
    <Narrow>
      <Formik initialValues={initial} onSubmit={showSaved}>
        <FormBox aria-label="Nova visita">
          <FormDraft draftKey={DRAFT} />
          <FormSection aria-label="Visita">
            <h2>Visita</h2>
            <p>O que a equipe leva e encontra.</p>
            <FormFields>
              <div className="wide">
                <FormTextField name="name" label="Nome" isRequired />
              </div>
              <FormTimeField name="start" label="Início" />
              <FormNumberField name="power" label="Potência" unit="kWp" decimals={2} />
              <FormSelect name="kind" label="Tipo" options={loads} />
              <FormComboBox name="owner" label="Responsável" options={people} />
              <FormAsyncComboBox name="helper" label="Ajudante" loadOptions={loadPeople} isOptional />
              <FormSlider name="share" label="Parte do telhado" min={0} max={100} />
              <StateCityFields ufName="uf" cityName="city" loadCities={loadCities} />
              <Disclosure title="Ajustes avançados">
                <FormSwitch name="remind" label="Lembrar o cliente" />
              </Disclosure>
              <FormCheckbox name="isPrivate" label="Só para a equipe" />
              <FormRadioGroup
                name="property"
                label="Imóvel"
                options={[
                  { value: 'own', label: 'Próprio' },
                  { value: 'rented', label: 'Alugado' },
                ]}
              />
            </FormFields>
          </FormSection>
          <FormActions
            submitLabel="Salvar visita"
            draftKey={DRAFT}
            cancel={<Button variant="ghost">Cancelar</Button>}
          />
        </FormBox>
      </Formik>
    </Narrow>
  );
}

interface Item {
  name: string;
}

function Rows({ items }: { items: readonly Item[] }) {
  const rows = useFormRows<Item>('items', items);
  return (
    <>
      <FormRowList aria-label="Materiais">
        {items.map((item, index) => (
          <li key={index}>
            <FormRow path={`items.${index}`} name={`Material ${index + 1}`}>
              <FormTextField name={`items.${index}.name`} label="Nome" isRequired />
            </FormRow>
            <RowButtons
              name={`o material ${index + 1}`}
              index={index}
              count={items.length}
              onMove={(to) => rows.move(index, to)}
              onDuplicate={() => rows.insert(index + 1, item)}
              onDelete={() => rows.remove(index, item.name)}
            />
          </li>
        ))}
      </FormRowList>
      <RowLimitText count={items.length} limit={2} many="materiais" />
    </>
  );
}

const nothing = () => undefined;

/** Saved by itself: its foot is there once something was changed. */
function SectionForm() {
  return (
    <Formik
      initialValues={{ items: [{ name: 'Cabo solar 6 mm²' }, { name: 'Conector MC4' }] }}
      onSubmit={showSaved}
    >
      {({ values }) => (
        <FormBox aria-label="Materiais da visita">
          <FormSection aria-label="Materiais">
            <h2>Materiais</h2>
            <p>Na ordem em que são separados.</p>
            <Rows items={values.items} />
          </FormSection>
          <SectionActions submitLabel="Salvar materiais" onDirtyChange={nothing} />
        </FormBox>
      )}
    </Formik>
  );
}

/** The same fields without a form. */
function Alone() {
  const [document, setDocument] = useState('12345678909');
  const [amount, setAmount] = useState<number | null>(1_234.5);
  const [password, setPassword] = useState('');
  const [notes, setNotes] = useState('');
  const [uf, setUf] = useState<string | null>('SC');
  return (
    <FormSection aria-label="Campos sem formulário">
      <h2>Campos sem formulário</h2>
      <p>Para o que muda na hora.</p>
      <FormFields>
        <MaskedField label="Documento" mask="document" value={document} onChange={setDocument} />
        <MoneyField label="Valor" value={amount} onChange={setAmount} />
        <PasswordField label="Senha" autoComplete="off" value={password} onChange={setPassword} />
        <BrazilianStateField value={uf} onChange={setUf} />
        <div className="wide">
          <TextArea label="Observações" value={notes} onChange={setNotes} maxLength={200} />
        </div>
        {(['sm', 'lg'] as const).map((size) => (
          <div key={size} className="wide">
            <FileDrop
              label={size === 'sm' ? 'Foto' : 'Planilha'}
              inputLabel={size === 'sm' ? 'Foto deste aparelho' : 'Arquivo da planilha'}
              accept={size === 'sm' ? '.jpg,.png' : '.xlsx,.csv'}
              action={size === 'sm' ? 'Enviar foto' : 'Escolher arquivo'}
              icon={size === 'sm' ? 'image' : 'upload'}
              size={size}
              onFiles={([file]) => showSnackbar({ text: `${file?.name} (exemplo)` })}
            >
              <Text as="p" size={13} tone="soft">
                Solte o arquivo aqui.
              </Text>
            </FileDrop>
          </div>
        ))}
      </FormFields>
      <FormFooter>
        <Button variant="ghost">Cancelar</Button>
        <Button variant="primary" onClick={() => void showSaved()}>
          Aplicar
        </Button>
      </FormFooter>
    </FormSection>
  );
}
