import { didYouMean } from './did-you-mean.ts'
import { StartupError } from './startup-error.ts'

export interface Limit {
  max: number
  seconds: number
  /** After `max` tries each further one waits longer, up to the window, instead of a full stop. */
  growing?: true
}

export const defaultLimits = {
  // Of one account from one network, in a browser that is known, and from everywhere: decision 013.
  signInPerAccountAndAddress: { max: 5, seconds: 30 * 60, growing: true },
  signInPerDevice: { max: 5, seconds: 30 * 60, growing: true },
  signInPerAccount: { max: 70, seconds: 3600, growing: true },
  signInPerAddress: { max: 50, seconds: 15 * 60 },
  // The second step of it, for whoever has the password: six digits are few (decision 037).
  secondStepPerAccountAndAddress: { max: 5, seconds: 30 * 60, growing: true },
  secondStepPerDevice: { max: 5, seconds: 30 * 60, growing: true },
  secondStepPerAccount: { max: 20, seconds: 3600, growing: true },
  // How often a person gets an email that someone has their password but not their second factor.
  secondStepMailPerPerson: { max: 1, seconds: 86_400 },
  // How often a person is told that they signed in from a new place; more of it is in their activity.
  newPlaceMailPerPerson: { max: 3, seconds: 3600 },
  currentPasswordPerSession: { max: 5, seconds: 30 * 60, growing: true },
  // Whoever has several sessions of somebody does not guess in each of them anew.
  confirmPerAccount: { max: 20, seconds: 3600, growing: true },
  // Each costs two hashes and a letter.
  passwordChangesPerPerson: { max: 10, seconds: 3600 },
  // Of the address they sign in with: each writes to the old one and to one that may be anybody's.
  emailChangesPerPerson: { max: 3, seconds: 3600 },
  // New ones, and new recovery codes: each is told by a letter, and the one that matters is to be found among them.
  // Removing one is always open, be it that a stranger used these up.
  newFactorsPerPerson: { max: 30, seconds: 3600 },
  signUpPerAddress: { max: 10, seconds: 3600 },
  mailPerEmail: { max: 3, seconds: 3600 },
  // As long as a link is good: whoever is refused a new one has one that works.
  resetPerEmail: { max: 3, seconds: 30 * 60 },
  mailPerUnprovenMailbox: { max: 20, seconds: 86_400 },
  // Letters that their recipients did not ask for, by one person and by all, and sign-ups with one address in
  // ever new spellings.
  unaskedMailPerSender: { max: 3, seconds: 6 * 3600 },
  unaskedMailPerMailbox: { max: 10, seconds: 6 * 3600 },
  signUpPerMailbox: { max: 10, seconds: 86_400 },
  mailPerAddress: { max: 20, seconds: 3600 },
  codesPerAddress: { max: 30, seconds: 3600 },
  organizationsPerUser: { max: 20, seconds: 86_400 },
  // Each may write to everybody in it.
  secondFactorRulesPerOrganization: { max: 10, seconds: 86_400 },
  approvalsRulesPerOrganization: { max: 10, seconds: 86_400 },
  // Each is told to everybody who manages the organization; how much mail they take is counted besides.
  applicationRequestsPerPerson: { max: 20, seconds: 86_400 },
  // How often a member is told that they became an admin: more of it is in the activity. And how often one can be made an
  // owner, which is told each time: to them and to all who own the organization.
  adminMailPerMember: { max: 3, seconds: 86_400 },
  ownerMailPerMember: { max: 3, seconds: 86_400 },
  // How often those who authorized an application, or joined a network, are told that it asks for more.
  widerMailPerAsker: { max: 1, seconds: 86_400 },
  contactsPerUser: { max: 20, seconds: 86_400 },
  invitationsPerOrganization: { max: 50, seconds: 3600 },
  resendPerInvitation: { max: 3, seconds: 600 },
  applicationsPerOrganization: { max: 50, seconds: 86_400 },
  keysShownPerProfile: { max: 20, seconds: 3600 },
  keysPerApplication: { max: 10, seconds: 86_400 },
  networksPerOrganization: { max: 50, seconds: 86_400 },
  searchesPerPerson: { max: 30, seconds: 3600 },
  networkInvitationsPerOrganization: { max: 50, seconds: 3600 },
  exportsPerOrganization: { max: 10, seconds: 86_400 },
  // Each copies who can reach the data, however many they are.
  accessReviewsPerOrganization: { max: 10, seconds: 86_400 },
  snapshotPerProfile: { max: 5, seconds: 3600 },
  // Each reads as much of a chain as there is; and a step of a check five thousand rows of it.
  activityFilesPerProfile: { max: 10, seconds: 3600 },
  activityChecksPerProfile: { max: 1000, seconds: 3600 },
  // Each look through the eyes of others reads the first page of a dozen lists.
  looksPerPerson: { max: 120, seconds: 3600 },
  // How often an application can have one person told that its access was ended.
  reuseMailPerApplication: { max: 3, seconds: 86_400 },
  // How often the owner of a passkey is told by mail that there is a copy of it.
  copyMailPerPasskey: { max: 3, seconds: 86_400 },
  // Codes that people type for their devices, as far as they are wrong; one has 34 bits and ten minutes.
  userCodesPerPerson: { max: 10, seconds: 15 * 60 },
  userCodesPerAddress: { max: 30, seconds: 15 * 60 },
  // How often a device may ask whether it was decided on; it is told these seconds as its interval.
  pollsPerDevice: { max: 1, seconds: 5 },
  // Applications at the OAuth endpoints, in memory: one client from one network, and one network. They stop floods
  // only: an application may ask of every request that it gets whether the token is good.
  oauthPerClient: { max: 20_000, seconds: 60 },
  oauthPerAddress: { max: 40_000, seconds: 60 },
  // Requests that applications without a secret push, and devices that ask to be connected: each leaves a row.
  oauthStartsPerAddress: { max: 120, seconds: 60 },
  requestsAnonymous: { max: 60, seconds: 60 },
  requestsPerSession: { max: 300, seconds: 60 },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof defaultLimits
export type Limits = Record<LimitName, Limit>

/** As much as a column counts, and as long as anything is remembered. */
const most = 1_000_000_000
const longest = 30 * 86_400

const seconds = { s: 1, m: 60, h: 3600, d: 86_400 }

/** `signUpPerAddress=10/1h,mailPerEmail=3/1h` changes those two and leaves the rest. */
export function parseLimits(text: string): Partial<Limits> {
  const changed: Partial<Limits> = {}
  for (const item of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const match = /^(\w+)=(\d+)\/(\d+)([smhd])$/.exec(item)
    const name = match?.[1] as LimitName | undefined
    if (match && name && !Object.hasOwn(defaultLimits, name)) throw unknownLimit(item, name)
    if (!match || !name) {
      throw new StartupError(
        `LIMITS contains '${item}', but each item must look like signUpPerAddress=10/1h with one of ${Object.keys(defaultLimits).join(', ')}.`,
      )
    }
    const max = Number(match[2])
    const window = Number(match[3]) * seconds[match[4] as keyof typeof seconds]
    if (max < 1 || max > most || window < 1 || window > longest) {
      throw new StartupError(
        `LIMITS contains '${item}', but a limit lets at least one through in at least a second, and counts at most ${most} in at most ${longest / 86_400} days: ${name}=1/1d is as good as never, ${name}=${most}/1s as good as no limit.`,
      )
    }
    changed[name] = { ...defaultLimits[name], max, seconds: window }
  }
  return changed
}

/** All of them are many: named only where none is near. */
function unknownLimit(item: string, name: string): StartupError {
  const known = Object.keys(defaultLimits)
  const meant = didYouMean(name, known)
  const help =
    meant === undefined ? `the limits are ${known.join(', ')}.` : `did you mean ${meant}?`
  return new StartupError(`LIMITS contains '${item}', but there is no limit of that name: ${help}`)
}
