import * as z from 'zod/mini'
import { activitySubjects } from './activity.ts'
import { ApplicationCard } from './applications.ts'
import { defineCall } from './call.ts'
import {
  Done,
  RevokedTokens,
  Id,
  Named,
  Paging,
  Time,
  optionalText,
  paged,
  relations,
  searching,
} from './fields.ts'
import { organizationRequired } from './organizations.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  tooManyRequests,
  tooMuchMail,
  unauthenticated,
} from './errors.ts'
import { ScopeName, Scopes } from './rules/scopes.ts'
import { message } from './translation.ts'

export const ownApplication = defineError({
  code: 'own_application',
  status: 409,
  message: message(
    "This application belongs to your own organization, so it doesn't need to be authorized.",
  ),
})

export const requestedScopesChanged = defineError({
  code: 'asked_for_changed',
  status: 409,
  message: message("The application's request has changed. Review it again before you decide."),
})

/** What the events that an application's endpoints receive about an organization are about. */
const ReceivedSubjects = z.array(z.enum(activitySubjects))

/** An organization's permission for another organization's application. */
export const Authorization = z.object({
  id: Id,
  application: z.union([ApplicationCard, z.object({ id: Id })]),
  organization: z.object({ id: Id, name: z.optional(z.string()) }),
  /** The granted scopes. Each one takes effect only while the application also requests it. */
  scopes: z.array(ScopeName),
  createdAt: Time,
  /** Additional scopes that the application requests and that no one has decided on. */
  requestedScopes: z.optional(z.array(ScopeName)),
  /** What the application's endpoints receive events about. It's empty if the application has no endpoint. */
  receivesEvents: z.optional(ReceivedSubjects),
  updatedAt: z.optional(Time),
  lastUsedAt: z.optional(z.nullable(Time)),
  /** The person who authorized the application or last granted more, or null if that person has left. */
  grantedBy: z.optional(z.nullable(z.string())),
  grantedAt: z.optional(Time),
})
export type Authorization = z.infer<typeof Authorization>

/** An authorization with its application embedded. */
export type ShownAuthorization = Authorization & { application: ApplicationCard }

/** An authorization, as the application's owner sees it. */
export const GrantedAuthorization = z.object({
  id: Id,
  organization: Named,
  scopes: z.array(ScopeName),
  /** Whether the organization granted everything that the application currently requests. */
  upToDate: z.boolean(),
  createdAt: Time,
  lastUsedAt: z.nullable(Time),
})
export type GrantedAuthorization = z.infer<typeof GrantedAuthorization>

const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const
const Embedding = z.strictObject({
  $with: z.optional(
    relations(['application'], message("This relation doesn't exist. Use application.")),
  ),
})

export const getAuthorizationPrompt = defineCall({
  method: 'GET',
  path: '/authorize-application/{organization}/{application}',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ organization: Id, application: Id }),
  reply: z.object({
    application: ApplicationCard,
    authorization: z.nullable(Authorization),
    /** What the application's endpoints would receive events about. It's empty if the application has no endpoint. */
    receivesEvents: ReceivedSubjects,
  }),
  errors: managed,
})

export const authorizeApplication = defineCall({
  method: 'POST',
  creates: true,
  path: '/authorized-application',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  body: z.strictObject({ organization: Id, application: Id, scopes: z.optional(Scopes) }),
  status: 201,
  reply: Authorization,
  errors: [...managed, reauthenticationRequired, ownApplication, requestedScopesChanged],
})

export const listAuthorizations = defineCall({
  method: 'GET',
  path: '/authorized-application',
  access: 'session',
  providerSession: true,
  scope: 'application:read',
  service: true,
  query: z.extend(Paging, { organization: z.optional(Id), ...searching, ...Embedding.shape }),
  reply: paged(Authorization),
  errors: managed,
})

export const getAuthorization = defineCall({
  method: 'GET',
  path: '/authorized-application/{id}',
  access: 'session',
  providerSession: true,
  scope: 'application:read',
  service: true,
  params: z.strictObject({ id: Id }),
  query: Embedding,
  reply: Authorization,
  errors: managed,
})

export const decideOnScopes = defineCall({
  method: 'PATCH',
  path: '/authorized-application/{id}',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    decision: z.enum(['grant', 'refuse'], message('Choose “grant” or “refuse”.')),
    /** The scopes that the person was shown. They must be exactly the same. */
    scopes: z
      .array(ScopeName)
      .check(z.minLength(1, message('Include at least one scope.')), z.maxLength(20)),
  }),
  reply: Authorization,
  errors: [...managed, reauthenticationRequired, requestedScopesChanged],
})

export const revokeAuthorization = defineCall({
  method: 'DELETE',
  path: '/authorized-application/{id}',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  scope: 'application:manage',
  previews: true,
  params: z.strictObject({ id: Id }),
  reply: RevokedTokens,
  errors: managed,
})

export const listGrantedAuthorizations = defineCall({
  method: 'GET',
  path: '/application/{id}/authorizations',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  query: Paging,
  reply: paged(GrantedAuthorization),
  errors: managed,
})

export const alreadyAuthorized = defineError({
  code: 'already_authorized',
  status: 409,
  message: message(
    'Your organization has already authorized this application. You can approve it now.',
  ),
})

export const requestAnswered = defineError({
  code: 'request_answered',
  status: 409,
  message: message('Someone has already responded to this request.'),
})

/** A member's request that their organization authorize an application. */
export const ApplicationRequest = z.object({
  id: Id,
  application: ApplicationCard,
  /** The person who made the request. */
  askedBy: z.object({ profile: Id, name: z.string(), email: z.string() }),
  /** The scopes that the person was shown. */
  scopes: z.array(ScopeName),
  createdAt: Time,
  /** The answer, or null while the request is open. */
  answer: z.nullable(z.enum(['authorized', 'declined'])),
  answeredAt: z.nullable(Time),
  /** The person who answered. It's null while the request is open or if that person has left. */
  answeredBy: z.nullable(z.string()),
  /** The note of the person who declined it. */
  note: z.string(),
})
export type ApplicationRequest = z.infer<typeof ApplicationRequest>

/** The request, as the person who made it sees it. */
export const OwnApplicationRequest = z.pick(ApplicationRequest, {
  id: true,
  scopes: true,
  createdAt: true,
  answer: true,
  answeredAt: true,
  note: true,
})
export type OwnApplicationRequest = z.infer<typeof OwnApplicationRequest>

/** A person's own unanswered request. */
export const OpenApplicationRequest = z.extend(
  z.pick(ApplicationRequest, { id: true, scopes: true, createdAt: true }),
  {
    application: Named,
    /** The organization whose managers can answer the request. */
    organization: Named,
  },
)
export type OpenApplicationRequest = z.infer<typeof OpenApplicationRequest>

const params = z.strictObject({ id: Id })
const inOrganization = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const requestApplication = defineCall({
  method: 'POST',
  creates: true,
  path: '/organization/{id}/application-requests',
  access: 'session',
  providerSession: true,
  params,
  body: z.strictObject({
    application: Id,
    /** The scopes that the person was shown. They must be exactly the same. */
    scopes: Scopes,
  }),
  status: 201,
  reply: OwnApplicationRequest,
  errors: [
    ...inOrganization,
    ownApplication,
    alreadyAuthorized,
    requestedScopesChanged,
    tooManyRequests,
    tooMuchMail,
  ],
})

export const listApplicationRequests = defineCall({
  method: 'GET',
  path: '/organization/{id}/application-requests',
  access: 'session',
  providerSession: true,
  params,
  query: Paging,
  reply: z.extend(paged(ApplicationRequest), {
    /** The number of unanswered requests. */
    open: z.int(),
  }),
  errors: inOrganization,
})

export const listOwnApplicationRequests = defineCall({
  method: 'GET',
  path: '/application-requests',
  access: 'session',
  query: Paging,
  reply: paged(OpenApplicationRequest),
  errors: [unauthenticated],
})

export const answerApplicationRequest = defineCall({
  method: 'POST',
  path: '/organization/{id}/application-requests/{request}',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params: z.extend(params, { request: Id }),
  body: z.strictObject({
    decision: z.enum(['authorize', 'decline'], message('Choose “authorize” or “decline”.')),
    /** A note to the person who made the request. */
    note: z._default(optionalText(500), ''),
  }),
  reply: ApplicationRequest,
  errors: [...inOrganization, reauthenticationRequired, requestAnswered, requestedScopesChanged],
})

export const withdrawApplicationRequest = defineCall({
  method: 'DELETE',
  path: '/organization/{id}/application-requests/{request}',
  access: 'session',
  providerSession: true,
  params: z.extend(params, { request: Id }),
  reply: Done,
  errors: [...inOrganization, requestAnswered],
})
