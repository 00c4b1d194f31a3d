import { OrganizationForm } from '@accord/contract/organizations.ts'
import type { AccessGrantKind } from '@accord/contract/access.ts'
import {
  closeReview,
  decideReviewItems,
  keepUndecided,
  startReview,
  writeReviewFile,
} from '#access/reviews/reviews.change.ts'
import { changeEmail } from '#accounts/email/change-email.change.ts'
import { sendDueMailings } from '#background/mailings.ts'
import { parse } from '#calls/parse.ts'
import { sweepExports } from '#exports/run-export.ts'
import { startDataExport } from '#exports/data-about-me.change.ts'
import { startExport } from '#exports/exports.change.ts'
import { setSecondFactorPolicy } from '#factors/policy/set-policy.change.ts'
import { setActivityRetention } from '#lifecycle/activity/set-activity-retention.change.ts'
import { deleteApplication } from '#lifecycle/applications/delete-application.change.ts'
import { deleteOrganization } from '#lifecycle/organizations/delete-organization.change.ts'
import { createOrganization, updateOrganization } from '#organizations/organizations.change.ts'
import { type OrganizationName, organizations, type PersonName } from './cast.ts'
import { listReviewItemsOf } from './demo.store.ts'
import { circle, desk } from './networks.ts'
import { act, type Step, step, type When } from './world.ts'

type Details = Partial<OrganizationForm>

const day = 24 * 60 * 60_000

const canada = { country: 'CA' } as const
const ontario = { ...canada, state: 'ON', timezone: 'America/Toronto' } as const
const illinois = { state: 'IL', timezone: 'America/Chicago' } as const
const wisconsin = { state: 'WI', timezone: 'America/Chicago' } as const

export const organizationsAreFounded = [
  founds([259, '14:11'], 'ana', 'northside', {
    description: 'Community clinics on the north side of the city.',
    address: '840 Foster Avenue',
    city: 'Chicago',
    zipcode: '60614',
    ...illinois,
    email: 'hello@northside.example',
  }),
  founds([253, '15:32'], 'theo', 'mapleGrove', {
    description: 'Surveys about health in small towns.',
    address: '55 Rideau Street',
    city: 'Ottawa',
    zipcode: 'K1N 5W8',
    ...ontario,
  }),
  founds([250, '16:05'], 'noor', 'harbourLane', {
    description: 'Prescriptions by the harbour since 1962.',
    address: '17 Lower Water Street',
    city: 'Halifax',
    state: 'NS',
    zipcode: 'B3J 1P3',
    ...canada,
    timezone: 'America/Halifax',
  }),
  founds([244, '17:48'], 'kenji', 'lakeshore', {
    description: 'Blood work and imaging, with results the same day.',
    city: 'Evanston',
    zipcode: '60201',
    ...illinois,
  }),
  founds([233, '14:36'], 'amara', 'stBrigid', {
    description: 'A teaching hospital with 312 beds.',
    address: '2100 Martin Street',
    city: 'Milwaukee',
    zipcode: '53205',
    ...wisconsin,
    email: 'records@stbrigid.example',
  }),
  founds([218, '15:20'], 'theo', 'riverbend', {
    description: 'One clinic, four towns.',
    city: 'Perth',
    ...ontario,
  }),
  founds([205, '16:42'], 'yusuf', 'beacon', {
    description: 'Health insurance for people who work for themselves.',
    city: 'Hartford',
    state: 'CT',
    zipcode: '06103',
    timezone: 'America/New_York',
  }),
  founds([187, '15:04'], 'chloe', 'parc', {
    description: 'Médecine familiale, du lundi au samedi.',
    address: '4455, avenue du Parc',
    city: 'Montréal',
    ...ontario,
    state: 'QC',
  }),
  founds([168, '17:15'], 'sofia', 'prairie', {
    description: 'Nurses who come to your door.',
    city: 'Winnipeg',
    ...canada,
    state: 'MB',
    timezone: 'America/Winnipeg',
  }),
  founds([157, '14:52'], 'liam', 'cedar', {
    description: 'Six dental practices and a van.',
    city: 'Oak Park',
    ...illinois,
  }),
  founds([126, '18:09'], 'rosa', 'greenleaf', {
    description: 'Meal plans for people with diabetes.',
    city: 'Madison',
    ...wisconsin,
  }),
  founds([112, '15:57'], 'hannah', 'bluewater', {
    description: 'Physiotherapy by the lake.',
    city: 'Kingston',
    ...ontario,
  }),
  updates([171, '20:12'], 'priya', 'northside', { address: '1200 Lakeshore Avenue' }),
  updates([99, '15:41'], 'theo', 'mapleGrove', { email: 'office@maplegrove.example' }),
  updates([62, '18:27'], 'ana', 'northside', { findable: true, email: 'office@northside.example' }),
]

/** Sets policies for second factors and retention. One is in effect, and one starts soon. */
export const setPolicies = [
  keepsActivity([110, '16:59'], 'ana', 'northside', 7),
  requiresSecondFactor([80, '15:24'], 'amara', 'stBrigid', 14),
  requiresSecondFactor([2, '14:17'], 'noor', 'harbourLane', 9),
  // These emails announce the policy.
  ...[79, 72, 68, 1].map((ago) => mailingsGoOut([ago, '23:30'])),
  // These emails are sent in the evening of the days on which an application or a network requested more.
  ...[96, 91, 71, 52, 9, 6].map((ago) => mailingsGoOut([ago, '19:05'])),
]

/** Runs one access review that was closed in the summer and has a signed file, and starts another one. */
export const accessIsReviewed = [
  startsReview([106, '16:12'], 'priya', 'summer', 14),
  reviews([104, '15:30'], 'priya', 'summer', 'revoke', {
    note: 'Left the project in the spring.',
    of: [['person', 'Ben Foster']],
  }),
  reviews([104, '15:34'], 'priya', 'summer', 'revoke', {
    note: 'Never used, because the pilot did not happen.',
    of: [['authorization', 'Meal Plans']],
  }),
  keepsRest([103, '19:06'], 'ana', 'summer'),
  closesReview([102, '14:05'], 'ana', 'summer', 180),
  startsReview([8, '14:33'], 'ana', 'autumn', 14),
  reviews([7, '15:10'], 'priya', 'autumn', 'keep', {
    note: 'Still needed every day.',
    of: [
      ['own_application', 'Clinic Scheduler'],
      ['own_application', 'Nightly Reports'],
      ['authorization', 'Lab Results'],
    ],
  }),
  reviews([7, '15:16'], 'priya', 'autumn', 'revoke', {
    note: 'No one here has used it since the summer.',
    of: [['authorization', 'Town Health Map']],
  }),
  reviews([3, '18:40'], 'ana', 'autumn', 'keep', {
    of: [
      ['network', 'Referral Desk'],
      ['authorization', 'Survey Explorer'],
    ],
  }),
  writesReviewFile([2, '20:10'], 'ana', 'summer'),
]

/** Creates data exports. Some expired long ago, and some can still be downloaded. */
export const dataIsExported = [
  exportsData([64, '15:39'], 'ana', 'northside'),
  // The network's members get a receipt for this export.
  exportsData([45, '16:08'], 'theo', 'riverbend', desk),
  exportsData([27, '17:33'], 'ana', 'northside', circle),
  exportsOwnData([1, '15:55'], 'ana'),
  exportsData({ minutes: 3 * 60 + 25 }, 'priya', 'northside'),
  // Files are deleted a week after they were created, as the service does automatically.
  ...[97, 59, 40, 22].map((ago) => step([ago, '23:40'], ({ past }) => sweepExports(past.context))),
]

/** Deletes things that can still be restored, and starts an email change that waits for confirmation. */
export const somethingEnds = [
  endsOrganization([4, '20:36'], 'hannah', 'bluewater'),
  mailingsGoOut([4, '20:37']),
  endsApplication([1, '17:20'], 'ana', 'northside', 'Fax Bridge'),
  mailingsGoOut([1, '17:21']),
  changesEmail({ minutes: 2 * 60 + 8 }, 'oskar', 'oskar.nowak@lakeview.example'),
]

/** Sends emails that are due, as the service does automatically. */
function mailingsGoOut(when: When): Step {
  return step(when, ({ past }) => sendDueMailings(past.context))
}

function founds(when: When, who: PersonName, what: OrganizationName, details: Details): Step {
  return step(when, async ({ as, change, made }) => {
    const body = parse(OrganizationForm, { ...details, name: organizations[what] })
    const { organization } = await change(await as(who), createOrganization, { body })
    made(organization.name, organization.id)
  })
}

function updates(when: When, by: PersonName, what: OrganizationName, body: Details): Step {
  return act(when, by, what, updateOrganization, (_, id) => ({ params: { id }, body }))
}

function endsOrganization(when: When, by: PersonName, what: OrganizationName): Step {
  return act(when, by, what, deleteOrganization, (_, id) => ({ params: { id } }))
}

/** Turns on the policy, which takes effect at noon on a certain day. */
function requiresSecondFactor(
  when: When,
  by: PersonName,
  of: OrganizationName,
  inDays: number,
): Step {
  return act(when, by, of, setSecondFactorPolicy, (_, id, { past }) => {
    const from = new Date(past.context.clock.now() + inDays * day)
    from.setUTCHours(12, 0, 0, 0)
    return { params: { id }, body: { from: from.toISOString() } }
  })
}

function keepsActivity(when: When, by: PersonName, of: OrganizationName, years: 7): Step {
  return act(when, by, of, setActivityRetention, (_, id) => ({ params: { id }, body: { years } }))
}

/** Exports the data of an organization or of a network that it owns. */
function exportsData(when: When, by: PersonName, of: OrganizationName, network?: { name: string }) {
  return act(when, by, of, startExport, (idOf, own) => {
    const [type, id] = network
      ? ['network' as const, idOf(network.name)]
      : ['organization' as const, own]
    return { params: { type, id } }
  })
}

/** Starts a review. All reviews belong to Northside and have names only in the demo. */
function startsReview(when: When, by: PersonName, name: string, dueInDays: number): Step {
  const body = { dueInDays }
  return act(when, by, 'northside', startReview, (_, id) => ({ params: { id }, body }), name)
}

function reviews(
  when: When,
  by: PersonName,
  review: string,
  decision: 'keep' | 'revoke',
  { note, of }: { note?: string; of: [kind: AccessGrantKind, name: string][] },
): Step {
  return act(when, by, 'northside', decideReviewItems, async (idOf, id, { past }) => {
    const ways = await listReviewItemsOf(past.context.db, idOf(review), of)
    const body = { ways, decision, ...(note !== undefined && { note }) }
    return { params: { id, review: idOf(review) }, body }
  })
}

function keepsRest(when: When, by: PersonName, review: string): Step {
  return act(when, by, 'northside', keepUndecided, (idOf, id) => ({
    params: { id, review: idOf(review) },
    body: { note: 'Checked with each team lead.' },
  }))
}

function closesReview(when: When, by: PersonName, review: string, nextInDays: 180): Step {
  return act(when, by, 'northside', closeReview, (idOf, id) => ({
    params: { id, review: idOf(review) },
    body: { nextInDays },
  }))
}

function writesReviewFile(when: When, by: PersonName, review: string): Step {
  return act(when, by, 'northside', writeReviewFile, (idOf, id) => ({
    params: { id, review: idOf(review) },
  }))
}

function endsApplication(when: When, by: PersonName, of: OrganizationName, name: string) {
  return act(when, by, of, deleteApplication, (idOf) => ({ params: { id: idOf(name) } }))
}

function changesEmail(when: When, who: PersonName, email: string): Step {
  return act(when, who, undefined, changeEmail, () => ({ body: { email } }))
}

function exportsOwnData(when: When, who: PersonName): Step {
  return act(when, who, undefined, startDataExport, () => ({}))
}
