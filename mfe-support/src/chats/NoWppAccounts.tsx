import { api, useConditionFacts, useSession } from '@girassol/shared-auth';
import { canEditSettings } from '@girassol/shared-domain';
import { Button, ButtonLink, EmptyState, NoAccessState, Row } from '@girassol/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openDemonstrationPhone } from './open-demonstration-phone';
import { refreshWppAccounts } from './use-chats';

export const WHATSAPP_SETTINGS_PATH = '/configuracoes?secao=whatsapp';
const DEMONSTRATION_PHONE = '4733330000';

/** Says how to connect WhatsApp, where the company has no account yet; the demonstration's phone is one press away. */
export function NoWppAccounts({ hasDemonstration }: { hasDemonstration: boolean }) {
  const facts = useConditionFacts();
  const userId = useSession()?.userId ?? '';
  const [isOpening, setIsOpening] = useState(false);
  const mayConnect = facts !== null && canEditSettings(facts);

  async function open() {
    setIsOpening(true);
    await openDemonstrationPhone(async () => {
      const { account } = await api('POST /omnichannels/user/:userId', {
        params: { userId },
        body: { name: 'WhatsApp de demonstração', phone: DEMONSTRATION_PHONE },
      });
      return account._id;
    });
    await refreshWppAccounts();
    setIsOpening(false);
  }

  if (!mayConnect)
    return (
      <NoAccessState
        title="O WhatsApp da empresa ainda não está ligado"
        text="Quem cuida das configurações pode ligar um número. As conversas aparecem aqui."
      />
    );
  return (
    <EmptyState
      title="Converse com seus clientes por WhatsApp"
      text={
        hasDemonstration
          ? 'Esta instalação é de demonstração: abra um celular na tela e escreva como se fosse o cliente. A mensagem chega aqui.'
          : 'Ligue o número da empresa em Configurações: é preciso ter o identificador do número, o token de acesso e a chave secreta do aplicativo na Meta.'
      }
      action={
        <Row gap={8} wraps justify="center">
          {hasDemonstration && (
            <Button variant="primary" icon="smartphone" isPending={isOpening} onClick={() => void open()}>
              Abrir um celular de demonstração
            </Button>
          )}
          <ButtonLink
            as={Link}
            to={WHATSAPP_SETTINGS_PATH}
            variant={hasDemonstration ? 'secondary' : 'primary'}
            icon="settings"
          >
            Ligar um número
          </ButtonLink>
        </Row>
      }
    />
  );
}
