import { isEmail, isPhone, toPhoneDigits } from '@girassol/shared-domain';
import type { SiteBusiness } from '@girassol/shared-domain/website';
import { Stack } from '@girassol/shared-ui';
import { MaskedField, TextField } from '@girassol/shared-ui/inputs';
import { BrazilianStateField } from '@girassol/shared-ui/pickers';
import { getFieldId } from '../fields/field-id';
import { PictureInput } from '../fields/picture/PictureInput';
import { removeHiddenCharacters } from '../fields/plain-text';
import { useIncompleteText } from '../fields/use-incomplete-text';
import { useEditorState } from '../state/editor-store';
import { PanelHead } from './PanelHead';
import { useSitePartActions } from './use-part';

type LineName = 'name' | 'legalName' | 'address' | 'city' | 'hours';

const getBusinessFieldId = (name: keyof SiteBusiness) => getFieldId(null, `business.${name}`);

const isNoneOrPhone = (digits: string) => digits === '' || isPhone(digits);
const isNoneOrCnpj = (text: string) => text === '' || /^[0-9A-Z]{12}\d{2}$/.test(text);
const isMail = (text: string) => text === '' || (text.length <= 150 && isEmail(text));

/** Panel for the business behind the site and its contact data. */
export function BusinessPanel() {
  const logo = useEditorState(({ content }) => content.business.logo);
  const uf = useEditorState(({ content }) => content.business.uf);
  const { business: change } = useSitePartActions();
  return (
    <Stack gap={16}>
      <PanelHead
        title="Empresa"
        about="Aparece no alto, no contato e no rodapé. Nome, CNPJ e endereço são pedidos por lei (Decreto 7.962)."
      />
      <Line name="name" label="Nome" max={80} isRequired />
      <PictureInput
        id={getBusinessFieldId('logo')}
        field={{ label: 'Logotipo' }}
        value={logo}
        onChange={(next, isTyped) => change({ logo: next }, isTyped)}
      />
      <Line name="legalName" label="Razão social" max={150} />
      <Masked name="cnpj" label="CNPJ" mask="cnpj" isValid={isNoneOrCnpj} wrong="O CNPJ tem 14 caracteres." />
      <Masked
        name="phone"
        label="Telefone"
        mask="phone"
        isValid={isNoneOrPhone}
        wrong="Escreva um telefone só, com DDD."
      />
      <Masked
        name="whatsapp"
        label="WhatsApp"
        mask="phone"
        isValid={isNoneOrPhone}
        wrong="Escreva um telefone só, com DDD."
      />
      <Email />
      <Line name="address" label="Endereço" max={200} />
      <Line name="city" label="Cidade" max={80} />
      <div id={getBusinessFieldId('uf')}>
        <BrazilianStateField value={uf || null} onChange={(next) => change({ uf: next ?? '' })} />
      </div>
      <Line name="hours" label="Horário" max={120} hint="Segunda a sexta, das 8h às 18h" />
    </Stack>
  );
}

interface LineProps {
  name: LineName;
  label: string;
  max: number;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
}

function Line({ name, label, max, hint, isRequired }: LineProps) {
  const value = useEditorState(({ content }) => content.business[name]);
  const { business: change } = useSitePartActions();
  return (
    <TextField
      id={getBusinessFieldId(name)}
      label={label}
      placeholder={hint}
      isRequired={isRequired}
      maxLength={max}
      autoComplete="off"
      value={value}
      onChange={(text) => change({ [name]: removeHiddenCharacters(text, false) }, true)}
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
  const value = useEditorState(({ content }) => content.business[name]);
  const { business: change } = useSitePartActions();
  const { text, isWrong, type } = useIncompleteText(value, isValid, (next) =>
    change({ [name]: mask === 'phone' ? toPhoneDigits(next) : next }, true),
  );
  return (
    <MaskedField
      id={getBusinessFieldId(name)}
      label={label}
      mask={mask}
      description={isWrong ? wrong : undefined}
      value={text}
      onChange={type}
    />
  );
}

function Email() {
  const value = useEditorState(({ content }) => content.business.email);
  const { business: change } = useSitePartActions();
  const { text, isWrong, type } = useIncompleteText(value, isMail, (email) => change({ email }, true));
  return (
    <TextField
      id={getBusinessFieldId('email')}
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
