import { ONE_PIXEL_PNG } from '../../form';
import type { SampleContext } from './context';

/** Creates sample customers for tests, and returns the ids of the account and the user. */
export async function createCustomersSamples({ boards, person, vendorId, name, customer }: SampleContext) {
  return {
    userId: person.userId,
    vendorId,
    accountId: person.accountId,
    customerId: await customer(),
    /** Two customers that nothing hangs on. */
    looseCustomerId: await boards.addCustomer(person, name),
    twinCustomerId: await boards.addCustomer(person, name),
    /** Customer whose personal data may be erased, and its name. */
    erasableCustomerId: await boards.addCustomer(person, name),
    customerName: name,
  };
}

/** Creates the sample archive of a customer for tests, with folders and files. */
export async function createArchiveSamples({ api, person, name, customer }: SampleContext) {
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
    file: { name: `${name}.png`, content: ONE_PIXEL_PNG },
  });
  const { link } = await api.call('POST /archives/customer/upload-link/:cid/:folderId', place);
  return {
    ...parseFileLink(file.url),
    folderId: folder._id,
    /** By which a phone sends files to that folder. */
    uploadLinkId: link._id,
    archiveFileId: file._id,
  };
}

/** Parses the link to a file: `/api/files/<account>/<file>/<name>?expires=…&signature=…`. */
function parseFileLink(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, , , , fileId = '', fileName = ''] = pathname.split('/');
  const signature = searchParams.get('signature') ?? '';
  return {
    fileId,
    fileName: decodeURIComponent(fileName),
    fileLink: { expires: Number(searchParams.get('expires')), signature },
  };
}
