import * as z from 'zod/mini'
import { ApplicationCard } from './applications.ts'
import { RequestedRoles, maxStateLength } from './rules/approval-scopes.ts'
import { OwnApplicationRequest, requestedScopesChanged, ownApplication } from './authorizations.ts'
import { defineCall } from './call.ts'
import { RevokedTokens, Id, Paging, Time, paged, relations, upTo } from './fields.ts'
import { RoleName } from './people.ts'
import { invalidRedirect } from './rules/redirect-uris.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  unauthenticated,
} from './errors.ts'
import { ScopeName, Scopes, standardScopes } from './rules/scopes.ts'
import { message } from './translation.ts'

export const invalidState = defineError({
  code: 'invalid_state',
  status: 400,
  message: message("The state parameter is malformed. We couldn't read its orgId or roles."),
})

export const notStartedHere = defineError({
  code: 'not_started_here',
  status: 403,
  message: message(
    "This request wasn't started in this browser, or it has expired. Start again from the application.",
  ),
})

export const requestChanged = defineError({
  code: 'request_changed',
  status: 403,
  message: message(
    'This request was changed after the application sent it. Start again from the application.',
  ),
})

export const challengeExpected = defineError({
  code: 'challenge_expected',
  status: 400,
  message: message('This application must send a code challenge (PKCE). Contact its developer.'),
})

export const otherPersonExpected = defineError({
  code: 'other_person_expected',
  status: 403,
  message: message('The application expects you to be signed in with a different account.'),
})

export const signInAgain = defineError({
  code: 'sign_in_again',
  status: 403,
  message: message('The application requires you to sign in again.'),
})

/** Returned if the application requires a factor that the person doesn't have. */
export const secondFactorExpected = defineError({
  code: 'second_factor_expected',
  status: 403,
  message: message(
    'The application requires a second factor. Add a passkey or an authenticator app to your account first.',
  ),
})

export const otherOrganizationExpected = defineError({
  code: 'other_organization_expected',
  status: 403,
  message: message('The application requires a profile in a different organization.'),
})

export const roleExpected = defineError({
  code: 'role_expected',
  status: 403,
  message: message("This profile doesn't have any of the roles that the application requires."),
})

export const profileNeeded = defineError({
  code: 'profile_needed',
  status: 403,
  message: message('This application needs access to an organization. Choose a profile.'),
})

/** Returned if someone signed in through a provider, and the application knows their account by the same ID. */
export const ownAccountExpected = defineError({
  code: 'own_account_expected',
  status: 403,
  message: message(
    'The application also knows your own account. Sign in with your own account to use it.',
  ),
})

/** Returned if the application requires a factor, and the identity provider didn't confirm one. */
export const providerFactorExpected = defineError({
  code: 'provider_factor_expected',
  status: 403,
  message: message(
    "The application requires a second factor, but your identity provider didn't confirm one. Contact an admin of your organization.",
  ),
})

/** A person who can't authorize the application can request it with `requestApplication`. */
export const authorizationNeeded = defineError({
  code: 'authorization_needed',
  status: 403,
  message: message(
    'In this organization, people can approve only applications that an admin has authorized. Ask an admin to authorize this one.',
  ),
})

const StandardScopeName = z.enum(
  standardScopes,
  message("This isn't a valid OpenID Connect scope."),
)

/** A person's consent for an application to act for them, in one of their profiles or as themselves. */
export const Approval = z.object({
  id: Id,
  application: ApplicationCard,
  /** The profile is null if the person approved as themselves. The application then acts for no organization. */
  profile: z.nullable(
    z.object({
      id: Id,
      roles: z.optional(z.array(RoleName)),
      organization: z.optional(z.object({ id: Id, name: z.optional(z.string()) })),
    }),
  ),
  scopes: z.array(ScopeName),
  /** The approved scopes of OpenID Connect. */
  standardScopes: z.array(StandardScopeName),
  createdAt: Time,
  /** When the approval was last renewed. */
  updatedAt: Time,
  lastUsedAt: z.nullable(Time),
  /** The days in the last 90 on which the approval was used, as the number of days ago. 0 is today in UTC. */
  usedDays: z.array(z.int()),
  /** The scopes that were never used. Scopes that no call requires aren't recorded, so they aren't listed. */
  unusedScopes: z.array(ScopeName),
  /** Use before this time wasn't recorded. This is null if the approval is newer. */
  recordedSince: z.nullable(Time),
})
export type Approval = z.infer<typeof Approval>

export const listApprovals = defineCall({
  method: 'GET',
  path: '/approval',
  access: 'session',
  providerSession: true,
  query: z.extend(Paging, {
    application: z.optional(Id),
    $with: z.optional(
      relations(
        ['profile', 'profile.organization'],
        message("This relation doesn't exist. Use profile or profile.organization."),
      ),
    ),
  }),
  reply: paged(Approval),
  errors: [unauthenticated],
})

/** Set if the person approves as themselves instead of in a profile. */
export const Personal = z.literal(
  true,
  message('Set this field to true or choose a profile, but not both.'),
)

/** Set if a manager of the profile's organization also authorizes the application for the approved scopes. */
export const Authorize = z.literal(true, message('Set this field to true, or omit it.'))
export const authorizeUnderProfile = message(
  'To authorize the application for an organization, choose your profile in that organization.',
)

/** The code challenge of PKCE (RFC 7636). */
const challenge = z
  .string(message('Include a code challenge.'))
  .check(z.regex(/^[\w.~-]{43,128}$/, message('Include a code challenge.')))

export const Decision = z
  .strictObject({
    application: Id,
    redirect: z.string(message('Include a redirect address.')).check(upTo(2000)),
    state: z.string(message('Include a state value.')).check(
      z.refine((text) => new TextEncoder().encode(text).length <= maxStateLength, {
        error: message('Use at most {{count}} bytes.', {
          count: maxStateLength,
          defaultValue_one: 'Use at most {{count}} byte.',
        }),
      }),
    ),
    decision: z._default(
      z.enum(['approve', 'deny'], message('Choose “approve” or “deny”.')),
      'approve',
    ),
    /** The profile that the application can act in. */
    profile: z.optional(Id),
    /**
     * Replaces the profile if the person approves as themselves. Nothing in the request can then concern an
     * organization.
     */
    personal: z.optional(Personal),
    authorize: z.optional(Authorize),
    /** The request that started at /oauth/authorize. It's absent in the direct flow. */
    interaction: z.optional(z.string().check(z.maxLength(100))),
    orgId: z.optional(Id),
    roles: z.optional(RequestedRoles),
    /** The scopes that the person was shown. They must be exactly the same. */
    scopes: z.optional(Scopes),
    /** The standard scopes that the person was shown. They must be exactly the same. */
    standardScopes: z.optional(
      z
        .array(StandardScopeName, message('This value must be a list of scopes.'))
        .check(z.maxLength(standardScopes.length, message('List each scope only once.'))),
    ),
    /**
     * Whether the person was shown that the application can continue while they're away. It then gets a refresh token.
     * If the request came from /oauth/authorize, this must match its scope offline_access.
     */
    offlineAccess: z.optional(z.boolean(message('This value must be true or false.'))),
    codeChallenge: z.optional(challenge),
    codeChallengeMethod: z.optional(z.literal('S256', message('Only S256 is supported.'))),
    /** The nonce for the ID token. A request from /oauth/authorize has its own. */
    nonce: z.optional(z.string(message('Include a nonce.')).check(upTo(500))),
  })
  .check(
    z.check(({ value, issues }) => {
      const complain = (field: keyof typeof value, complaint: string) =>
        issues.push({ code: 'custom', path: [field], message: complaint, input: value[field] })

      if (value.decision === 'approve' && !value.profile && !value.personal) {
        complain('profile', message('Choose a profile.'))
      }
      if (value.profile && value.personal)
        complain('personal', message('Set this field to true or choose a profile, but not both.'))
      if (value.authorize && !value.profile) complain('authorize', authorizeUnderProfile)
      if (value.codeChallenge && !value.codeChallengeMethod) {
        complain('codeChallengeMethod', message('Only S256 is supported.'))
      }
      if (value.codeChallengeMethod && !value.codeChallenge) {
        complain('codeChallenge', message('Include a code challenge.'))
      }
    }),
  )
export type Decision = z.output<typeof Decision>

export const authorize = defineCall({
  method: 'POST',
  path: '/authorize',
  access: 'session',
  providerSession: true,
  requiresReauth: 'sometimes',
  body: Decision,
  reply: z.object({ redirect: z.string() }),
  errors: [
    unauthenticated,
    reauthenticationRequired,
    notFound,
    invalidRedirect,
    invalidState,
    notStartedHere,
    requestChanged,
    challengeExpected,
    otherPersonExpected,
    signInAgain,
    secondFactorExpected,
    providerFactorExpected,
    ownAccountExpected,
    otherOrganizationExpected,
    profileNeeded,
    roleExpected,
    requestedScopesChanged,
    authorizationNeeded,
    forbidden,
    ownApplication,
  ],
})

export const revokeApproval = defineCall({
  method: 'DELETE',
  path: '/approval/{id}',
  access: 'session',
  providerSession: true,
  previews: true,
  whileDeleted: true,
  params: z.strictObject({ id: Id }),
  reply: RevokedTokens,
  errors: [unauthenticated, notFound],
})

/** The status of an application in the organization of one of the person's profiles. */
export const ApprovalStatus = z.object({
  profile: Id,
  organization: Id,
  /** Whether the application belongs to the organization. */
  own: z.boolean(),
  /** Whether the organization authorized the application, for any scope. */
  authorized: z.boolean(),
  /** The registered scopes that have no effect in this organization until it authorizes the application. */
  withheldScopes: z.array(ScopeName),
  /** Whether this person can authorize it in the same step with `authorize: true`. */
  canAuthorize: z.boolean(),
  /** Whether the organization allows only applications that it authorized, and this isn't one of them. */
  authorizationNeeded: z.boolean(),
  /** The person's last request to the organization's managers. */
  request: z.nullable(OwnApplicationRequest),
})
export type ApprovalStatus = z.infer<typeof ApprovalStatus>

export const listApprovalStatuses = defineCall({
  method: 'GET',
  path: '/approval/standing',
  access: 'session',
  providerSession: true,
  query: z.extend(Paging, { application: Id, organization: z.optional(Id) }),
  reply: paged(ApprovalStatus),
  errors: [unauthenticated, notFound],
})
