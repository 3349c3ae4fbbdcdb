import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Setting {
  path: string;
  name: string;
  value: string;
}

const OFFICE = '/org.openoffice.Office';
const SCRIPTING = `${OFFICE}.Common/Security/Scripting`;
const INTERNET = '/org.openoffice.Inet/Settings';
/** Nobody listens there: whatever asks the network for something gets no answer, at once. */
const NOWHERE = { name: '127.0.0.1', port: '9' };
const MANUAL_PROXY = '2';

const settings: Setting[] = [
  { path: SCRIPTING, name: 'DisableMacrosExecution', value: 'true' },
  { path: SCRIPTING, name: 'MacroSecurityLevel', value: '3' },
  { path: SCRIPTING, name: 'BlockUntrustedRefererLinks', value: 'true' },
  { path: INTERNET, name: 'ooInetProxyType', value: MANUAL_PROXY },
  { path: INTERNET, name: 'ooInetHTTPProxyName', value: NOWHERE.name },
  { path: INTERNET, name: 'ooInetHTTPProxyPort', value: NOWHERE.port },
  { path: INTERNET, name: 'ooInetHTTPSProxyName', value: NOWHERE.name },
  { path: INTERNET, name: 'ooInetHTTPSProxyPort', value: NOWHERE.port },
];

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${settings.map(({ path, name, value }) => `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`).join('\n')}
</oor:items>
`;

/**
 * Creates a LibreOffice profile for one conversion, without macros and network access, and returns its URL.
 * Each conversion needs its own profile: LibreOffice silently loses files if two share one.
 */
export async function createLibreOfficeProfile(folder: string): Promise<string> {
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), xml);
  return pathToFileURL(profile).href;
}
