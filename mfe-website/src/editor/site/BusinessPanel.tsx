import { isEmail } from '@girassol/shared-domain';
import type { SiteBusiness } from '@girassol/shared-domain/website';
import { Stack } from '@girassol/shared-ui';
import { MaskedField, TextField } from '@girassol/shared-ui/fields';
import { StateField } from '@girassol/shared-ui/pickers';
import { fieldId } from '../fields/field-id';
import { PictureInput } from '../fields/picture/PictureInput';
import { withoutHidden } from '../fields/plain-text';
import { useUnfinished } from '../fields/use-unfinished';
import { useEditor } from '../state/editor-store';
import { PanelHead } from './PanelHead';
import { usePartChanges } from './use-part';

type LineName = 'name' | 'legalName' | 'address' | 'city' | 'hours';

const idOf = (name: keyof SiteBusiness) => fieldId(null, `business.${name}`);

const isPhone = (digits: string) => digits === '' || /^\d{10,11}$/.test(digits);
const isWholeCnpj = (digits: string) => digits === '' || /^\d{14}$/.test(digits);
const isMail = (text: string) => text === '' || (text.length <= 150 && isEmail(text));

/** Who speaks on the site, and how to reach them. */
export function BusinessPanel() {
  const logo = useEditor(({ content }) => content.business.logo);
  const uf = useEditor(({ content }) => content.business.uf);
  const { business: change } = usePartChanges();
  return (
    <Stack gap={16}>
      <PanelHead
        title="Empresa"
        about="Aparece no alto, no contato e no rodapé. Nome, CNPJ e endereço são pedidos por lei (Decreto 7.962)."
      />
      <Line name="name" label="Nome" max={80} isRequired />
      <PictureInput
        id={idOf('logo')}
        field={{ label: 'Logotipo' }}
        value={logo}
        onChange={(next, isTyped) => change({ logo: next }, isTyped)}
      />
      <Line name="legalName" label="Razão social" max={150} />
      <Masked name="cnpj" label="CNPJ" mask="cnpj" isValid={isWholeCnpj} wrong="O CNPJ tem 14 números." />
      <Masked name="phone" label="Telefone" mask="phone" isValid={isPhone} wrong="Escreva com DDD." />
      <Masked name="whatsapp" label="WhatsApp" mask="phone" isValid={isPhone} wrong="Escreva com DDD." />
      <Email />
      <Line name="address" label="Endereço" max={200} />
      <Line name="city" label="Cidade" max={80} />
      <div id={idOf('uf')}>
        <StateField value={uf || null} onChange={(next) => change({ uf: next ?? '' })} />
      </div>
      <Line name="hours" label="Horário" max={120} hint="Segunda a sexta, das 8h às 18h" />
    </Stack>
  );
}

interface LineProps {
  name: LineName;
  label: string;
  max: number;
  hint?: string;
  isRequired?: boolean;
}

function Line({ name, label, max, hint, isRequired }: LineProps) {
  const value = useEditor(({ content }) => content.business[name]);
  const { business: change } = usePartChanges();
  return (
    <TextField
      id={idOf(name)}
      label={label}
      placeholder={hint}
      isRequired={isRequired}
      maxLength={max}
      autoComplete="off"
      value={value}
      onChange={(text) => change({ [name]: withoutHidden(text, false) }, true)}
    />
  );
}

interface MaskedProps {
  name: 'cnpj' | 'phone' | 'whatsapp';
  label: string;
  mask: 'cnpj' | 'phone';
  isValid: (digits: string) => boolean;
  wrong: string;
}

function Masked({ name, label, mask, isValid, wrong }: MaskedProps) {
  const value = useEditor(({ content }) => content.business[name]);
  const { business: change } = usePartChanges();
  const { text, isWrong, type } = useUnfinished(value, isValid, (next) => change({ [name]: next }, true));
  return (
    <MaskedField
      id={idOf(name)}
      label={label}
      mask={mask}
      description={isWrong ? wrong : undefined}
      value={text}
      onChange={type}
    />
  );
}

function Email() {
  const value = useEditor(({ content }) => content.business.email);
  const { business: change } = usePartChanges();
  const { text, isWrong, type } = useUnfinished(value, isMail, (email) => change({ email }, true));
  return (
    <TextField
      id={idOf('email')}
      label="E-mail"
      type="email"
      maxLength={150}
      autoComplete="off"
      description={isWrong ? 'Ainda não é um e-mail inteiro.' : undefined}
      value={text}
      onChange={(next) => type(next.trim())}
    />
  );
}
