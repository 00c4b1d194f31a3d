import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  defineError,
  forbidden,
  notFound,
  reauthenticationRequired,
  tooManyRequests,
  tooMuchMail,
  unauthenticated,
} from './errors.ts'
import { Done, Id, Named, Paging, Time, paged } from './fields.ts'
import { providerPolicyOn } from './organization-policies.ts'
import { organizationRequired } from './organizations.ts'
import { message } from './translation.ts'

/** The most domains of one organization. */
export const maxDomains = 20

/** How many of the values that were found instead are kept, and how many characters of each. */
export const maxFound = { values: 3, characters: 100 } as const

/** How long a verified domain's record can be missing until no one new is admitted, and until it can be contested. */
export const missingDays = { admits: 14, holds: 30 } as const

/** How many days after an admin declined a request the person can ask again. */
export const askAgainDays = 30

/** Public email providers. No one can verify their domains, because anyone can have an address there. */
export const consumerDomains: ReadonlySet<string> = new Set([
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rocketmail.com',
  'tutanota.com',
  'web.de',
  'yahoo.ca',
  'yahoo.co.uk',
  'yahoo.com',
  'yandex.com',
  'yandex.ru',
  'ymail.com',
  'zoho.com',
  '163.com',
])

/** The TXT record that proves who controls a domain. */
export function recordOf({ domain, token }: { domain: string; token: string }) {
  return { name: `_accord-verification.${domain}`, value: `accord-domain-verification=${token}` }
}

/**
 * `pending` isn't verified yet, and `held` can't be, because another organization verified it. `contested` is held too,
 * but has the record, so it moves once the holder's record is missing for long enough. The record of a `missing` one
 * disappeared, and a `lapsed` one admits no new people.
 */
export const domainStates = [
  'pending',
  'held',
  'contested',
  'verified',
  'missing',
  'lapsed',
] as const
export type DomainState = (typeof domainStates)[number]

/**
 * What a check found: the record, none, others, or something else from each of the two resolvers. Or the name servers
 * failed.
 */
export const checkResults = ['found', 'no_record', 'other_value', 'disagree', 'failed'] as const
export type CheckResult = (typeof checkResults)[number]

export const OrganizationDomain = z.object({
  id: Id,
  organization: Named,
  /** In the form that DNS and email addresses use, such as `xn--mnchen-3ya.example`. */
  domain: z.string(),
  /** The same domain as people write it, such as `münchen.example`. */
  displayName: z.string(),
  state: z.enum(domainStates),
  /** The TXT record to publish. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** Null if it was never checked. */
  lastCheck: z.nullable(
    z.object({
      at: Time,
      result: z.enum(checkResults),
      /** Other values at the record's name. At most three, and the beginning of each. */
      found: z.array(z.string()),
    }),
  ),
  verifiedAt: z.nullable(Time),
  /** Since when the record of a verified domain is missing. */
  missingSince: z.nullable(Time),
  /** When no one new is admitted any longer. Null unless the record is missing. */
  admitsUntil: z.nullable(Time),
  /** Since when another organization with the record waits for a verified domain. */
  contestedAt: z.nullable(Time),
  /** Whether people with a verified address in the domain can ask to join. */
  joinRequests: z.boolean(),
  createdAt: Time,
  /** The person who added it. Null if they left. */
  createdBy: z.nullable(z.string()),
})
export type OrganizationDomain = z.infer<typeof OrganizationDomain>

const noDomain = message('Enter a domain such as example.com.')

/** A domain as someone types it. The service turns it into the form that DNS uses, and checks that form. */
const DomainName = z
  .string(noDomain)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, noDomain),
    z.maxLength(253, noDomain),
    z.regex(/^$|^[^\s@/:?#[\]\\]+$/, noDomain),
  )

export const DomainForm = z.strictObject({ domain: DomainName })
export const DomainChange = z.strictObject({
  joinRequests: z.boolean(message('This value must be true or false.')),
})

/** The errors of a domain that can't be verified, which the form shows at its field. */
export const domainErrors = {
  invalid: noDomain,
  address: message("An IP address can't be verified. Enter a domain such as example.com."),
  suffix: message("Anyone can register names under this domain, so it can't be verified."),
  consumer: message("This domain belongs to a public email provider, so it can't be verified."),
  service: message("This domain can't be verified, because this service uses it."),
} as const

export const onlyOwnersDomains = defineError({
  code: 'only_owners_domains',
  status: 403,
  message: message('Only owners can add, change, or remove domains.'),
})

export const domainExists = defineError({
  code: 'domain_exists',
  status: 409,
  message: message('This organization already has this domain.'),
})

export const tooManyDomains = defineError({
  code: 'too_many_domains',
  status: 409,
  message: message('This organization already has 20 domains. Remove one first.'),
})

export const domainUnverified = defineError({
  code: 'domain_unverified',
  status: 409,
  message: message("This domain isn't verified yet."),
})

const params = z.strictObject({ id: Id })
const named = z.strictObject({ id: Id, domainId: Id })
const nothing = z.optional(z.nullable(z.strictObject({})))
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const
const owned = [...managed, onlyOwnersDomains] as const

export const listDomains = defineCall({
  method: 'GET',
  path: '/organization/{id}/domains',
  access: 'session',
  params,
  query: Paging,
  reply: paged(OrganizationDomain),
  errors: managed,
})

export const addDomain = defineCall({
  method: 'POST',
  creates: true,
  path: '/organization/{id}/domains',
  access: 'session',
  requiresReauth: true,
  params,
  body: DomainForm,
  status: 201,
  reply: OrganizationDomain,
  errors: [...owned, reauthenticationRequired, domainExists, tooManyDomains, tooManyRequests],
})

export const checkDomain = defineCall({
  method: 'POST',
  path: '/organization/{id}/domains/{domainId}/check',
  access: 'session',
  params: named,
  body: nothing,
  reply: OrganizationDomain,
  errors: [...managed, tooManyRequests],
})

export const updateDomain = defineCall({
  method: 'PATCH',
  path: '/organization/{id}/domains/{domainId}',
  access: 'session',
  params: named,
  body: DomainChange,
  reply: OrganizationDomain,
  errors: [...owned, domainUnverified],
})

export const removeDomain = defineCall({
  method: 'DELETE',
  path: '/organization/{id}/domains/{domainId}',
  access: 'session',
  whileDeleted: true,
  requiresReauth: true,
  previews: true,
  params: named,
  reply: Done,
  errors: [...owned, reauthenticationRequired, providerPolicyOn],
})

/** An organization that the caller can ask to join, because it verified the domain of their address. */
export const JoinableOrganization = z.object({
  id: Id,
  name: z.string(),
  /** The domain of the caller's address, as people write it. */
  domain: z.string(),
  /** When the caller asked to join. Null if no request is open. */
  requestedAt: z.nullable(Time),
  /** When the caller can ask again, because an admin declined. Null if they can ask now. */
  declinedUntil: z.nullable(Time),
})
export type JoinableOrganization = z.infer<typeof JoinableOrganization>

/** A request to join, as the organization's admins see it. */
export const JoinRequest = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  requestedAt: Time,
  /** When an admin removed the person from this organization. Null if no one did. */
  removedAt: z.nullable(Time),
  /**
   * Whether it can be approved: the person still has the address, it's still in a verified domain, and they aren't a
   * member already.
   */
  canApprove: z.boolean(),
})
export type JoinRequest = z.infer<typeof JoinRequest>

export const joinDecisions = ['approve', 'decline'] as const

export const joinDeclined = defineError({
  code: 'join_declined',
  status: 409,
  message: message('An admin declined your request. You can ask again after 30 days.'),
})

export const joinAnswered = defineError({
  code: 'join_answered',
  status: 409,
  message: message('Someone has already responded to this request to join.'),
})

export const joinOutdated = defineError({
  code: 'join_outdated',
  status: 409,
  message: message(
    'This person can no longer join, because their address or the verified domain changed. You can decline the request.',
  ),
})

export const listJoinable = defineCall({
  method: 'GET',
  path: '/me/joinable-organizations',
  access: 'session',
  reply: z.object({ data: z.array(JoinableOrganization) }),
  errors: [unauthenticated],
})

export const askToJoin = defineCall({
  method: 'POST',
  creates: true,
  path: '/organization/{id}/join-requests',
  access: 'session',
  params,
  body: nothing,
  status: 201,
  reply: JoinableOrganization,
  errors: [unauthenticated, notFound, joinDeclined, tooManyRequests, tooMuchMail],
})

export const listJoinRequests = defineCall({
  method: 'GET',
  path: '/organization/{id}/join-requests',
  access: 'session',
  params,
  query: Paging,
  reply: paged(JoinRequest),
  errors: managed,
})

export const answerJoinRequest = defineCall({
  method: 'POST',
  path: '/organization/{id}/join-requests/{request}/answer',
  access: 'session',
  params: z.strictObject({ id: Id, request: Id }),
  body: z.strictObject({
    decision: z.enum(joinDecisions, message('Choose “approve” or “decline”.')),
  }),
  reply: Done,
  errors: [...managed, joinAnswered, joinOutdated],
})
