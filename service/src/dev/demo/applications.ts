import type { ApplicationKind } from '@accord/contract/rules/application-kinds.ts'
import { normalScopes } from '@accord/contract/rules/scopes.ts'
import { createKey, listKeys } from '#applications/keys/change-keys.change.ts'
import { createApplication } from '#applications/create-application.change.ts'
import { changeScopes } from '#applications/update-application.change.ts'
import { type OrganizationName, organizations, type PersonName } from './cast.ts'
import { step, type Step } from './telling/story.ts'
import type { Demo } from './telling/world.ts'
import type { When } from './telling/when.ts'

interface Registered {
  when: When
  of: OrganizationName
  by: PersonName
  name: string
  description: string
  scopes: string[]
  kind?: ApplicationKind
  /** Where people come back to; none where it signs nobody in. */
  redirects?: string[]
}

const registered: Registered[] = [
  {
    when: [243, '15:18'],
    of: 'northside',
    by: 'elena',
    name: 'Clinic Scheduler',
    description: 'Books appointments and reminds people of them.',
    scopes: ['user:read', 'organization:read', 'profile:read', 'transaction:manage'],
    redirects: ['https://scheduler.northside.example/callback', 'http://localhost:4000/callback'],
  },
  {
    when: [236, '16:40'],
    of: 'mapleGrove',
    by: 'ingrid',
    name: 'Survey Explorer',
    description: 'Shows what towns answered, by question and by year.',
    scopes: ['user:read', 'application:read', 'survey:read'],
    redirects: ['https://explorer.maplegrove.example/signed-in'],
  },
  {
    when: [231, '18:22'],
    of: 'northside',
    by: 'elena',
    name: 'Intake Forms',
    description: 'Questions that a clinic asks before a first visit.',
    scopes: ['user:read', 'application:read', 'survey:manage'],
    redirects: ['https://intake.northside.example/callback'],
  },
  {
    when: [222, '14:47'],
    of: 'northside',
    by: 'elena',
    name: 'Fax Bridge',
    description: 'Sends referrals to those who still have a fax machine.',
    scopes: ['organization:read', 'referral:read'],
  },
  {
    when: [210, '17:05'],
    of: 'lakeshore',
    by: 'kenji',
    name: 'Lab Results',
    description: 'Sends results to whoever ordered them.',
    scopes: ['user:read', 'profile:read', 'transaction:read'],
    redirects: ['https://results.lakeshorelabs.example/callback'],
  },
  {
    when: [206, '15:33'],
    of: 'northside',
    by: 'priya',
    name: 'Nightly Reports',
    description: 'Runs without a person, once a night.',
    scopes: ['organization:read', 'transaction:read', 'service-account:manage'],
  },
  {
    when: [188, '19:08'],
    of: 'mapleGrove',
    by: 'ingrid',
    name: 'Town Health Map',
    description: 'A map of clinics and referrals.',
    scopes: ['organization:read', 'referral:read', 'network:read'],
    redirects: ['https://map.maplegrove.example/'],
  },
  {
    when: [170, '16:11'],
    of: 'beacon',
    by: 'yusuf',
    name: 'Claims Connect',
    description: 'Files a claim while the patient is still in the room.',
    scopes: [
      'user:read',
      'organization:read',
      'profile:read',
      'resource:read',
      'transaction:manage',
    ],
    redirects: ['https://claims.beaconmutual.example/oauth'],
  },
  {
    when: [160, '14:29'],
    of: 'northside',
    by: 'priya',
    name: 'Waiting Room',
    description: 'Shows on a screen whose turn it is.',
    scopes: ['user:read'],
    kind: 'single-page',
    redirects: ['https://waiting.northside.example/', 'http://localhost:4001/'],
  },
  {
    when: [154, '17:52'],
    of: 'harbourLane',
    by: 'noor',
    name: 'Refill Reminders',
    description: 'Tells people when a prescription runs out.',
    scopes: ['user:read', 'profile:read', 'resource:read'],
    redirects: ['https://refills.harbourlane.example/callback'],
  },
  {
    when: [140, '15:37'],
    of: 'parc',
    by: 'chloe',
    name: 'Rendez-vous',
    description: 'Prend rendez-vous sans attendre au téléphone.',
    scopes: ['user:read', 'organization:read', 'transaction:read'],
    redirects: ['https://rdv.cliniqueduparc.example/retour'],
  },
  {
    when: [125, '16:26'],
    of: 'greenleaf',
    by: 'rosa',
    name: 'Meal Plans',
    description: 'What to eat this week, by what the lab found.',
    scopes: ['user:read', 'profile:read', 'survey:read'],
    redirects: ['https://plans.greenleaf.example/callback'],
  },
  {
    when: [120, '18:50'],
    of: 'cedar',
    by: 'liam',
    name: 'Chairside',
    description: 'Charts for dentists, beside the chair.',
    scopes: ['user:read', 'profile:read', 'resource:manage'],
    redirects: ['https://chairside.cedardental.example/callback'],
  },
  {
    when: [96, '15:19'],
    of: 'northside',
    by: 'priya',
    name: 'Ward Rounds',
    description: 'Notes on the way from bed to bed, on a phone.',
    scopes: ['user:read', 'profile:read'],
    kind: 'native',
    redirects: ['example.northside.rounds:/callback', 'http://127.0.0.1/callback'],
  },
]

/** What applications asked for later; organizations decide on what is new in it. */
const widened: [
  when: When,
  name: string,
  of: OrganizationName,
  by: PersonName,
  scopes: string[],
][] = [
  [
    [91, '14:40'],
    'Lab Results',
    'lakeshore',
    'kenji',
    ['user:read', 'profile:read', 'referral:read', 'transaction:read'],
  ],
  [
    [71, '17:09'],
    'Claims Connect',
    'beacon',
    'yusuf',
    [
      'user:read',
      'organization:read',
      'profile:read',
      'resource:read',
      'survey:read',
      'transaction:manage',
    ],
  ],
  [
    [6, '16:34'],
    'Survey Explorer',
    'mapleGrove',
    'ingrid',
    ['user:read', 'application:read', 'survey:manage', 'transaction:read'],
  ],
]

/** Secrets that somebody looked at, and new ones; the last is so new that the one before still works. */
const keys: [when: When, what: 'seen' | 'new', name: string, by: PersonName][] = [
  [[243, '15:31'], 'seen', 'Clinic Scheduler', 'elena'],
  [[206, '15:40'], 'seen', 'Nightly Reports', 'priya'],
  [[141, '18:19'], 'new', 'Clinic Scheduler', 'elena'],
  [[94, '14:55'], 'new', 'Nightly Reports', 'priya'],
  [[58, '19:27'], 'seen', 'Intake Forms', 'priya'],
  [{ minutes: 6 * 60 + 12 }, 'new', 'Nightly Reports', 'priya'],
]

/** Applications, what they came to ask for, and their secrets. */
export function applicationsAreRegistered(): Step[] {
  return [
    ...registered.map(({ when, ...given }) => step(when, (demo) => register(demo, given))),
    ...widened.map(([when, name, of, by, scopes]) =>
      step(when, async ({ idOf, under, change }) =>
        change(await under(by, of), changeScopes, {
          params: { id: idOf(name) },
          body: { scopes: normalScopes(scopes) },
        }),
      ),
    ),
    ...keys.map(([when, what, name, by]) =>
      step(when, async ({ idOf, under, change }) => {
        const owner = await under(by, 'northside')
        const params = { id: idOf(name) }
        return what === 'new'
          ? change(owner, createKey, { params })
          : change(owner, listKeys, { params })
      }),
    ),
  ]
}

async function register(
  { idOf, under, change, made }: Demo,
  {
    of,
    by,
    name,
    description,
    scopes,
    kind = 'web',
    redirects: redirectUris = [],
  }: Omit<Registered, 'when'>,
) {
  const owner = await under(by, of)
  const organization = idOf(organizations[of])
  const details = { organization, name, description, kind }
  const body = { ...details, scopes: normalScopes(scopes), redirectUris }
  const { id } = await change(owner, createApplication, { body })
  made(name, id)
}
