import { activityYears } from './organization-policies.ts'
import { graceDays } from './deletions.ts'
import { type Period, daysOf } from './rules/periods.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

interface KeptFor<Periods extends Record<string, Period>> extends RetainedItem {
  /** What the service goes by: no other place says how long. */
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

/** Of 365 days each. */
function inYears(period: Period): string {
  return `${daysOf(period) / 365} years`
}

/**
 * Everything that is kept, and for how long. The service goes by these periods, and the page 'What we keep, and for how
 * long' is made of it, in docs/ as in the console.
 */
export const retention = {
  account: kept(
    'account',
    'Your account: your name, your e-mail address, and what you sign in with.',
    { grace: `${graceDays.account} days` },
    ({ grace }) =>
      `For as long as you have it. After you delete it you can change your mind for ${grace}; then it is removed, and others see “Former member” in place of your name.`,
  ),
  signUps: kept(
    'account',
    'A sign-up whose e-mail address nobody confirmed.',
    { age: '7 days' },
    ({ age }) => `${age}, or until the last link we sent to it expires, if that is later.`,
  ),
  emailChanges: kept(
    'account',
    'A change of the address that you sign in with: the old one and the new one.',
    { code: '24 hours', undo: '72 hours' },
    ({ code, undo }) =>
      `The new one can be confirmed for ${code}, and the old one can undo it for ${undo}; then it is removed.`,
  ),
  sessions: kept(
    'account',
    'Sign-ins that are open, each with its IP address and browser.',
    { idle: '60 minutes', longest: '24 hours' },
    ({ idle, longest }) =>
      `Until you sign out, do nothing for ${idle}, or ${longest} after you signed in.`,
  ),
  pendingSignIns: kept(
    'account',
    'A sign-in that waits for the second step.',
    { age: '10 minutes' },
    ({ age }) => `${age}.`,
  ),
  browsers: kept(
    'account',
    'That you signed in with a browser before.',
    { unused: '180 days' },
    ({ unused }) => `${unused} after you last signed in with it.`,
  ),
  places: kept(
    'account',
    'From which networks you signed in: the first part of an IP address.',
    { unused: '180 days' },
    ({ unused }) => `${unused} after you last signed in from there.`,
  ),
  toldSignIns: kept(
    'account',
    'The link in a letter about a new sign-in.',
    { age: '7 days' },
    ({ age }) => `${age}, or until it is used.`,
  ),
  codes: kept(
    'account',
    'Codes in letters, of which we keep only a fingerprint.',
    { verify: '24 hours', reset: '30 minutes', expired: '1 day' },
    ({ verify, reset, expired }) =>
      `A link to confirm an address is good for ${verify}, one for a new password for ${reset}. A trace of it stays for ${expired} more.`,
  ),
  challenges: kept(
    'account',
    'That a passkey answered a question of ours, so that none is answered twice.',
    { age: '20 minutes' },
    ({ age }) => `${age}.`,
  ),
  accountActivity: kept(
    'account',
    'What happened to your account.',
    { age: '730 days' },
    ({ age }) => `${inYears(age)}. Your last sign-in stays for as long as you have the account.`,
  ),
  devices: kept(
    'account',
    'IP addresses and browsers in activity: yours, and that of organizations.',
    { age: '90 days' },
    ({ age }) => `${age}. What happened stays; from where is erased.`,
  ),
  mails: kept(
    'account',
    'That we sent you a letter: its subject, and your address.',
    { age: '30 days' },
    ({ age }) => `${age} after it was sent or given up. Its text is erased once it was sent.`,
  ),
  answers: kept(
    'account',
    'What we answered to a request that made something, for whoever asks again.',
    { age: '24 hours' },
    ({ age }) => `${age}, encrypted.`,
  ),
  organization: kept(
    'organization',
    'An organization: its details, people, applications, networks, open invitations and open requests.',
    {
      grace: `${graceDays.organization} days`,
      // For so long they can be accepted; then they stay in the list, and can be renewed.
      invitation: '7 days',
      networkInvitation: '30 days',
    },
    ({ grace }) =>
      `For as long as it exists. After it was deleted its owners can restore it for ${grace}; then it is removed.`,
  ),
  contacts: kept(
    'organization',
    'A contact: a person whom an application brought to an organization.',
    'Until the last application that acts for them there ends.',
  ),
  deletionLetters: kept(
    'organization',
    'How far we are with telling people that an organization or an application was deleted or restored.',
    { age: `${graceDays.organization} days` },
    ({ age }) => `${age} after everybody was told.`,
  ),
  activity: kept(
    'organization',
    'What happened in an organization.',
    `For ever, unless its owners choose ${activityYears.slice(0, -1).join(', ')} or ${activityYears.at(-1)!} years.`,
  ),
  activityHeads: kept(
    'organization',
    'Signatures over what happened in an organization, one for each hour in which something did.',
    { age: '90 days' },
    ({ age }) => `${age}. Of every 1,000 rows the last one stays for as long as the rows do.`,
  ),
  reviews: kept(
    'organization',
    'A review of who has access, with what was decided.',
    { ended: '1095 days' },
    ({ ended }) =>
      `${inYears(ended)} after it was closed or canceled. The last one stays for as long as the organization exists.`,
  ),
  answeredInvitations: kept(
    'organization',
    'An invitation that was accepted or declined.',
    { answered: '180 days' },
    ({ answered }) =>
      `${answered} after it was answered. Who invited a member stays for as long as the membership does.`,
  ),
  answeredRequests: kept(
    'organization',
    'A request for an application that was answered.',
    { answered: '365 days' },
    ({ answered }) => `${answered} after it was answered.`,
  ),
  exports: kept(
    'organization',
    'The file of a data export, encrypted.',
    { age: '7 days' },
    ({ age }) => `${age}, or until it is deleted.`,
  ),
  exportRecords: kept(
    'organization',
    'A record of each data export, with a receipt for each organization whose data it held.',
    { age: '2555 days' },
    ({ age }) => `${inYears(age)}.`,
  ),
  application: kept(
    'application',
    'An application: its details, and what organizations and people let it do.',
    { grace: `${graceDays.application} days` },
    ({ grace }) =>
      `For as long as it exists. After it was deleted it can be restored for ${grace}; then it is removed.`,
  ),
  secrets: kept(
    'application',
    'A secret that another took the place of.',
    { replaced: '24 hours', expired: '1 hour' },
    ({ replaced, expired }) =>
      `It works for ${replaced} more, and is removed ${expired} after that.`,
  ),
  tokens: kept(
    'application',
    'What applications are given to act for people and organizations.',
    {
      code: '60 seconds',
      access: '10 minutes',
      unused: '14 days',
      family: '90 days',
      grant: '365 days',
      answer: '5 minutes',
    },
    ({ access, unused, family, grant }) =>
      `Access tokens ${access}; refresh tokens until they are unused for ${unused}, ${family} at most; what they rest on ${grant} at most. All of it ends at once with the approval or the authorization.`,
  ),
  uses: kept(
    'application',
    'On which days something that opens data was used, and for what.',
    { age: '400 days' },
    ({ age }) => `${age}, or until it ends.`,
  ),
  notices: kept(
    'application',
    'That an application has to be told of a sign-out.',
    { age: '30 days' },
    ({ age }) => `Until it was told, ${age} at most.`,
  ),
  limits: kept(
    'service',
    'How often something was tried, against guessing: by account, or by IP address.',
    { expired: '1 day' },
    ({ expired }) => `Until the limit is lifted, and ${expired} more.`,
  ),
  ownKeys: kept(
    'service',
    'Keys of the service itself, and which of its processes run.',
    'For as long as they are needed to read or check what they sealed or signed.',
  ),
  backups: kept(
    'service',
    'Backups and log files.',
    'As long as whoever runs this service decides: ask them.',
  ),
} as const

export type RetentionName = keyof typeof retention

/** Whose it is, in the order of the page. */
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
  summary: 'What this service keeps, and for how long, in sentences.',
  access: 'anyone',
  reply: z.object({ data: z.array(RetainedItem) }),
  errors: [],
})
