import {
  boardKinds,
  type Condition,
  individualPermissionNames,
  permissionAreaNames,
} from '@girassol/shared-domain';
import { exportKinds } from '@girassol/shared-domain/exports';
import semver from 'semver';
import { iconNames } from './icon-names';
import type { RemoteManifest } from './manifest';
import type { GateFinding } from './operations';

const preferences = ['useManagerKits', 'vendorPriceEdit', 'autoCreateProjAndInst', 'autoCreateAfterSale'];

/** Values that a part of a condition may have; null: any text. */
const conditionValues: Record<Exclude<keyof Condition, 'all' | 'any' | 'not'>, readonly unknown[] | null> = {
  plan: ['ENTERPRISE', 'NOT_BASIC'],
  permission: individualPermissionNames,
  userType: ['MANAGER', 'VENDOR'],
  module: null,
  whitelabel: null,
  boardKinds,
  boardManager: [true],
  newAccount: [true],
  lists: exportKinds,
  preference: preferences,
  edits: permissionAreaNames,
  admin: [true],
};

const unknown = (code: GateFinding['code'], what: string, how: string): GateFinding => ({
  code,
  severity: 'error',
  what,
  how,
});

/**
 * Finds values of a manifest that no build checks when it is not made of TypeScript: unknown icons and conditions
 * (GF-649), blank titles (GF-648). Each names its field in `src/remote.ts`.
 */
export function findUnknownValues({ title, routes, menus = [], slots }: RemoteManifest): GateFinding[] {
  const withPlace = [
    ...menus.map((menu, index) => ({ ...menu, title: menu.label, place: `menus[${index}]` })),
    ...slots.map((slot, index) => ({ ...slot, place: `slots[${index}]` })),
  ];
  return [
    ...withPlace.flatMap(({ icon, place }) => findUnknownIcon(icon, `${place}.icon`)),
    ...withPlace.flatMap(({ when, place }) => findUnknownConditions(when, `${place}.when`)),
    ...[
      { place: 'title', title },
      ...withPlace,
      ...routes.map((route, index) => ({
        title: route.title ?? route.path,
        place: `routes[${index}].title`,
      })),
    ].flatMap((named) => findBlankTitle(named)),
  ];
}

function findUnknownIcon(icon: string | undefined, place: string): GateFinding[] {
  if (icon === undefined || iconNames.includes(icon)) return [];
  return [
    unknown(
      'GF-649',
      `${place} in src/remote.ts names the icon ${icon}, which shared-ui does not have`,
      'choose one of docs/reference.md, or of girassol gallery',
    ),
  ];
}

function findBlankTitle({ title, place }: { title: string; place: string }): GateFinding[] {
  if (title.trim() !== '') return [];
  return [
    unknown(
      'GF-648',
      `${place} in src/remote.ts is empty: nobody hears where they are`,
      'write what the page or part is, in Portuguese',
    ),
  ];
}

function findUnknownConditions(condition: object | undefined, place: string): GateFinding[] {
  return Object.entries(condition ?? {}).flatMap(([key, value]): GateFinding[] => {
    const at = `${place}.${key}`;
    if (key === 'not') return findUnknownConditions(value, at);
    if (key === 'all' || key === 'any')
      return Array.isArray(value)
        ? value.flatMap((part, index) => findUnknownConditions(part, `${at}[${index}]`))
        : [];
    const known = isConditionKey(key) ? conditionValues[key] : undefined;
    const how =
      'docs/reference.md lists the conditions; an unknown one would show it to nobody, or to everybody';
    if (known === undefined) return [unknown('GF-649', `${at} in src/remote.ts is no condition`, how)];
    return [value]
      .flat()
      .filter((one) => known !== null && !known.includes(one))
      .map((one) => unknown('GF-649', `${at} in src/remote.ts is ${String(one)}, which does not exist`, how));
  });
}

const isConditionKey = (key: string): key is keyof typeof conditionValues =>
  Object.hasOwn(conditionValues, key);

/**
 * Returns a warning (GF-650) for a release whose version is lower than that of the live release: mostly a build of an
 * old branch, which would take back what came since.
 */
export function findLowerVersion(
  { name, version }: RemoteManifest,
  live: readonly RemoteManifest[],
): GateFinding[] {
  const before = live.find((release) => release.name === name);
  const [old, next] = [semver.coerce(before?.version), semver.coerce(version)];
  if (!before || !old || !next || semver.gte(next, old)) return [];
  return [
    {
      code: 'GF-650',
      severity: 'warning',
      what: `the version ${version} is lower than ${before.version}, which is live`,
      how: 'raise the version in package.json; to return to an earlier release use girassol rollback',
    },
  ];
}
