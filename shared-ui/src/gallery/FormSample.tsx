import { STRONG_PASSWORD_HELP } from '@girassol/shared-domain';
import { Formik } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BrandMarkWithName, Button, Card, Heading, Row, Stack, Text, TextLink } from '..';
import {
  Checkbox,
  ColourPicker,
  DateField,
  Form,
  FormDateField,
  FormErrorsButton,
  FormMaskedField,
  FormMoneyField,
  FormNewPasswordField,
  FormPasswordField,
  FormSubmitButton,
  FormTextArea,
  FormTextField,
  NumberField,
  RadioGroup,
  SearchField,
  Switch,
  TextField,
  TimeField,
} from '../entries/fields';
import { AsyncComboBox, ComboBox, Select, Slider } from '../entries/pickers';
import { GallerySection } from './GallerySection';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: 16px;
`;

const vendors = ['Ana Souza', 'Bruno Carvalho', 'Cecília Prado', 'Élcio Jordão'].map((label, index) => ({
  value: String(index),
  label,
  description: index === 0 ? '12 vendas abertas' : undefined,
}));

const findCities = async (text: string) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return ['Lages', 'Blumenau', 'Joinville', 'São Joaquim']
    .filter((city) => city.toLowerCase().includes(text.toLowerCase()))
    .map((city) => ({ value: city, label: `${city}, SC` }));
};

function Loose() {
  const [name, setName] = useState('Padaria Pão da Serra Ltda.');
  const [use, setUse] = useState<number | null>(1250);
  const [day, setDay] = useState<string | null>('2026-07-31');
  const [hour, setHour] = useState<string | null>('14:00');
  const [isPrivate, setPrivate] = useState(true);
  const [isOn, setOn] = useState(true);
  const [kind, setKind] = useState<string | null>('home');
  const [vendor, setVendor] = useState<string | null>('0');
  const [seller, setSeller] = useState<string | null>(null);
  const [city, setCity] = useState<string | null>('Lages');
  const [margin, setMargin] = useState(18);
  const [text, setText] = useState('');
  const [colour, setColour] = useState('#1F6F54');
  return (
    <Card padding={24}>
      <Grid>
        <TextField label="Nome do cliente" value={name} onChange={setName} isRequired />
        <NumberField
          label="Consumo mensal"
          unit="kWh"
          value={use}
          onChange={setUse}
          description="Média dos últimos 12 meses"
        />
        <DateField label="Data da visita" value={day} onChange={setDay} />
        <TimeField label="Início" value={hour} onChange={setHour} />
        <Select label="Vendedor" options={vendors} value={vendor} onChange={setVendor} />
        <ComboBox label="Responsável" options={vendors} value={seller} onChange={setSeller} isOptional />
        <AsyncComboBox
          label="Cidade"
          loadOptions={findCities}
          selectedOption={{ value: 'Lages', label: 'Lages, SC' }}
          value={city}
          onChange={setCity}
        />
        <TextField
          label="E-mail"
          type="email"
          value="ana@girassol"
          onChange={() => undefined}
          error="Insira um e-mail válido para o cliente."
        />
        <TextField label="Plano" value="ENTERPRISE" onChange={() => undefined} isReadOnly />
        <TextField
          label="Código"
          value=""
          placeholder="Gerado ao salvar"
          onChange={() => undefined}
          isDisabled
        />
        <ColourPicker label="Cor da marca" value={colour} onChange={setColour}>
          <TextField label="Cor da marca" value={colour} onChange={setColour} maxLength={7} />
        </ColourPicker>
        <SearchField label="Buscar vendas" value={text} onChange={setText} />
        <Slider
          label="Margem"
          min={0}
          max={40}
          value={margin}
          onChange={setMargin}
          formatValue={(value) => `${value} %`}
        />
        <RadioGroup
          label="Imóvel"
          options={[
            { value: 'home', label: 'Residencial' },
            { value: 'shop', label: 'Comercial' },
            { value: 'farm', label: 'Rural', description: 'Com desconto de irrigante' },
          ]}
          value={kind}
          onChange={setKind}
        />
        <Stack gap={4}>
          <Checkbox
            label="Nota particular"
            description="Não aparece nos outros espaços do item"
            value={isPrivate}
            onChange={setPrivate}
          />
          <Checkbox label="Algumas escolhidas" value={false} isIndeterminate onChange={() => undefined} />
          <Checkbox label="Indisponível no seu plano" value={false} isDisabled onChange={() => undefined} />
          <Switch label="Avisar o cliente por e-mail" value={isOn} onChange={setOn} />
          <Switch label="Desligado" value={false} onChange={() => undefined} />
        </Stack>
      </Grid>
    </Card>
  );
}

const isEmpty = (text: string) => (text.trim() ? undefined : 'Preencha este campo.');

function Bound() {
  return (
    <Formik
      initialValues={{ name: '', document: '', value: null, deadline: null, notes: '' }}
      initialTouched={{ name: true }}
      validate={({ name, document }) => {
        const errors: Record<string, string> = {};
        const wrongName = isEmpty(name);
        if (wrongName) errors.name = wrongName;
        if (document.length < 11) errors.document = 'Insira um CPF ou CNPJ válido.';
        return errors;
      }}
      onSubmit={() => undefined}
    >
      <Form aria-label="Nova venda">
        <Card padding={24}>
          <Stack gap={16}>
            <div>
              <Heading level={3}>Nova venda</Heading>
              <Text size={13} tone="soft">
                O cliente entra no quadro em “Contato inicial”.
              </Text>
            </div>
            <FormTextField name="name" label="Nome do cliente" isRequired />
            <FormMaskedField name="document" mask="document" label="Documento" isRequired />
            <FormMoneyField name="value" label="Valor estimado" description="Pode ficar para depois" />
            <FormDateField name="deadline" label="Prazo" isRequired />
            <FormTextArea name="notes" label="Observações" maxLength={500} isOptional />
            <Row justify="end" wraps>
              <FormErrorsButton />
              <Button>Cancelar</Button>
              <FormSubmitButton>Salvar venda</FormSubmitButton>
            </Row>
          </Stack>
        </Card>
      </Form>
    </Formik>
  );
}

function Login() {
  return (
    <Formik initialValues={{ email: 'dono@girassol.test', password: '' }} onSubmit={() => undefined}>
      <Form aria-label="Entrar">
        <Card padding={32}>
          <Stack gap={16}>
            <BrandMarkWithName size={32} />
            <Text tone="soft">Entre para continuar de onde parou.</Text>
            <FormTextField name="email" type="email" label="E-mail" autoComplete="username" />
            <FormPasswordField name="password" label="Senha" description={STRONG_PASSWORD_HELP} />
            <FormSubmitButton size="lg" isFullWidth>
              FAZER LOGIN
            </FormSubmitButton>
            <TextLink href="#c">Esqueci minha senha</TextLink>
          </Stack>
        </Card>
      </Form>
    </Formik>
  );
}

function NewPassword() {
  return (
    <Formik initialValues={{ password: '' }} onSubmit={() => undefined}>
      <Form aria-label="Escolher senha">
        <Card padding={32}>
          <Stack gap={16}>
            <FormNewPasswordField name="password" label="Nova senha" login="dono@girassol.test" />
            <FormSubmitButton>Trocar senha</FormSubmitButton>
          </Stack>
        </Card>
      </Form>
    </Formik>
  );
}

export function FormSample() {
  return (
    <GallerySection title="Formulários">
      <Loose />
      <Grid>
        <Bound />
        <Login />
        <NewPassword />
      </Grid>
    </GallerySection>
  );
}
