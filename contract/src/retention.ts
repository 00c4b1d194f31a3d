import { activityYears } from './organization-policies.ts'
import { graceDays } from './deletions.ts'
import { type Period, daysOf } from './rules/periods.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

interface KeptFor<Periods extends Record<string, Period>> extends RetainedItem {
  /** The service uses these periods, which aren't defined anywhere else. */
  periods: Periods
}

function retained<const Periods extends Record<string, Period> = Record<string, never>>(
  of: RetentionScope,
  what: string,
  ...rest: [until: string] | [periods: Periods, until: (periods: Periods) => string]
): KeptFor<Periods> {
  if (rest.length === 1) return { of, what, periods: {} as Periods, until: rest[0] }
  const [periods, until] = rest
  return { of, what, periods, until: until(periods) }
}

/** Formats a period in years of 365 days. */
function inYears(period: Period): string {
  return `${daysOf(period) / 365} years`
}

/**
 * Everything that the service stores, and how long it keeps it. The service uses these periods, and the page 'What we
 * keep, and for how long' in docs/ and in the console is generated from them.
 */
export const retention = {
  account: retained(
    'account',
    'Your account: your name, your email address, and how you sign in.',
    { grace: `${graceDays.account} days` },
    ({ grace }) =>
      `For as long as you have it. After you delete it, you can restore it for ${grace}. Then we permanently delete it, and others see “Former member” instead of your name.`,
  ),
  signUps: retained(
    'account',
    'A sign-up with an unconfirmed email address.',
    { age: '7 days' },
    ({ age }) => `${age}, or longer if the last link we sent hasn't expired yet.`,
  ),
  emailChanges: retained(
    'account',
    'A change to your sign-in address, with the old and new addresses.',
    { code: '24 hours', undo: '72 hours' },
    ({ code, undo }) =>
      `You can confirm the new address within ${code}. You can undo the change within ${undo}, using the link emailed to the old address. Then we delete the record.`,
  ),
  sessions: retained(
    'account',
    'Your open sessions, each with its IP address and browser.',
    { idle: '60 minutes', longest: '24 hours' },
    ({ idle, longest }) =>
      `Until you sign out or are inactive for ${idle}, but no longer than ${longest} after you signed in.`,
  ),
  pendingSignIns: retained(
    'account',
    'A sign-in that still needs a second step.',
    { age: '10 minutes' },
    ({ age }) => `${age}.`,
  ),
  identityFlows: retained(
    'account',
    'A sign-in through another provider, such as Google, that is in progress.',
    { open: '10 minutes', age: '1 day' },
    ({ open, age }) => `It must be completed within ${open}. We delete it ${age} after that.`,
  ),
  browsers: retained(
    'account',
    'Browsers you have signed in with.',
    { unused: '180 days' },
    ({ unused }) => `${unused} after you last signed in with that browser.`,
  ),
  places: retained(
    'account',
    'Networks you have signed in from: the first part of each IP address.',
    { unused: '180 days' },
    ({ unused }) => `${unused} after you last signed in from that network.`,
  ),
  toldSignIns: retained(
    'account',
    'The link in an email about a new sign-in.',
    { age: '7 days' },
    ({ age }) => `${age}, or until it's used.`,
  ),
  codes: retained(
    'account',
    'Codes in emails. We store only a hash of each.',
    { verify: '24 hours', reset: '30 minutes', expired: '1 day' },
    ({ verify, reset, expired }) =>
      `A link to confirm an address works for ${verify}, and a link to choose a new password for ${reset}. We keep a record of each link for ${expired} after it expires.`,
  ),
  challenges: retained(
    'account',
    'Used passkey challenges, so that no one can reuse them.',
    { age: '20 minutes' },
    ({ age }) => `${age}.`,
  ),
  accountActivity: retained(
    'account',
    'Your account activity.',
    { age: '730 days' },
    ({ age }) => `${inYears(age)}. We keep your last sign-in for as long as you have the account.`,
  ),
  devices: retained(
    'account',
    'IP addresses and browsers in account and organization activity.',
    { age: '90 days' },
    ({ age }) => `${age}. After that, we erase them but keep the rest of the activity.`,
  ),
  mails: retained(
    'account',
    'The subjects of emails we sent you, and your address.',
    { age: '30 days' },
    ({ age }) =>
      `${age} after we sent the email or stopped trying. We erase its text once it's sent.`,
  ),
  answers: retained(
    'account',
    'Our response to a request that created something, in case the request is repeated.',
    { age: '24 hours' },
    ({ age }) => `${age}. The response is encrypted.`,
  ),
  organization: retained(
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
  contacts: retained(
    'organization',
    'A contact: a person added to an organization by an application.',
    'Until the last application acting for them in that organization loses access.',
  ),
  deletionLetters: retained(
    'organization',
    'Our progress in emailing people about a deleted or restored organization or application.',
    { age: `${graceDays.organization} days` },
    ({ age }) => `${age} after we notified everyone.`,
  ),
  activity: retained(
    'organization',
    'The activity of an organization.',
    `Indefinitely, unless its owners choose ${activityYears.slice(0, -1).join(', ')}, or ${activityYears.at(-1)!} years.`,
  ),
  activityHeads: retained(
    'organization',
    "Signatures of an organization's activity, one for each hour with activity.",
    { age: '90 days' },
    ({ age }) =>
      `${age}. For every 1,000 rows, we keep the last signature for as long as we keep the rows.`,
  ),
  reviews: retained(
    'organization',
    'An access review, with its decisions.',
    { ended: '1095 days' },
    ({ ended }) =>
      `${inYears(ended)} after it was closed or discarded. We keep the most recent review for as long as the organization exists.`,
  ),
  answeredInvitations: retained(
    'organization',
    'An invitation that was accepted or declined.',
    { answered: '180 days' },
    ({ answered }) =>
      `${answered} after it was answered. We keep a record of who invited each member for as long as they're a member.`,
  ),
  answeredRequests: retained(
    'organization',
    'An answered request to authorize an application.',
    { answered: '365 days' },
    ({ answered }) => `${answered} after it was answered.`,
  ),
  domains: retained(
    'organization',
    'A domain, with the result of the last check of its record.',
    'Until an owner removes it.',
  ),
  joinRequests: retained(
    'organization',
    'A request to join, with the address at that time.',
    { answered: '180 days' },
    ({ answered }) => `${answered} after it was answered, or until the account is deleted.`,
  ),
  removedMembers: retained(
    'organization',
    'A note that an admin removed a member, shown to admins if the person asks to join again.',
    { age: '365 days' },
    ({ age }) => `${age}, or until the account is deleted.`,
  ),
  removedAddresses: retained(
    'organization',
    'Hashes of the addresses of removed members, so that they can only return with an invitation.',
    { age: '365 days' },
    ({ age }) => `${age}, or until the person is admitted again.`,
  ),
  connectionLinks: retained(
    'organization',
    "A member's identity with an identity provider: the provider's ID for them, and their address there.",
    'Until the connection is deleted. When the member leaves, we erase the address, but keep the ID, so that they can return only with an invitation.',
  ),
  connectionFlows: retained(
    'organization',
    'A sign-in through an identity provider that is in progress, or the result of a test.',
    { open: '10 minutes', age: '1 day' },
    ({ open, age }) => `It must be completed within ${open}. We delete it ${age} after that.`,
  ),
  connectionSignIns: retained(
    'organization',
    'Sign-ins through an identity provider, each with its email address and why it was rejected.',
    { age: '90 days' },
    ({ age }) => `${age}. We erase the address when the account is deleted.`,
  ),
  samlUsedIds: retained(
    'organization',
    'The IDs of SAML responses that were used, as hashes.',
    'Until the response expires, but no longer than a day.',
  ),
  connectionSetups: retained(
    'organization',
    'Settings that someone entered with a setup link.',
    'Until an owner confirms the settings, or the link is withdrawn or expires.',
  ),
  exports: retained(
    'organization',
    'The encrypted data export file.',
    { age: '7 days' },
    ({ age }) => `${age}, or until it's deleted.`,
  ),
  exportRecords: retained(
    'organization',
    'A record of each data export, with a receipt for each organization whose data it contained.',
    { age: '2555 days' },
    ({ age }) => `${inYears(age)}.`,
  ),
  application: retained(
    'application',
    'An application: its details, authorizations, and approvals.',
    { grace: `${graceDays.application} days` },
    ({ grace }) =>
      `For as long as it exists. After it's deleted, owners can restore it for ${grace}. Then we permanently delete it.`,
  ),
  secrets: retained(
    'application',
    'A secret that was replaced by a newer one.',
    { replaced: '24 hours', expired: '1 hour' },
    ({ replaced, expired }) =>
      `It works for another ${replaced}. We delete it ${expired} after that.`,
  ),
  tokens: retained(
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
      `Access tokens last ${access}. Refresh tokens expire after ${unused} without use, and after ${family} at the latest. Their grant lasts up to ${grant}. All of these end immediately when the approval or authorization is revoked.`,
  ),
  uses: retained(
    'application',
    'The days on which an access grant was used, and the permissions that were used.',
    { age: '400 days' },
    ({ age }) => `${age}, or until the grant ends.`,
  ),
  applicationUsage: retained(
    'application',
    'The number of sign-ins, API calls, and errors of an application, by day.',
    { age: '90 days' },
    ({ age }) => `${age}.`,
  ),
  notices: retained(
    'application',
    'Sign-out notifications to applications.',
    { age: '30 days' },
    ({ age }) => `Until they're delivered, but no longer than ${age}.`,
  ),
  deliveries: retained(
    'organization',
    "Events for endpoints and feeds: the event, the time, and the endpoint's response.",
    { age: '30 days' },
    ({ age }) =>
      `${age}. We build an event from the activity whenever it's sent or read, and store no copy.`,
  ),
  limits: retained(
    'service',
    'The number of attempts per account or IP address, to prevent guessing.',
    { expired: '1 day' },
    ({ expired }) => `Until the limit ends, and for ${expired} after that.`,
  ),
  ownKeys: retained(
    'service',
    "The service's own keys, and a list of its running processes.",
    'For as long as we need them to decrypt or verify data.',
  ),
  backups: retained(
    'service',
    'Backups and log files.',
    'The people who run this service decide how long to keep them. Contact them for details.',
  ),
} as const

export type RetentionName = keyof typeof retention

/** The owners of the data, in the order of the page. */
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
