import * as z from 'zod/mini'
import { ApplicationCard } from './applications.ts'
import { defineCall } from './call.ts'
import { EndedTokens, Id, Named, paged, Paging, relations, searching, Time } from './fields.ts'
import { selectOrganizationFirst } from './organizations.ts'
import { confirmFirst, forbidden, notFound, refusal, unauthenticated } from './refusal.ts'
import { ScopeName, Scopes } from './rules/scopes.ts'

export const ownApplication = refusal({
  code: 'own_application',
  status: 409,
  message: 'This application belongs to your own organization and needs no authorization.',
})

export const askedForChanged = refusal({
  code: 'asked_for_changed',
  status: 409,
  message: 'The application asks for something else now. Look again before you decide.',
})

/** What one organization lets another one's application do on its behalf. */
export const Authorization = z.object({
  id: Id,
  application: z.union([ApplicationCard, z.object({ id: Id })]),
  organization: z.object({ id: Id, name: z.optional(z.string()) }),
  /** What was granted; the application has it as long as it also asks for it. */
  scopes: z.array(ScopeName),
  createdAt: Time,
  /** What the application asks for in addition and nobody decided on yet. */
  requestedScopes: z.optional(z.array(ScopeName)),
  updatedAt: z.optional(Time),
  lastUsedAt: z.optional(z.nullable(Time)),
  /** Who authorized it, or granted more since, and when; null once that person has left. */
  grantedBy: z.optional(z.nullable(z.string())),
  grantedAt: z.optional(Time),
})
export type Authorization = z.infer<typeof Authorization>

/** An authorization whose application was embedded. */
export type ShownAuthorization = Authorization & { application: ApplicationCard }

/** One organization that authorized an application, as the application's owner sees it. */
export const GivenAuthorization = z.object({
  id: Id,
  organization: Named,
  scopes: z.array(ScopeName),
  /** Whether everything that the application asks for now was granted. */
  upToDate: z.boolean(),
  createdAt: Time,
  lastUsedAt: z.nullable(Time),
})
export type GivenAuthorization = z.infer<typeof GivenAuthorization>

const managed = [unauthenticated, notFound, forbidden, selectOrganizationFirst] as const
const Embedding = z.strictObject({ $with: z.optional(relations(['application'])) })

export const getAuthorizationPrompt = defineCall({
  method: 'GET',
  path: '/authorize-application/{organization}/{application}',
  summary: 'What an organization you manage is asked to authorize, and whether it did already.',
  access: 'session',
  params: z.strictObject({ organization: Id, application: Id }),
  reply: z.object({ application: ApplicationCard, authorization: z.nullable(Authorization) }),
  refusals: managed,
})

export const authorizeApplication = defineCall({
  method: 'POST',
  creates: true,
  path: '/authorized-application',
  summary:
    'Let an application act for your organization, with the scopes it asks for now or those you were shown. A second call changes nothing.',
  access: 'session',
  fresh: true,
  body: z.strictObject({ organization: Id, application: Id, scopes: z.optional(Scopes) }),
  status: 201,
  reply: Authorization,
  refusals: [...managed, confirmFirst, ownApplication, askedForChanged],
})

export const listAuthorizations = defineCall({
  method: 'GET',
  path: '/authorized-application',
  summary: 'Applications that the organization you act for has authorized, the newest first.',
  access: 'session',
  scope: 'application:read',
  service: true,
  query: z.extend(Paging, { organization: z.optional(Id), ...searching, ...Embedding.shape }),
  reply: paged(Authorization),
  refusals: managed,
})

export const getAuthorization = defineCall({
  method: 'GET',
  path: '/authorized-application/{id}',
  summary:
    'One authorization: all of it for those who gave it, its scopes for those whose application it is.',
  access: 'session',
  scope: 'application:read',
  service: true,
  params: z.strictObject({ id: Id }),
  query: Embedding,
  reply: Authorization,
  refusals: managed,
})

export const decideOnScopes = defineCall({
  method: 'PATCH',
  path: '/authorized-application/{id}',
  summary: 'Grant or refuse what an application asks for in addition to what was authorized.',
  access: 'session',
  fresh: true,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    decision: z.enum(['grant', 'refuse'], 'Grant or refuse.'),
    /** Exactly what the person was shown. */
    scopes: z.array(ScopeName).check(z.minLength(1, 'Name what is decided on.'), z.maxLength(20)),
  }),
  reply: Authorization,
  refusals: [...managed, confirmFirst, askedForChanged],
})

export const revokeAuthorization = defineCall({
  method: 'DELETE',
  path: '/authorized-application/{id}',
  summary: 'Take an authorization back. Every token of the pair ends with it.',
  access: 'session',
  whileDeleted: true,
  scope: 'application:manage',
  previews: true,
  params: z.strictObject({ id: Id }),
  reply: EndedTokens,
  refusals: managed,
})

export const listGivenAuthorizations = defineCall({
  method: 'GET',
  path: '/application/{id}/authorizations',
  summary: 'Organizations that authorized an application you manage, the newest first.',
  access: 'session',
  params: z.strictObject({ id: Id }),
  query: Paging,
  reply: paged(GivenAuthorization),
  refusals: managed,
})
