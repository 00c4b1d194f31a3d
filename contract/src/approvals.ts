import * as z from 'zod/mini'
import { ApplicationCard } from './applications.ts'
import { WishedRoles, maxStateLength } from './rules/approval-scopes.ts'
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
  message: message("The state parameter is malformed: orgId or roles couldn't be read."),
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
  message: message(
    'This application must send a code challenge (PKCE). Contact the people who run it.',
  ),
})

export const otherPersonExpected = defineError({
  code: 'other_person_expected',
  status: 403,
  message: message('The application expects you to be signed in with another account.'),
})

export const signInAgain = defineError({
  code: 'sign_in_again',
  status: 403,
  message: message('The application asks you to sign in again.'),
})

/** It asks for something that no session of theirs has. */
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
  message: message('The application expects a profile in another organization.'),
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

/** Whoever may not authorize it can ask those who may: `requestApplication`. */
export const authorizationNeeded = defineError({
  code: 'authorization_needed',
  status: 403,
  message: message(
    'In this organization, people can approve only applications that an admin has authorized. Ask an admin to authorize this one.',
  ),
})

const StandardScopeName = z.enum(standardScopes, message("This isn't a standard scope."))

/** A person's consent that an application acts for them, under one of their profiles or as themselves. */
export const Approval = z.object({
  id: Id,
  application: ApplicationCard,
  /** Null where they approved it as themselves: then it acts for no organization. */
  profile: z.nullable(
    z.object({
      id: Id,
      roles: z.optional(z.array(RoleName)),
      organization: z.optional(z.object({ id: Id, name: z.optional(z.string()) })),
    }),
  ),
  scopes: z.array(ScopeName),
  /** Those of OpenID Connect. */
  standardScopes: z.array(StandardScopeName),
  createdAt: Time,
  /** When it was last approved again. */
  updatedAt: Time,
  lastUsedAt: z.nullable(Time),
  /** On which of the last 90 days: 0 is today (UTC). */
  usedDays: z.array(z.int()),
  /** Of its scopes, those that were never used; of what no call here needs nothing is known. */
  unusedScopes: z.array(ScopeName),
  /** Days and scopes of before are not known; null where it was approved later. */
  recordedSince: z.nullable(Time),
})
export type Approval = z.infer<typeof Approval>

export const listApprovals = defineCall({
  method: 'GET',
  path: '/approval',
  summary: 'List your approvals, newest first. Filter by application.',
  access: 'session',
  query: z.extend(Paging, {
    application: z.optional(Id),
    $with: z.optional(
      relations(
        ['profile', 'profile.organization'],
        message('This relation is unknown. Use profile or profile.organization.'),
      ),
    ),
  }),
  reply: paged(Approval),
  errors: [unauthenticated],
})

/** They approve as themselves, not under a profile. */
export const Personal = z.literal(true, message('Send true or a profile, but not both.'))

/** Those who manage the profile's organization authorize the application for it, with what they approve. */
export const Authorize = z.literal(true, message('Send true, or leave it out.'))
export const authorizeUnderProfile = message(
  'To authorize the application for an organization, choose a profile in it.',
)

/** PKCE (RFC 7636). */
const challenge = z
  .string(message('Send a code challenge.'))
  .check(z.regex(/^[\w.~-]{43,128}$/, message('Send a code challenge.')))

export const Decision = z
  .strictObject({
    application: Id,
    redirect: z.string(message('Send an address.')).check(upTo(2000)),
    state: z.string(message('Send a state.')).check(
      z.refine((text) => new TextEncoder().encode(text).length <= maxStateLength, {
        error: message('Use at most {{count}} bytes.', {
          count: maxStateLength,
          defaultValue_one: 'Use at most {{count}} byte.',
        }),
      }),
    ),
    decision: z._default(
      z.enum(['approve', 'deny'], message('Choose approve or deny.')),
      'approve',
    ),
    /** The profile that the application may act under. */
    profile: z.optional(Id),
    /** In place of a profile: they approve it as themselves, where nothing it asks for concerns an organization. */
    personal: z.optional(Personal),
    authorize: z.optional(Authorize),
    /** What /oauth/authorize started; absent where the application led here by itself. */
    interaction: z.optional(z.string().check(z.maxLength(100))),
    orgId: z.optional(Id),
    roles: z.optional(WishedRoles),
    /** Exactly what the person was shown. */
    scopes: z.optional(Scopes),
    /** The same of those of OpenID Connect. */
    standardScopes: z.optional(
      z
        .array(StandardScopeName, message('Send a list of scopes.'))
        .check(z.maxLength(standardScopes.length, message('List each scope once.'))),
    ),
    /**
     * Whether the person was told that the application may go on while they are away: it then gets a refresh token.
     * What /oauth/authorize started says so itself, by the scope offline_access, and this must agree with it.
     */
    offlineAccess: z.optional(z.boolean(message('Send true or false.'))),
    codeChallenge: z.optional(challenge),
    codeChallengeMethod: z.optional(z.literal('S256', message('Only S256 is supported.'))),
    /** Comes back in the ID token; what /oauth/authorize started has its own. */
    nonce: z.optional(z.string(message('Send a nonce.')).check(upTo(500))),
  })
  .check(
    z.check(({ value, issues }) => {
      const complain = (field: keyof typeof value, complaint: string) =>
        issues.push({ code: 'custom', path: [field], message: complaint, input: value[field] })

      if (value.decision === 'approve' && !value.profile && !value.personal) {
        complain('profile', message('Choose a profile.'))
      }
      if (value.profile && value.personal)
        complain('personal', message('Send true or a profile, but not both.'))
      if (value.authorize && !value.profile) complain('authorize', authorizeUnderProfile)
      if (value.codeChallenge && !value.codeChallengeMethod) {
        complain('codeChallengeMethod', message('Only S256 is supported.'))
      }
      if (value.codeChallengeMethod && !value.codeChallenge) {
        complain('codeChallenge', message('Send a code challenge.'))
      }
    }),
  )
export type Decision = z.output<typeof Decision>

export const authorize = defineCall({
  method: 'POST',
  path: '/authorize',
  summary:
    'Approve or deny an application’s request. Returns the application’s address to go to, with a code or an error.',
  access: 'session',
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
  summary:
    'Revoke one of your approvals, and every token that the application received through it.',
  access: 'session',
  previews: true,
  whileDeleted: true,
  params: z.strictObject({ id: Id }),
  reply: RevokedTokens,
  errors: [unauthenticated, notFound],
})

/** How the organization of one of a person's profiles stands to an application that they are about to approve. */
export const ApprovalStatus = z.object({
  profile: Id,
  organization: Id,
  /** Whether the application belongs to it. */
  own: z.boolean(),
  /** Whether it authorized the application, for whatever. */
  authorized: z.boolean(),
  /** Of all that the application is registered for: what does nothing there, approved or not, until it is authorized. */
  withheldScopes: z.array(ScopeName),
  /** Whether this person can authorize it there, in the same step: `authorize: true`. */
  canAuthorize: z.boolean(),
  /** Whether it must be authorized before it can be approved there: the organization says so. */
  authorizationNeeded: z.boolean(),
  /** What they last asked those who manage it. */
  request: z.nullable(OwnApplicationRequest),
})
export type ApprovalStatus = z.infer<typeof ApprovalStatus>

export const listApprovalStatuses = defineCall({
  method: 'GET',
  path: '/approval/standing',
  summary:
    'For each of your profiles, get whether its organization authorized an application, and which scopes it withholds until then. Filter by organization.',
  access: 'session',
  query: z.extend(Paging, { application: Id, organization: z.optional(Id) }),
  reply: paged(ApprovalStatus),
  errors: [unauthenticated, notFound],
})
