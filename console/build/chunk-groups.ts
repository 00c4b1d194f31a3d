import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { callsEntry, secondStepEntry } from './manifest.ts'
import { reachable, sharedChunk } from './shared-chunk.ts'

const root = join(import.meta.dirname, '..')

/** Of the contract, but for what stands without the validator (`lean-contract.ts`). */
const checks = /^[^\0]*\/contract\/src\//

/** With what signs people in, what nearly every screen is made of. */
const pieces = [
  'lucide-react/',
  'console/src/(actions|browser|language|session)/',
  'console/src/(forms/(?!confirm/)|pages/|rights/|shell/|ui/)',
  // What the organization's pages share, but for its own screens.
  'console/src/organizations/([^/]+$|deletion/|secrets/)',
  'console/src/activity/[^/]+$',
  // Read before the code of the page of an account, and beside it.
  'console/src/(accounts/(email/)?[^/]+|approvals/given/[^/]+)\\.api',
  'console/src/approvals/given/acts-for',
  'console/src/seen/[^/]+$',
]

/**
 * Which files the console is made of. Left to itself the bundler makes a file of every few lines that two
 * screens share, a hundred in all, which together weigh a tenth more. The first group that wants a module
 * gets it, with all that the module needs and no earlier group has.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    sharedChunk(),
    // The validator and what it checks by: first what the forms before sign-in need of it, then the rest.
    withoutNeeds(neededBy(callsEntry, 'checks'), (id) => /\/zod\//.test(id) || checks.test(id)),
    { name: 'contract', test: checks, includeDependenciesRecursively: false },
    // With all else of the contract: every page says some of it, those before sign-in too.
    neededBy(callsEntry, 'calls', 'contract/src/'),
    neededBy(secondStepEntry, 'second-proof'),
    neededBy('src/main.tsx', 'console', ...pieces),
    // Of all screens: what each looks like is said in few words, which compress well together and badly apart.
    alone('styles', 'console/src/(?!dev/|front-door/).+\\.module\\.css'),
    alone('confirm', 'console/src/forms/confirm/'),
    alone('seen', 'console/src/seen/dialog/'),
    // A feature is one file: who looks at one of its screens looks at the next, and has it.
    // Of both kinds: the page of an invitation into a network is made of the same parts.
    alone('invitations', 'console/src/(invitations|networks/join)/'),
    // What somebody who signed in sees first.
    alone('home', 'console/src/home/', 'console/src/organizations/list/'),
    // Forms lie apart from lists: they bring the validator, which whoever looks at a list can do without.
    alone('profile', 'console/src/accounts/profile'),
    // What letters of an account lead to needs little of it, but is seldom opened.
    alone(
      'account',
      'console/src/accounts/',
      'console/src/approvals/given/',
      'console/src/activity/account/',
    ),
    alone('profiles', 'console/src/profiles/'),
    // What a person approved already stands on the page of their account.
    alone('approvals', 'console/src/approvals/(?!given/)', 'console/src/devices/'),
    // Also on the first page of an organization.
    alone('figures', 'console/src/reach/figures/'),
    alone('reach', 'console/src/(reach/(?!general/)|reviews/)'),
    alone('invite', 'console/src/members/invite/'),
    alone('members', 'console/src/members/'),
    alone('application', 'console/src/applications/(settings/|create-)'),
    alone('applications', 'console/src/(applications|authorizations)/'),
    // Whoever does not look at the map does not fetch it.
    alone('network-map', 'console/src/networks/map/'),
    alone('network-settings', 'console/src/networks/(settings|invite)/'),
    // The screens of networks; what stands beside their rooms other pages know too.
    alone('networks', 'console/src/networks/[^/]+/'),
    alone('network', 'console/src/networks/'),
    alone('security', 'console/src/organizations/security/'),
    alone('organizations', 'console/src/(organizations|reach/general)/'),
    // What is in a file is checked by the contract's schemas.
    alone('proof', 'console/src/exports/proof/'),
    alone('exports', 'console/src/exports/'),
    // Its kinds are those of the schemas.
    alone('activity', 'console/src/activity/organization/'),
  ]
}

/** What lies in some folders; what it shares with others stays outside. */
function alone(name: string, ...folders: string[]): Rolldown.CodeSplittingGroup {
  return { name, test: inFolders(...folders), includeDependenciesRecursively: false }
}

/** By folder only: a file's name says what it does, not with what it is fetched. */
function inFolders(...folders: string[]): RegExp {
  return new RegExp(`/(${folders.join('|')})`)
}

/** What of a group passes a test, and nothing for its sake. */
function withoutNeeds(
  group: Rolldown.CodeSplittingGroup,
  passes: (id: string) => boolean,
): Rolldown.CodeSplittingGroup {
  const { name } = group
  return {
    ...group,
    name: (id, context) => (passes(id) && typeof name === 'function' ? name(id, context) : null),
    includeDependenciesRecursively: false,
  }
}

/** What an entry needs before it can run, but for the entry itself, and what lies in some folders besides. */
function neededBy(entry: string, name: string, ...besides: string[]): Rolldown.CodeSplittingGroup {
  const start = join(root, entry)
  const isBesides = besides.length > 0 ? inFolders(...besides) : undefined
  let needed: Set<string> | undefined
  return {
    debugName: name,
    name: (id, context) => {
      needed ??= reachable(start, (moduleId) => context.getModuleInfo(moduleId)?.importedIds)
      return id !== start && (needed.has(id) || isBesides?.test(id)) ? name : null
    },
  }
}
