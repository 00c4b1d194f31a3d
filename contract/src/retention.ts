import { activityYears } from './organization-policies.ts'
import { graceDays } from './deletions.ts'
import { type Period, daysOf } from './rules/periods.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

interface KeptFor<Periods extends Record<string, Period>> extends RetainedItem {
  /** The service uses these periods. They aren't defined anywhere else. */
  periods: Periods
}

function kept<const Periods extends Record<string, Period> = Record<string, never>>(
  of: RetentionScope,
  what: string,
  ...told: [until: string] | [periods: Periods, until: (periods: Periods) => string]
): KeptFor<Periods> {
  if (told.length === 1) return { of, what, periods: {} as Periods, until: told[0] }
  const [periods, until] = told
  return { of, what, periods, until: until(periods) }
}

/** Formats a period in years of 365 days. */
function inYears(period: Period): string {
  return `${daysOf(period) / 365} years`
}

/**
 * Everything that the service stores, and for how long. The service uses these periods, and the page 'What we keep, and
 * for how long' in docs/ and in the console is generated from them.
 */
export const retention = {
  account: kept(
    'account',
    'Your account: your name, your email address, and how you sign in.',
    { grace: `${graceDays.account} days` },
    ({ grace }) =>
      `For as long as you have it. After you delete it, you can restore it for ${grace}. Then we permanently delete it, and others see “Former member” instead of your name.`,
  ),
  signUps: kept(
    'account',
    'A sign-up whose email address was never confirmed.',
    { age: '7 days' },
    ({ age }) => `${age}, or until the last link we sent to it expires, if that's later.`,
  ),
  emailChanges: kept(
    'account',
    'A change of the address you sign in with: the old one and the new one.',
    { code: '24 hours', undo: '72 hours' },
    ({ code, undo }) =>
      `You can confirm the new address for ${code}, and undo the change from the old one for ${undo}. Then we delete the record.`,
  ),
  sessions: kept(
    'account',
    'Your open sessions, each with its IP address and browser.',
    { idle: '60 minutes', longest: '24 hours' },
    ({ idle, longest }) =>
      `Until you sign out or are inactive for ${idle}, and at most ${longest} after you signed in.`,
  ),
  pendingSignIns: kept(
    'account',
    'A sign-in that still needs its second step.',
    { age: '10 minutes' },
    ({ age }) => `${age}.`,
  ),
  browsers: kept(
    'account',
    'The browsers that you signed in with before.',
    { unused: '180 days' },
    ({ unused }) => `${unused} after you last signed in with one.`,
  ),
  places: kept(
    'account',
    'The networks that you signed in from: the first part of each IP address.',
    { unused: '180 days' },
    ({ unused }) => `${unused} after you last signed in from one.`,
  ),
  toldSignIns: kept(
    'account',
    'The link in an email about a new sign-in.',
    { age: '7 days' },
    ({ age }) => `${age}, or until it's used.`,
  ),
  codes: kept(
    'account',
    'Codes in emails. We store only a hash of each.',
    { verify: '24 hours', reset: '30 minutes', expired: '1 day' },
    ({ verify, reset, expired }) =>
      `A link to confirm an address works for ${verify}, and a link to choose a new password for ${reset}. We keep a record of the link for ${expired} after that.`,
  ),
  challenges: kept(
    'account',
    'Passkey challenges that were already answered, so that no one can use them again.',
    { age: '20 minutes' },
    ({ age }) => `${age}.`,
  ),
  accountActivity: kept(
    'account',
    'Your account activity.',
    { age: '730 days' },
    ({ age }) => `${inYears(age)}. We keep your last sign-in for as long as you have the account.`,
  ),
  devices: kept(
    'account',
    'IP addresses and browsers in your account activity and in the activity of organizations.',
    { age: '90 days' },
    ({ age }) => `${age}. Then we erase them, and keep the rest of the activity.`,
  ),
  mails: kept(
    'account',
    'Emails that we sent you: their subjects, and your address.',
    { age: '30 days' },
    ({ age }) =>
      `${age} after we sent an email or gave up on it. We erase its text once it's sent.`,
  ),
  answers: kept(
    'account',
    'Our response to a request that created something, in case the request is repeated.',
    { age: '24 hours' },
    ({ age }) => `${age}, encrypted.`,
  ),
  organization: kept(
    'organization',
    'An organization: its details, people, applications, networks, open invitations, and open requests.',
    {
      grace: `${graceDays.organization} days`,
      // How long an invitation can be accepted. It then stays in the list and can be resent.
      invitation: '7 days',
      networkInvitation: '30 days',
    },
    ({ grace }) =>
      `For as long as it exists. After it's deleted, its owners can restore it for ${grace}. Then we permanently delete it.`,
  ),
  contacts: kept(
    'organization',
    'A contact: a person that an application brought to an organization.',
    'Until the last application that acts for them there loses its access.',
  ),
  deletionLetters: kept(
    'organization',
    'Our progress in emailing people about a deleted or restored organization or application.',
    { age: `${graceDays.organization} days` },
    ({ age }) => `${age} after we notified everyone.`,
  ),
  activity: kept(
    'organization',
    'The activity of an organization.',
    `Indefinitely, unless its owners choose ${activityYears.slice(0, -1).join(', ')}, or ${activityYears.at(-1)!} years.`,
  ),
  activityHeads: kept(
    'organization',
    "Signatures of an organization's activity, one for each hour with activity.",
    { age: '90 days' },
    ({ age }) => `${age}. For every 1,000 rows, we keep the last signature as long as the rows.`,
  ),
  reviews: kept(
    'organization',
    'An access review, with its decisions.',
    { ended: '1095 days' },
    ({ ended }) =>
      `${inYears(ended)} after it was closed or discarded. We keep the last one for as long as the organization exists.`,
  ),
  answeredInvitations: kept(
    'organization',
    'An invitation that was accepted or declined.',
    { answered: '180 days' },
    ({ answered }) =>
      `${answered} after it was answered. We keep who invited a member for as long as the membership lasts.`,
  ),
  answeredRequests: kept(
    'organization',
    'A request for an application that was answered.',
    { answered: '365 days' },
    ({ answered }) => `${answered} after it was answered.`,
  ),
  exports: kept(
    'organization',
    'The encrypted file of a data export.',
    { age: '7 days' },
    ({ age }) => `${age}, or until it's deleted.`,
  ),
  exportRecords: kept(
    'organization',
    'A record of each data export, with a receipt for each organization whose data it contained.',
    { age: '2555 days' },
    ({ age }) => `${inYears(age)}.`,
  ),
  application: kept(
    'application',
    'An application: its details, authorizations, and approvals.',
    { grace: `${graceDays.application} days` },
    ({ grace }) =>
      `For as long as it exists. After it's deleted, owners can restore it for ${grace}. Then we permanently delete it.`,
  ),
  secrets: kept(
    'application',
    'A secret that was replaced by a newer one.',
    { replaced: '24 hours', expired: '1 hour' },
    ({ replaced, expired }) =>
      `It works for another ${replaced}. We delete it ${expired} after that.`,
  ),
  tokens: kept(
    'application',
    'Tokens that let applications act for people and organizations.',
    {
      code: '60 seconds',
      access: '10 minutes',
      unused: '14 days',
      family: '90 days',
      grant: '365 days',
      answer: '5 minutes',
    },
    ({ access, unused, family, grant }) =>
      `Access tokens last ${access}. Refresh tokens last until they're unused for ${unused}, and at most ${family}. Their grant lasts at most ${grant}. All of them end immediately with the approval or the authorization.`,
  ),
  uses: kept(
    'application',
    'The days on which an access grant was used, and what it was used for.',
    { age: '400 days' },
    ({ age }) => `${age}, or until the grant ends.`,
  ),
  applicationUsage: kept(
    'application',
    'The number of sign-ins, API calls, and errors of an application, by day.',
    { age: '90 days' },
    ({ age }) => `${age}.`,
  ),
  notices: kept(
    'application',
    'Sign-out notifications to applications.',
    { age: '30 days' },
    ({ age }) => `Until they're delivered, and at most ${age}.`,
  ),
  deliveries: kept(
    'organization',
    'Events that we sent to an endpoint: which one, when, and what the receiver responded.',
    { age: '30 days' },
    ({ age }) =>
      `${age}. We build an event from the activity whenever we send it, and store no copy.`,
  ),
  limits: kept(
    'service',
    'The number of attempts, by account or IP address. This prevents guessing.',
    { expired: '1 day' },
    ({ expired }) => `Until the limit ends, and for ${expired} after that.`,
  ),
  ownKeys: kept(
    'service',
    'Keys of the service itself, and its running processes.',
    'For as long as we need them to read or check what they encrypted or signed.',
  ),
  backups: kept(
    'service',
    'Backups and log files.',
    'The people who run this service decide this. Ask them.',
  ),
} as const

export type RetentionName = keyof typeof retention

/** The owner of the data, in the order of the page. */
export const retentionScopes = ['account', 'organization', 'application', 'service'] as const
export type RetentionScope = (typeof retentionScopes)[number]

export const RetainedItem = z.object({
  of: z.enum(retentionScopes),
  what: z.string(),
  until: z.string(),
})
export type RetainedItem = z.infer<typeof RetainedItem>

export const listRetained = defineCall({
  method: 'GET',
  path: '/retention',
  access: 'anyone',
  reply: z.object({ data: z.array(RetainedItem) }),
  errors: [],
})
