import { didYouMean } from './did-you-mean.ts'
import { StartupError } from './startup-error.ts'

export interface Limit {
  max: number
  seconds: number
  /**
   * After `max` attempts, the wait grows with each further attempt, up to the window. Otherwise, all further attempts
   * are rejected.
   */
  growing?: true
}

export const defaultLimits = {
  // These limit sign-ins to one account: from one network, from a recognized browser, and from everywhere (decision
  // 013).
  signInPerAccountAndAddress: { max: 5, seconds: 30 * 60, growing: true },
  signInPerDevice: { max: 5, seconds: 30 * 60, growing: true },
  signInPerAccount: { max: 70, seconds: 3600, growing: true },
  signInPerAddress: { max: 50, seconds: 15 * 60 },
  // These limit the second step of a sign-in. Anyone at this step has the password, and six digits are easy to guess
  // (decision 037).
  secondStepPerAccountAndAddress: { max: 5, seconds: 30 * 60, growing: true },
  secondStepPerDevice: { max: 5, seconds: 30 * 60, growing: true },
  secondStepPerAccount: { max: 20, seconds: 3600, growing: true },
  // How often a person gets an email that someone has their password but not their second factor.
  secondStepMailPerPerson: { max: 1, seconds: 86_400 },
  // How often a person gets an email about a new sign-in. Their activity shows all of them.
  newPlaceMailPerPerson: { max: 3, seconds: 3600 },
  currentPasswordPerSession: { max: 5, seconds: 30 * 60, growing: true },
  // This prevents guessing in several sessions of the same account.
  confirmPerAccount: { max: 20, seconds: 3600, growing: true },
  // Each change requires two hashes and an email.
  passwordChangesPerPerson: { max: 10, seconds: 3600 },
  // Each change of the sign-in address emails the old address and a new one, which could be anyone's.
  emailChangesPerPerson: { max: 3, seconds: 3600 },
  // Each new factor and new set of recovery codes sends an email, and too many would hide the one that matters.
  // Removing a factor has no limit, in case an attacker has used up this one.
  newFactorsPerPerson: { max: 30, seconds: 3600 },
  signUpPerAddress: { max: 10, seconds: 3600 },
  mailPerEmail: { max: 3, seconds: 3600 },
  // The window is as long as a link is valid, so anyone who can't get a new link still has a working one.
  resetPerEmail: { max: 3, seconds: 30 * 60 },
  mailPerUnprovenMailbox: { max: 20, seconds: 86_400 },
  // These limit emails that recipients didn't request, per sender and in total, and sign-ups with ever new spellings of
  // one address.
  unaskedMailPerSender: { max: 3, seconds: 6 * 3600 },
  unaskedMailPerMailbox: { max: 10, seconds: 6 * 3600 },
  signUpPerMailbox: { max: 10, seconds: 86_400 },
  mailPerAddress: { max: 20, seconds: 3600 },
  codesPerAddress: { max: 30, seconds: 3600 },
  organizationsPerUser: { max: 20, seconds: 86_400 },
  // New people that a connection adds (L13), flows that a network starts, and the requests to providers that an
  // organization causes with its settings.
  newPeoplePerConnection: { max: 100, seconds: 3600 },
  providerSignInsPerAddress: { max: 60, seconds: 15 * 60 },
  domainLookupsPerAddress: { max: 50, seconds: 15 * 60 },
  connectionChecksPerOrganization: { max: 60, seconds: 3600 },
  // How often a member can begin to connect a provider, which may send a request to it.
  providerConnectsPerPerson: { max: 30, seconds: 3600 },
  // How often admins get an email about a sign-in that was rejected because its address belongs to someone else.
  addressConflictMailPerConnection: { max: 3, seconds: 86_400 },
  // Each change may email everyone in the organization.
  secondFactorRulesPerOrganization: { max: 10, seconds: 86_400 },
  providerPoliciesPerOrganization: { max: 10, seconds: 86_400 },
  // Each pause emails all of the organization's admins.
  providerPausesPerOrganization: { max: 10, seconds: 86_400 },
  approvalsRulesPerOrganization: { max: 10, seconds: 86_400 },
  // Each request is emailed to all of the organization's admins. The emails themselves are limited separately.
  applicationRequestsPerPerson: { max: 20, seconds: 86_400 },
  // How often a member gets an email about becoming an admin (the activity shows all changes), and how often a member
  // can be made an owner. The latter emails them and all other owners each time.
  adminMailPerMember: { max: 3, seconds: 86_400 },
  ownerMailPerMember: { max: 3, seconds: 86_400 },
  // How often an application or network can email its organizations to request more access.
  widerMailPerAsker: { max: 1, seconds: 86_400 },
  contactsPerUser: { max: 20, seconds: 86_400 },
  // Each check sends requests to name servers that the owner of a domain chooses.
  domainsPerOrganization: { max: 40, seconds: 86_400 },
  checksPerDomain: { max: 20, seconds: 600 },
  // Each request is emailed to all of the organization's admins. The emails themselves are limited separately.
  joinRequestsPerPerson: { max: 10, seconds: 86_400 },
  invitationsPerOrganization: { max: 50, seconds: 3600 },
  resendPerInvitation: { max: 3, seconds: 600 },
  applicationsPerOrganization: { max: 50, seconds: 86_400 },
  logosPerOrganization: { max: 50, seconds: 86_400 },
  keysShownPerProfile: { max: 20, seconds: 3600 },
  keysPerApplication: { max: 10, seconds: 86_400 },
  endpointsPerOrganization: { max: 50, seconds: 86_400 },
  rotationsPerEndpoint: { max: 10, seconds: 86_400 },
  // Each is a request to an address that someone entered.
  testEventsPerEndpoint: { max: 3, seconds: 60 },
  eventsResentPerEndpoint: { max: 60, seconds: 60 },
  failedResentPerEndpoint: { max: 10, seconds: 3600 },
  networksPerOrganization: { max: 50, seconds: 86_400 },
  searchesPerPerson: { max: 30, seconds: 3600 },
  networkInvitationsPerOrganization: { max: 50, seconds: 3600 },
  exportsPerOrganization: { max: 10, seconds: 86_400 },
  // Each review or export copies the whole list of people and things with access.
  accessReviewsPerOrganization: { max: 10, seconds: 86_400 },
  snapshotPerProfile: { max: 5, seconds: 3600 },
  // Each file reads a whole chain, and each step of a check reads five thousand rows of it.
  activityFilesPerProfile: { max: 10, seconds: 3600 },
  activityChecksPerProfile: { max: 1000, seconds: 3600 },
  // Each data preview reads the first page of a dozen lists.
  looksPerPerson: { max: 120, seconds: 3600 },
  // How often a person gets an email that an application's access was revoked because a refresh token was reused.
  reuseMailPerApplication: { max: 3, seconds: 86_400 },
  // How often a passkey's owner gets an email that a copy of it exists.
  copyMailPerPasskey: { max: 3, seconds: 86_400 },
  // These limit wrong codes that people enter for their devices. A code has 34 bits and is valid for ten minutes.
  userCodesPerPerson: { max: 10, seconds: 15 * 60 },
  userCodesPerAddress: { max: 30, seconds: 15 * 60 },
  // How often a device can poll for the decision. Accord sends this number of seconds to the device as its interval.
  pollsPerDevice: { max: 1, seconds: 5 },
  // These limit requests to the OAuth endpoints, per client and network and per network. They're counted in memory and
  // only stop floods, because an application may check the token of every request that it receives.
  oauthPerClient: { max: 20_000, seconds: 60 },
  oauthPerAddress: { max: 40_000, seconds: 60 },
  // This limits pushed requests from applications without a secret and device requests, because each of them stores a
  // row.
  oauthStartsPerAddress: { max: 120, seconds: 60 },
  // This limits requests for logos and is counted in memory. A page of a list shows up to 40 logos, and browsers cache
  // them.
  logosPerAddress: { max: 1200, seconds: 60 },
  requestsAnonymous: { max: 60, seconds: 60 },
  requestsPerSession: { max: 300, seconds: 60 },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof defaultLimits
export type Limits = Record<LimitName, Limit>

/** The largest number that the column can store, and the longest time for which attempts are stored. */
const maxRequests = 1_000_000_000
const longest = 30 * 86_400

const seconds = { s: 1, m: 60, h: 3600, d: 86_400 }

/** Reads changed limits. `signUpPerAddress=10/1h,mailPerEmail=3/1h` changes these two and no others. */
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
        `LIMITS contains '${item}', but each item must look like signUpPerAddress=10/1h. The limits are ${Object.keys(defaultLimits).join(', ')}.`,
      )
    }
    const max = Number(match[2])
    const window = Number(match[3]) * seconds[match[4] as keyof typeof seconds]
    if (max < 1 || max > maxRequests || window < 1 || window > longest) {
      throw new StartupError(
        `LIMITS contains '${item}', which is out of range. A limit allows 1 to ${maxRequests} requests, in a period of 1 second to ${longest / 86_400} days. To allow almost none, use ${name}=1/1d. To remove the limit, use ${name}=${maxRequests}/1s.`,
      )
    }
    changed[name] = { ...defaultLimits[name], max, seconds: window }
  }
  return changed
}

/** There are many limits, so they're listed only if no name is similar. */
function unknownLimit(item: string, name: string): StartupError {
  const known = Object.keys(defaultLimits)
  const meant = didYouMean(name, known)
  const help =
    meant === undefined ? `The limits are ${known.join(', ')}.` : `Did you mean ${meant}?`
  return new StartupError(`LIMITS contains '${item}', but no limit has that name. ${help}`)
}
