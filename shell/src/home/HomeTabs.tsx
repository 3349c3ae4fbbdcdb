import { type SlotContext, type SlotTab, useSlotContributions } from '@girassol/federation/remote';
import { useFacts } from '@girassol/shared-auth';
import { isIconName, tokens } from '@girassol/shared-ui';
import { Tabs } from '@girassol/shared-ui/overlays';
import { createElement } from 'react';
import { styled } from 'styled-components';

/** The panel of the home page (shell.home-003): what areas bring to it is a tab each; without any there is no panel. */
export default function HomeTabs(context: SlotContext<'home.tab/v1'>) {
  const tabs = useSlotContributions('home.tab/v1', useFacts());
  if (tabs.length === 0) return null;
  return (
    <Panel aria-label="Painel">
      <Tabs label="Painel" items={tabs.map((tab) => tabItem(tab, context))} />
    </Panel>
  );
}

const tabItem = (
  { key, title, icon, Component }: SlotTab<'home.tab/v1'>,
  context: SlotContext<'home.tab/v1'>,
) => ({
  id: key,
  label: title,
  ...(icon && isIconName(icon) && { icon }),
  content: createElement(Component, context),
});

const Panel = styled.section`
  min-height: 15rem;
  [role='tabpanel'] { padding-top: ${tokens.space[16]}; }
  [data-slot-loading] { height: 148px; border-radius: ${tokens.radius.card}; background: ${tokens.color.sunken}; }
`;
