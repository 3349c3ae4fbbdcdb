import { Readable } from 'node:stream';
import type { Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import {
  AFTER_SALES_MODULE,
  PROPOSAL_DOCUMENTS_MODULE,
  SIGNATURE_MODULE,
  storableFileTypes,
} from '@girassol/shared-domain';
import {
  buildSampleContract,
  buildSampleProposal,
  buildSampleServiceOrder,
} from '@girassol/shared-domain/templates';
import { TEMPLATE_COUNTER_KIND } from '../areas/contracts/templates/list-templates';
import { parseTags } from '../areas/contracts/templates/reader/read-tags';
import { buildMaintenanceTemplate } from './contract-texts';
import { createRandom } from './demo-random';

const kinds = [
  {
    type: 'PROPOSAL',
    module: PROPOSAL_DOCUMENTS_MODULE,
    name: 'Proposta residencial',
    make: buildSampleProposal,
  },
  {
    type: 'SERVICE_ORDER',
    module: AFTER_SALES_MODULE,
    name: 'Ordem de serviço',
    make: buildSampleServiceOrder,
  },
  {
    type: 'CONTRACT',
    module: SIGNATURE_MODULE,
    name: 'Contrato de fornecimento e instalação',
    make: buildSampleContract,
  },
  {
    type: 'CONTRACT',
    module: SIGNATURE_MODULE,
    name: 'Contrato de manutenção',
    make: buildMaintenanceTemplate,
  },
] as const;

interface TemplatesToWrite {
  accountId: string;
  userId: string;
  modules: readonly string[];
  store: FileStore;
  seed: number;
  now: number;
}

/** Inserts one document template for each kind that the modules of a demonstration account use. */
export async function writeTemplates(
  tx: Tx,
  { accountId, userId, modules, store, seed, now }: TemplatesToWrite,
): Promise<void> {
  // Its own source, not that of the archives either: what else there is stays as it was.
  const random = createRandom(seed + 10_000);
  for (const { type, module, name, make } of kinds) {
    if (!modules.includes(module)) continue;
    const content = Buffer.from(make());
    const fileId = random.id(now);
    await store.put(fileId, Readable.from([content]));
    await tx
      .insertInto('stored_files')
      .values({
        account_id: accountId,
        id: fileId,
        user_id: userId,
        name: `${name}.docx`,
        content_type: storableFileTypes.docx?.mime ?? '',
        size: content.length,
        is_kept: true,
      })
      .execute();
    await tx
      .insertInto('document_templates')
      .values({
        account_id: accountId,
        id: random.id(now),
        type,
        name,
        file_id: fileId,
        // Contracts alone are counted, and looked into when they come.
        ...(type === 'CONTRACT' && {
          number: await allocateNumber(tx, accountId, TEMPLATE_COUNTER_KIND),
          tags: JSON.stringify(parseTags(content)),
        }),
      })
      .execute();
  }
}
