import { PNG } from '../../form';
import type { Beginning } from './beginning';

/** Who it is about, and customers. */
export async function customersWorld({ boards, person, vendorId, name, customer }: Beginning) {
  return {
    userId: person.userId,
    vendorId,
    accountId: person.accountId,
    customerId: await customer(),
    /** Two customers that nothing hangs on. */
    looseCustomerId: await boards.addCustomer(person, name),
    twinCustomerId: await boards.addCustomer(person, name),
  };
}

/** The archive of the customer. */
export async function archiveWorld({ api, person, name, customer }: Beginning) {
  const cid = await customer();
  const { folder } = await api.call('POST /archives/customer/folder/:cid', {
    as: person,
    params: { cid },
    body: { name },
  });
  const place = { as: person, params: { cid, folderId: folder._id } };
  const { file } = await api.call('POST /archives/customer/file/:cid/:folderId', {
    ...place,
    body: { name },
    file: { name: `${name}.png`, content: PNG },
  });
  const { link } = await api.call('POST /archives/customer/upload-link/:cid/:folderId', place);
  return {
    ...linkOf(file.url),
    folderId: folder._id,
    /** By which a phone sends files to that folder. */
    uploadLinkId: link._id,
    archiveFileId: file._id,
  };
}

/** What the link to a file names: `/api/files/<account>/<file>/<name>?expires=…&signature=…`. */
function linkOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, , , , fileId = '', fileName = ''] = pathname.split('/');
  const signature = searchParams.get('signature') ?? '';
  return {
    fileId,
    fileName: decodeURIComponent(fileName),
    fileLink: { expires: Number(searchParams.get('expires')), signature },
  };
}
