import * as z from 'zod/mini'
import {
  Deletion,
  RevokedTokens,
  Id,
  Logo,
  Named,
  Paging,
  Time,
  optionalText,
  paged,
  publicName,
  searching,
  upTo,
} from './fields.ts'
import { ApplicationKindName, canRequestScopes, needsSecret } from './rules/application-kinds.ts'
import {
  IdTokenAlgorithm,
  RedirectUris,
  addressWithout,
  backchannelUriError,
  invalidRedirect,
} from './rules/redirect-uris.ts'
import { ScopeName, Scopes } from './rules/scopes.ts'
import { defineCall } from './call.ts'
import { organizationRequired } from './organizations.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { message } from './translation.ts'

const fields = {
  name: publicName(message('Enter the name of the application.'), 100),
  description: optionalText(1000),
}

/** The details that a form sends. The description is optional. */
export const ApplicationDetails = z.strictObject({
  name: fields.name,
  description: z._default(fields.description, ''),
})

/** The kind can't be changed later. */
export const ApplicationForm = z.strictObject({
  ...ApplicationDetails.shape,
  kind: z._default(ApplicationKindName, 'web'),
})

const settings = {
  pkceOptional: z.boolean(message('This value must be true or false.')),
  requirePkce: z.boolean(message('This value must be true or false.')),
  idTokenAlg: IdTokenAlgorithm,
  claimsInIdToken: z.boolean(message('This value must be true or false.')),
}

/**
 * Groups of fields that can be changed together. If a request changes several groups, the fields of the later groups
 * get an error.
 */
const parts: readonly (readonly string[])[] = [
  ['name', 'description'],
  ['redirectUris'],
  ['scopes'],
  ['postLogoutUris'],
  ['backchannelLogoutUri'],
  Object.keys(settings),
]

/** A change to one of these groups of fields. */
export const ApplicationChange = z
  .partial(
    z.strictObject({
      ...fields,
      scopes: Scopes,
      redirectUris: RedirectUris,
      postLogoutUris: RedirectUris,
      /** Null turns off the notifications. */
      backchannelLogoutUri: z.nullable(addressWithout(backchannelUriError)),
      ...settings,
    }),
  )
  .check(
    z.check(({ value, issues }) => {
      const sent = new Map(Object.entries(value).filter(([, given]) => given !== undefined))
      const [, ...others] = parts.filter((part) => part.some((field) => sent.has(field)))
      for (const field of others.flat().filter((each) => sent.has(each))) {
        const complaint = message(
          'Change only one part at a time: the details, the scopes, one list of addresses, or the sign-in settings.',
        )
        issues.push({ code: 'custom', path: [field], message: complaint, input: sent.get(field) })
      }
    }),
  )

export const twoKeysLive = defineError({
  code: 'two_keys_live',
  status: 409,
  message: message('This application already has two active secrets. Delete one first.'),
})

export const lastKey = defineError({
  code: 'last_key',
  status: 409,
  message: message('An application must keep at least one secret. Create another one first.'),
})

export const noSecret = defineError({
  code: 'no_secret',
  status: 409,
  message: message("This kind of application can't keep a secret, so it doesn't have one."),
})

export const applicationDeleted = defineError({
  code: 'application_deleted',
  status: 409,
  message: message(
    "This application was deleted. It can't be changed unless an owner restores it.",
  ),
})

/** By default, an application can read the person's account and the applications. */
export const newApplicationScopes = ['user:read', 'application:read'] as const

/** The fields that all signed-in people can see, for example when they decide on the application. */
const card = {
  id: Id,
  name: z.string(),
  description: z.string(),
  logo: Logo,
  organization: Named,
  scopes: z.array(ScopeName),
}
export const ApplicationCard = z.object(card)
export type ApplicationCard = z.infer<typeof ApplicationCard>

/** The card, with additional fields for managers of the application's organization. */
export const Application = z.object({
  ...card,
  kind: z.optional(ApplicationKindName),
  redirectUris: z.optional(z.array(z.string())),
  /** The addresses to which a browser can be sent after sign-out. */
  postLogoutUris: z.optional(z.array(z.string())),
  /** The address that is notified when a session ends, or null if there is none. */
  backchannelLogoutUri: z.optional(z.nullable(z.string())),
  /** Whether PKCE is optional in requests with a nonce. */
  pkceOptional: z.optional(z.boolean()),
  /** Whether the direct flow also requires a code challenge. Applications without a secret always need one. */
  requirePkce: z.optional(z.boolean()),
  idTokenAlg: z.optional(IdTokenAlgorithm),
  /** Whether ID tokens contain the requested claims, which the userinfo endpoint returns anyway. */
  claimsInIdToken: z.optional(z.boolean()),
  createdAt: z.optional(Time),
  updatedAt: z.optional(Time),
  lastUsedAt: z.optional(z.nullable(Time)),
  /**
   * The number of organizations that authorized it, and how many of them granted all scopes that it currently requests.
   */
  authorizations: z.optional(z.object({ total: z.int(), upToDate: z.int() })),
  deletion: z.optional(z.nullable(Deletion)),
})
export type Application = z.infer<typeof Application>

/** The fields that identify a secret without revealing it. */
const keyCard = {
  id: Id,
  last4: z.string(),
  createdAt: Time,
  /** When the secret expires because a newer one replaced it, or null for the current secret. */
  expiresAt: z.nullable(Time),
  lastUsedAt: z.nullable(Time),
  /** Former members who saw the secret and still know it, with their names at that time. */
  seenByFormer: z.array(z.object({ name: z.string(), at: Time })),
}
export const KeyCard = z.object(keyCard)
export type KeyCard = z.infer<typeof KeyCard>

/** A secret with which an application authenticates. */
export const ApplicationKey = z.object({ ...keyCard, secret: z.string() })
export type ApplicationKey = z.infer<typeof ApplicationKey>

const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const createApplication = defineCall({
  method: 'POST',
  creates: true,
  path: '/application',
  access: 'session',
  providerSession: true,
  scope: 'application:manage',
  body: z
    .strictObject({
      organization: Id,
      ...ApplicationForm.shape,
      scopes: z._default(Scopes, [...newApplicationScopes]),
      redirectUris: z._default(RedirectUris, []),
    })
    .check(
      z.check(({ value: { kind, scopes }, issues }) => {
        if (canRequestScopes(kind, scopes)) return
        issues.push({ code: 'custom', path: ['scopes'], message: needsSecret, input: scopes })
      }),
    ),
  status: 201,
  reply: Application,
  errors: [...managed, tooManyRequests],
})

export const listApplications = defineCall({
  method: 'GET',
  path: '/application',
  access: 'session',
  providerSession: true,
  scope: 'application:read',
  service: true,
  query: z.extend(Paging, { organization: z.optional(Id), ...searching }),
  reply: paged(Application),
  errors: managed,
})

export const getApplication = defineCall({
  method: 'GET',
  path: '/application/{id}',
  access: 'session',
  providerSession: true,
  scope: 'application:read',
  service: true,
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ redirect: z.optional(z.string()) }),
  reply: Application,
  errors: [unauthenticated, notFound, invalidRedirect],
})

export const getApplicationName = defineCall({
  method: 'GET',
  path: '/application/{id}/name',
  access: 'anyone',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ redirect: z.string(message('Include a redirect address.')) }),
  reply: z.object({ name: z.string(), organization: z.object({ name: z.string() }) }),
  errors: [notFound],
})

export const updateApplication = defineCall({
  method: 'PATCH',
  path: '/application/{id}',
  access: 'session',
  providerSession: true,
  scope: 'application:manage',
  requiresReauth: 'sometimes',
  previews: true,
  params: z.strictObject({ id: Id }),
  body: ApplicationChange,
  reply: Application,
  errors: [...managed, reauthenticationRequired, applicationDeleted],
})

export const deleteApplication = defineCall({
  method: 'DELETE',
  path: '/application/{id}',
  access: 'session',
  requiresReauth: true,
  previews: true,
  whileDeleted: true,
  params: z.strictObject({ id: Id }),
  reply: z.object({ endedAuthorizations: z.int(), endedTokens: z.int(), deletion: Deletion }),
  errors: [...managed, reauthenticationRequired, applicationDeleted],
})

export const listKeyCards = defineCall({
  method: 'GET',
  path: '/application/{id}/keys',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  reply: z.array(KeyCard),
  errors: managed,
})

export const listKeys = defineCall({
  method: 'GET',
  path: '/key/{id}',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  reply: z.array(ApplicationKey),
  errors: [...managed, reauthenticationRequired, noSecret, tooManyRequests, applicationDeleted],
})

export const createKey = defineCall({
  method: 'POST',
  creates: true,
  path: '/key/{id}',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  body: z.optional(z.nullable(z.strictObject({}))),
  status: 201,
  reply: ApplicationKey,
  errors: [
    ...managed,
    reauthenticationRequired,
    noSecret,
    twoKeysLive,
    tooManyRequests,
    applicationDeleted,
  ],
})

export const deleteKey = defineCall({
  method: 'DELETE',
  path: '/key/{id}/{keyId}',
  access: 'session',
  providerSession: true,
  previews: true,
  params: z.strictObject({ id: Id, keyId: Id }),
  reply: RevokedTokens,
  errors: [...managed, lastKey, applicationDeleted],
})

/** Before signing a person out and sending them to another site, the console asks them to confirm. */
export const getRedirectOrigin = defineCall({
  method: 'GET',
  path: '/redirect-origin',
  access: 'session',
  query: z.strictObject({
    origin: z.string(message('This value must be a string.')).check(upTo(300)),
  }),
  reply: z.object({ known: z.boolean() }),
  errors: [unauthenticated],
})
