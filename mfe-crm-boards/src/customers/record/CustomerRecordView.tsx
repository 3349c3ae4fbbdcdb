import { useSlotContributions } from '@girassol/federation/remote';
import { useConditionFacts } from '@girassol/shared-auth';
import { buildWhatsappLink, meetsCondition } from '@girassol/shared-domain';
import type { CustomerRecord } from '@girassol/shared-domain/contract';
import {
  Badge,
  ButtonLink,
  DateText,
  Heading,
  isIconName,
  PageHeader,
  Stack,
  Text,
  TextLink,
  useIsPhone,
  useWindowWidth,
} from '@girassol/shared-ui';
import { type TabItem, Tabs } from '@girassol/shared-ui/overlays';
import { Formik } from 'formik';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { getBoardRoutes } from '../../addresses/boards';
import {
  customerArchivePath,
  customerListPath,
  NEW_ITEM_CUSTOMER_PARAMETER,
  newProposalPath,
} from '../../addresses/customers';
import { getBoardAccess } from '../../board-view/board-access';
import { WideLabel } from '../../board-view/WideLabel';
import { FollowCustomerButton } from '../../follow/FollowCustomerButton';
import { HistoryList } from '../../history';
import { usePageTitle } from '../../item/use-page-title';
import { type CustomerRights, worksWithProposals } from '../customer-rights';
import { CustomerConflictNotice } from '../form/CustomerConflictNotice';
import { CustomerFormBody } from '../form/CustomerFormBody';
import { customerSchema } from '../form/customer-values';
import { CustomerTimeline } from '../timeline/CustomerTimeline';
import { CustomerFacts } from './CustomerFacts';
import { CustomerItems } from './CustomerItems';
import { CustomerOptions } from './CustomerOptions';
import { CustomerOverview } from './CustomerOverview';
import { ContributedTab, Noun, RecordColumns, RecordPage } from './record-layout';
import { useCustomerEdit } from './use-customer-edit';

const TAB = 'aba';
/** Tab on which the page opens, and the only one that the address does not name. */
const OVERVIEW = 'resumo';
/** From this window width the timeline stands beside the tabs, otherwise below the overview. */
const WIDE_FROM = 1280;

/**
 * Record of one customer: an overview, and tabs with everything linked to the customer and the form with the data.
 * Typed values survive switching between the tabs.
 */
export function CustomerRecordView({
  customer,
  rights,
}: {
  customer: CustomerRecord;
  rights: CustomerRights;
}) {
  const { rival, submit, showLatest, takeTheirs, formKey, form, initial } = useCustomerEdit(
    customer,
    rights.session,
  );
  const facts = useConditionFacts();
  const [now] = useState(Date.now);
  const [search, setSearch] = useSearchParams();
  const timelineTitle = useId();
  usePageTitle(`${customer.name} · Clientes`);
  const fetchId = rights.viewers.company[0]?.id ?? rights.session.userId;
  const list = rights.seesList ? customerListPath(fetchId) : '/inicio';
  const contributions = useSlotContributions('customer.tab/v1', facts);
  const seesProposals = facts !== null && meetsCondition(worksWithProposals, facts);
  const begin = seesProposals && rights.changes ? newProposalPath(customer._id, rights.session.userId) : null;
  const sells =
    rights.changes && facts !== null && getBoardAccess('SALES', facts) === 'open' && rights.seesList;
  const sale = sells
    ? `${getBoardRoutes('SALES').register}?${new URLSearchParams({ [NEW_ITEM_CUSTOMER_PARAMETER]: customer._id })}`
    : null;

  const isWide = useWindowWidth() >= WIDE_FROM;
  const isPhone = useIsPhone();
  const buttonSize = isPhone ? 'sm' : 'md';

  const tabs: TabItem[] = [
    {
      id: OVERVIEW,
      label: 'Resumo',
      icon: 'user',
      content: (
        <CustomerOverview
          customer={customer}
          viewerId={rights.session.userId}
          newSalePath={sale}
          newProposalPath={begin}
          changes={rights.changes}
          hasFacts={isPhone}
          hasTimeline={!isWide}
          now={now}
        />
      ),
    },
    {
      id: 'negocios',
      label: 'Negócios',
      icon: 'kanban',
      content: (
        <CustomerItems customerId={customer._id} viewerId={rights.session.userId} newSalePath={sale} />
      ),
    },
    ...contributions.map(
      ({ id, title, icon, Component }): TabItem => ({
        id,
        label: title,
        ...(icon && isIconName(icon) && { icon }),
        content: facts && (
          <ContributedTab>
            <Component session={rights.session} permissions={facts.permissions} customer={customer} />
          </ContributedTab>
        ),
      }),
    ),
    {
      id: 'dados',
      label: 'Dados',
      icon: 'list',
      content: (
        <CustomerFormBody
          label="Dados do cliente"
          submitLabel="Salvar"
          backTo={list}
          customerId={customer._id}
        >
          {rival && <CustomerConflictNotice rival={rival} before={initial} onTakeTheirs={takeTheirs} />}
        </CustomerFormBody>
      ),
    },
    {
      id: 'historico',
      label: 'Alterações',
      icon: 'clock',
      content: (
        <Stack gap={16}>
          <Text as="p" size={13} tone="soft">
            Cada mudança no cadastro e nos negócios, e quem a fez. Os acontecimentos estão na linha do tempo.
          </Text>
          <HistoryList customerId={customer._id} now={now} />
        </Stack>
      ),
    },
  ];
  const selected = tabs.find(({ id }) => id === search.get(TAB))?.id ?? OVERVIEW;

  return (
    <RecordPage>
      <PageHeader
        title={customer.name}
        summary={
          <>
            {rights.seesList && (
              <>
                <TextLink as={Link} to={list}>
                  Ver clientes
                </TextLink>
                {' · '}
              </>
            )}
            Cliente desde <DateText value={customer.registryTimestamp} />, com{' '}
            {customer.owner.personalData.name} {customer.archived && <Badge icon="archive">Arquivado</Badge>}
          </>
        }
        actions={
          <>
            {!isPhone && <FollowCustomerButton customerId={customer._id} />}
            {customer.whatsapp && (
              <ButtonLink
                href={buildWhatsappLink(customer.whatsapp)}
                target="_blank"
                rel="noreferrer"
                icon="message"
                size={buttonSize}
              >
                <WideLabel>WhatsApp</WideLabel>
              </ButtonLink>
            )}
            <ButtonLink as={Link} to={customerArchivePath(customer._id)} icon="folder" size={buttonSize}>
              <WideLabel>Arquivos</WideLabel>
            </ButtonLink>
            {begin && (
              <ButtonLink as={Link} to={begin} icon="plus" size={buttonSize}>
                <span>
                  <WideLabel>Nova</WideLabel> <Noun>proposta</Noun>
                </span>
              </ButtonLink>
            )}
            {sale && (
              <ButtonLink as={Link} to={sale} icon="plus" variant="primary" size={buttonSize}>
                <span>
                  <WideLabel>Nova</WideLabel> <Noun>venda</Noun>
                </span>
              </ButtonLink>
            )}
            <CustomerOptions
              customer={customer}
              rights={rights}
              fetchId={fetchId}
              listPath={list}
              onMerged={() => void showLatest()}
            />
          </>
        }
      />
      {!isPhone && <CustomerFacts customer={customer} />}
      <RecordColumns>
        <div>
          <Formik
            key={formKey}
            innerRef={form}
            initialValues={initial}
            validationSchema={customerSchema}
            onSubmit={submit}
          >
            <Tabs
              label={`Cliente ${customer.name}`}
              items={tabs}
              selectedId={selected}
              onSelect={(id) =>
                setSearch(id === OVERVIEW ? {} : { [TAB]: id }, { replace: true, preventScrollReset: true })
              }
            />
          </Formik>
        </div>
        {isWide && (
          <section aria-labelledby={timelineTitle}>
            <Heading level={2} size={16} id={timelineTitle}>
              Linha do tempo
            </Heading>
            <CustomerTimeline customerId={customer._id} now={now} />
          </section>
        )}
      </RecordColumns>
    </RecordPage>
  );
}
