import { api, attemptAction, useSession } from '@girassol/shared-auth';
import { formatDateTime } from '@girassol/shared-domain';
import type { SiteVersion } from '@girassol/shared-domain/contract';
import { confirm, showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buildSitePath, EDITOR_PATH } from '../addresses/addresses';
import { refreshVersions } from '../data/use-versions';
import { cacheWebsite, loadWebsite } from '../data/use-website';

/**
 * Provides the actions on an earlier version of the site: put it online, or take it as the draft. Refusals
 * are shown in a dialog.
 */
export function useVersionActions() {
  const { userId = '', managerId: accountId = '' } = useSession() ?? {};
  const navigate = useNavigate();
  /** The version that something is being done with. */
  const [busy, setBusy] = useState<number | null>(null);

  async function putOnline({ version, timestamp }: SiteVersion) {
    const isSure = await confirm({
      title: 'Voltar a esta versão',
      text: `Os visitantes passam a ver a versão ${version}, de ${formatDateTime(timestamp)}. O rascunho fica como está, e a versão de agora continua na lista.`,
      confirmLabel: `Voltar à versão ${version}`,
    });
    if (!isSure) return;
    setBusy(version);
    const params = { userId, version };
    const answer = await attemptAction(() =>
      api('POST /websites/versions/:userId/:version/online', { params }),
    );
    if (answer) {
      cacheWebsite(userId, answer.website);
      await refreshVersions();
      showSnackbar({ text: `Versão ${version} no ar` });
    }
    setBusy(null);
  }

  async function takeAsDraft({ version }: SiteVersion) {
    const isSure = await confirm({
      title: 'Trazer para o rascunho',
      text: `O rascunho passa a ser a versão ${version}, e o que ele tem agora sai dele. O site no ar não muda.`,
      confirmLabel: 'Trazer para o rascunho',
    });
    if (!isSure) return;
    setBusy(version);
    const current = await loadWebsite(userId);
    const answer =
      current &&
      (await attemptAction(() =>
        api('POST /websites/versions/:userId/:version/draft', {
          params: { userId, version },
          body: { revision: current.revision },
        }),
      ));
    setBusy(null);
    if (!answer) return;
    cacheWebsite(userId, answer.website);
    navigate(buildSitePath(EDITOR_PATH, accountId));
  }

  return { busy, putOnline, takeAsDraft };
}

export type VersionActions = ReturnType<typeof useVersionActions>;
