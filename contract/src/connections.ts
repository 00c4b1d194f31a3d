import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  defineError,
  forbidden,
  notFound,
  reauthenticationRequired,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { SecondFactorProof, SecondStep, secondFactorWrong, signInOver } from './factors.ts'
import { Code, Done, Email, Id, MailedCode, Paging, Time, paged, requiredName } from './fields.ts'
import { providerPolicyOn } from './organization-policies.ts'
import { organizationRequired } from './organizations.ts'
import { RoleName, User } from './people.ts'
import { ExpectedRole, ReceivedRoles, RoleMapping, RoleMappingForm } from './role-mapping.ts'
import { addressWithout, redirectTextError, webAddressError } from './rules/redirect-uris.ts'
import {
  SamlForProvider,
  SamlForm,
  SamlProvider,
  SamlSettings,
  SamlSetupForm,
  maxBodyBytesWithMetadata,
  samlNotAvailable,
  samlRejections,
} from './saml.ts'
import { message } from './translation.ts'

/** The most connections of an organization, and how many days a setup link works. */
export const maxConnections = 5
export const setupLinkDays = 7

export const connectionProtocols = ['oidc', 'saml'] as const
export type ConnectionProtocol = (typeof connectionProtocols)[number]

/** The products that a connection's setup page has instructions for. */
export const identityProviders = ['entra', 'okta', 'google', 'keycloak', 'other'] as const
export type IdentityProvider = (typeof identityProviders)[number]

/** `draft`: it was never turned on. `active`: people can sign in through it. `off`: an owner turned it off. */
export const connectionStates = ['draft', 'active', 'off'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** How Accord proves its identity to the provider: with a client secret, or with a key of its own. */
export const clientAuthentications = ['client_secret', 'private_key_jwt'] as const
export type ClientAuthentication = (typeof clientAuthentications)[number]

/**
 * What a sign-in through a provider led to: a linked person signed in, a new person was added, a member was linked, or
 * an invitation is waiting.
 */
export const signInOutcomes = ['signed_in', 'person_added', 'member_linked', 'invited'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

/** Why a sign-in through a provider was rejected. Admins see it, and the person only sees what they can do about it. */
export const signInRejections = [
  // The provider's response itself wasn't acceptable.
  'provider_error',
  'provider_unavailable',
  'address_not_public',
  'invalid_response',
  'wrong_issuer',
  'clock_skew',
  'auth_time_missing',
  // The linking rules.
  'profile_removed',
  'profile_suspended',
  'account_closed',
  'joining_off',
  'email_missing',
  'email_outside_domains',
  'email_unverified',
  'domain_lapsed',
  'owner_must_connect',
  'email_linked_to_other',
  'invited_as_owner',
  'too_many_new_people',
  // Someone connected a provider to their own membership.
  'linked_to_other',
  'email_differs',
  ...samlRejections,
] as const
export type SignInRejection = (typeof signInRejections)[number]

/** Returns what is wrong with the address of an issuer. */
export function issuerError(text: string): string | undefined {
  const complaint = redirectTextError(text) ?? webAddressError(text)
  if (complaint) return complaint
  const url = new URL(text)
  if (url.search !== '') return message("The issuer can't contain a query string (?).")
  return isSharedMicrosoft(url)
    ? message(
        "Enter your own tenant's issuer. It contains the tenant's ID instead of “{{name}}”.",
        {
          name: url.pathname.split('/')[1]!,
        },
      )
    : undefined
}

/** Issuers of Microsoft that aren't one organization's tenant. Everyone with an account could sign in. */
function isSharedMicrosoft({ hostname, pathname }: URL): boolean {
  return (
    /^(login\.microsoftonline\.(com|us)|login\.partner\.microsoftonline\.cn|sts\.windows\.net)$/.test(
      hostname,
    ) && /^\/(common|organizations|consumers)(\/|$)/i.test(pathname)
  )
}

const trueOrFalse = z.boolean(message('This value must be true or false.'))
const ConnectionName = requiredName(message('Enter a name.'), 60)
const Provider = z.enum(identityProviders, message("This isn't a valid provider."))
const Issuer = addressWithout(issuerError)
const text = (missing: string, max: number) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(max, message("This isn't valid. Copy it again.")),
    )

/** What the provider's administrator registers or looks up. */
const clientSettings = {
  issuer: Issuer,
  clientId: text(message('Enter the client ID.'), 300),
  clientAuthentication: z.enum(
    clientAuthentications,
    message('Choose “client_secret” or “private_key_jwt”.'),
  ),
  /** It's never returned. */
  clientSecret: text(message('Enter the client secret.'), 1000),
}

/** A new connection. Everything except the provider can be filled in later. */
export const ConnectionForm = z.strictObject({
  protocol: z._default(z.enum(connectionProtocols, message('Choose “oidc” or “saml”.')), 'oidc'),
  provider: Provider,
  name: ConnectionName,
  issuer: z.optional(clientSettings.issuer),
  clientId: z.optional(clientSettings.clientId),
  clientAuthentication: z._default(clientSettings.clientAuthentication, 'client_secret'),
  clientSecret: z.optional(clientSettings.clientSecret),
  /** The settings of a connection that uses SAML, instead of an issuer and a client. */
  saml: z.optional(SamlForm),
  /** Whether new people with an address in a verified domain become members. */
  joins: z._default(trueOrFalse, false),
  /**
   * Whether the provider enforces a second factor when it says so, with `mfa` in `amr` or an authentication context.
   * It then counts for the organization's second-factor policy.
   */
  enforcesSecondFactor: z._default(trueOrFalse, false),
})

/** A change of a connection. Another issuer or client needs a new test before the connection can be turned on. */
export const ConnectionChange = z.partial(
  z.strictObject({
    provider: Provider,
    name: ConnectionName,
    ...clientSettings,
    saml: SamlForm,
    joins: trueOrFalse,
    /** Replaces the mapping. Null removes it, and everyone keeps their role. */
    roleMapping: z.nullable(RoleMappingForm),
    enforcesSecondFactor: trueOrFalse,
  }),
)

/** What Accord tells the provider. The setup page shows them as copy fields. */
const ForProvider = z.object({
  redirectUri: z.string(),
  /** The URL of an app tile. */
  initiateLoginUri: z.string(),
  backchannelLogoutUri: z.string(),
  /** Accord's public key as a JSON Web Key Set. Null unless the connection uses `private_key_jwt`. */
  publicKeys: z.nullable(z.string()),
  /** Null unless the connection uses SAML. The addresses above then have no use. */
  saml: z.nullable(SamlForProvider),
})

/** Someone's settings that an owner hasn't confirmed yet, without the client secret. */
const ProposedSettings = z.object({
  issuer: z.nullable(z.string()),
  clientId: z.nullable(z.string()),
  hasClientSecret: z.boolean(),
  /** Null for connections that don't use SAML. */
  saml: z.nullable(SamlProvider),
  at: Time,
})

export const Connection = z.object({
  id: Id,
  organization: Id,
  protocol: z.enum(connectionProtocols),
  provider: z.enum(identityProviders),
  /** What people see on their sign-in page: “Continue with {name}”. */
  name: z.string(),
  state: z.enum(connectionStates),
  /** Null until someone entered it. */
  issuer: z.nullable(z.string()),
  clientId: z.nullable(z.string()),
  clientAuthentication: z.enum(clientAuthentications),
  hasClientSecret: z.boolean(),
  /** Null until someone entered it, and for connections that don't use SAML. */
  saml: z.nullable(SamlSettings),
  joins: z.boolean(),
  /** Which values from the provider give which role. Null if the provider decides on no roles. */
  roleMapping: z.nullable(RoleMapping),
  enforcesSecondFactor: z.boolean(),
  /** The last test that succeeded with the current settings. Null if there was none. */
  testedAt: z.nullable(Time),
  createdAt: Time,
  /** How many people are linked. */
  people: z.int(),
  lastSignInAt: z.nullable(Time),
  forProvider: ForProvider,
  setupLink: z.nullable(
    z.object({ expiresAt: Time, createdAt: Time, proposed: z.nullable(ProposedSettings) }),
  ),
})
export type Connection = z.infer<typeof Connection>

/** The page to which the browser goes to sign in at the provider. */
const SentToProvider = z.object({ url: z.string(), expiresAt: Time })

/** The claims that a provider sent. Nothing else is read. */
const ReceivedClaims = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.nullable(z.string()),
  /** Null if the provider didn't say it. */
  emailVerified: z.nullable(z.boolean()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** When the person proved their identity to the provider. Null if the provider didn't say it. */
  authenticatedAt: z.nullable(Time),
  /** How they did it, in the provider's words. */
  methods: z.array(z.string()),
  /** Null if the connection had no role mapping. */
  roles: z.nullable(ReceivedRoles),
})

/** The linking rules, in the order of the documentation. */
export const linkingRules = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9', 'L13'] as const
export type LinkingRule = (typeof linkingRules)[number]

/** The result of a test sign-in. Tests save nothing but this. */
export const ConnectionTest = z.object({
  /** `none`: no one started one. `waiting`: someone is signing in at the provider. */
  state: z.enum(['none', 'waiting', 'succeeded', 'failed']),
  at: z.nullable(Time),
  claims: z.nullable(ReceivedClaims),
  /** The linking rule that would apply, and what would happen. Null unless the provider's response was accepted. */
  rule: z.nullable(z.enum(linkingRules)),
  outcome: z.nullable(z.enum(signInOutcomes)),
  /** The role after such a sign-in. Null without a role mapping, and if the sign-in would be rejected. */
  role: z.nullable(ExpectedRole),
  rejection: z.nullable(z.enum(signInRejections)),
  /** A sentence about what would happen, or what went wrong. */
  says: z.nullable(z.string()),
  /** The value in a SAML response that was unexpected. Anyone can send one, so it's shown only as text. */
  received: z.nullable(z.string()),
})
export type ConnectionTest = z.infer<typeof ConnectionTest>

/** A sign-in through a connection that succeeded or was rejected. */
export const ConnectionSignIn = z.object({
  id: Id,
  at: Time,
  outcome: z.nullable(z.enum(signInOutcomes)),
  rejection: z.nullable(z.enum(signInRejections)),
  /** A sentence about the outcome or the rejection. */
  says: z.string(),
  /** The value in a SAML response that was unexpected. Anyone can send one, so it's shown only as text. */
  received: z.nullable(z.string()),
  /** The address that the provider sent. Null if there was none. */
  email: z.nullable(z.string()),
  /** The member who signed in. Null if no one did, or if they left. */
  profile: z.nullable(Id),
})
export type ConnectionSignIn = z.infer<typeof ConnectionSignIn>

export const onlyOwnersConnect = defineError({
  code: 'only_owners_connect',
  status: 403,
  message: message('Only owners can set up single sign-on.'),
})

export const tooManyConnections = defineError({
  code: 'too_many_connections',
  status: 409,
  message: message("You've reached the maximum number of connections. Delete one first."),
})

export const connectionIncomplete = defineError({
  code: 'connection_incomplete',
  status: 409,
  message: message("This connection isn't complete. Enter the provider's values first."),
})

export const connectionUntested = defineError({
  code: 'connection_untested',
  status: 409,
  message: message("This connection hasn't been tested with its current settings. Test it first."),
})

export const connectionNotActive = defineError({
  code: 'connection_not_active',
  status: 409,
  message: message("This connection isn't turned on."),
})

/**
 * The provider can't be reached, or its configuration can't be used. `fields.issuer` says what is wrong, or for SAML
 * `fields["saml.metadataUrl"]` or `fields["saml.certificates"]`.
 */
export const providerUnusable = defineError({
  code: 'provider_unusable',
  status: 409,
  message: message("We couldn't use this identity provider."),
})

/** Returned for an unknown, confirmed, or expired setup link. */
export const setupLinkInvalid = defineError({
  code: 'setup_link_invalid',
  status: 404,
  message: message(
    'This setup link has expired, was withdrawn, or was already confirmed. Ask for a new one.',
  ),
})

export const nothingProposed = defineError({
  code: 'nothing_proposed',
  status: 409,
  message: message('No one has filled in the setup link yet.'),
})

/** Why a sign-in through a provider was rejected, as the person sees it. `fields.rejection` has the details. */
export const providerSignInRejected = defineError({
  code: 'provider_sign_in_rejected',
  status: 403,
  message: message("You can't sign in this way."),
})

/**
 * The person at the provider isn't connected to the caller's membership. `fields.name` is who signed in there, and
 * `fields.organization` the organization. `connectAndProve` connects them.
 */
export const providerNotConnected = defineError({
  code: 'provider_not_connected',
  status: 409,
  message: message("The account at your identity provider isn't connected to your membership."),
})

/** Someone else is connected to the account at the provider. They can sign in with it instead. */
export const providerOfOther = defineError({
  code: 'provider_of_other',
  status: 409,
  message: message('You signed in to your identity provider as someone else.'),
})

export const onlyLink = defineError({
  code: 'only_link',
  status: 409,
  message: message('This is your only way to sign in.'),
})

const params = z.strictObject({ id: Id })
const nothing = z.optional(z.nullable(z.strictObject({})))
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const
const owned = [...managed, onlyOwnersConnect] as const
const ownedAndConfirmed = [...owned, reauthenticationRequired] as const

export const listConnections = defineCall({
  method: 'GET',
  path: '/organization/{id}/connections',
  access: 'session',
  providerSession: true,
  params,
  query: Paging,
  reply: paged(Connection),
  errors: managed,
})

export const createConnection = defineCall({
  method: 'POST',
  creates: true,
  path: '/organization/{id}/connections',
  access: 'session',
  requiresReauth: true,
  params,
  body: ConnectionForm,
  maxBodyBytes: maxBodyBytesWithMetadata,
  status: 201,
  reply: Connection,
  errors: [
    ...ownedAndConfirmed,
    tooManyConnections,
    providerUnusable,
    samlNotAvailable,
    tooManyRequests,
  ],
})

export const getConnection = defineCall({
  method: 'GET',
  path: '/connection/{id}',
  access: 'session',
  providerSession: true,
  params,
  reply: Connection,
  errors: managed,
})

export const updateConnection = defineCall({
  method: 'PATCH',
  path: '/connection/{id}',
  access: 'session',
  requiresReauth: true,
  params,
  body: ConnectionChange,
  maxBodyBytes: maxBodyBytesWithMetadata,
  reply: Connection,
  errors: [
    ...ownedAndConfirmed,
    providerUnusable,
    samlNotAvailable,
    providerPolicyOn,
    tooManyRequests,
  ],
})

export const deleteConnection = defineCall({
  method: 'DELETE',
  path: '/connection/{id}',
  access: 'session',
  requiresReauth: true,
  previews: true,
  whileDeleted: true,
  params,
  reply: Done,
  errors: [...ownedAndConfirmed, providerPolicyOn],
})

/** Starts a test sign-in. It works for the browser in which the owner opens the URL. */
export const testConnection = defineCall({
  method: 'POST',
  path: '/connection/{id}/test',
  access: 'session',
  params,
  body: nothing,
  reply: SentToProvider,
  errors: [...owned, connectionIncomplete, providerUnusable, tooManyRequests],
})

export const getConnectionTest = defineCall({
  method: 'GET',
  path: '/connection/{id}/test',
  access: 'session',
  params,
  reply: ConnectionTest,
  errors: owned,
})

export const turnOnConnection = defineCall({
  method: 'POST',
  path: '/connection/{id}/turn-on',
  access: 'session',
  requiresReauth: true,
  params,
  body: nothing,
  reply: Connection,
  errors: [...ownedAndConfirmed, connectionIncomplete, connectionUntested],
})

/** No one can sign in through it until it's turned on again. Its sessions end. */
export const turnOffConnection = defineCall({
  method: 'POST',
  path: '/connection/{id}/turn-off',
  access: 'session',
  requiresReauth: true,
  previews: true,
  params,
  body: nothing,
  reply: Connection,
  errors: [...ownedAndConfirmed, connectionNotActive, providerPolicyOn],
})

export const listConnectionSignIns = defineCall({
  method: 'GET',
  path: '/connection/{id}/sign-ins',
  access: 'session',
  providerSession: true,
  params,
  query: z.extend(Paging, {
    /** Only those that succeeded, or only those that were rejected. */
    filter: z.optional(z.enum(['succeeded', 'rejected'], message("This isn't a valid filter."))),
  }),
  reply: paged(ConnectionSignIn),
  errors: managed,
})

/** A link with which someone without an account enters the provider's values. It replaces an earlier one. */
export const createSetupLink = defineCall({
  method: 'POST',
  creates: true,
  path: '/connection/{id}/setup-link',
  access: 'session',
  requiresReauth: true,
  params,
  body: nothing,
  status: 201,
  reply: z.object({ url: z.string(), expiresAt: Time }),
  errors: [...ownedAndConfirmed, tooManyRequests],
})

/** Also discards what was entered with it. */
export const deleteSetupLink = defineCall({
  method: 'DELETE',
  path: '/connection/{id}/setup-link',
  access: 'session',
  params,
  reply: Done,
  errors: owned,
})

/** Replaces the connection's settings with those entered with its setup link. The link ends. */
export const confirmSetup = defineCall({
  method: 'POST',
  path: '/connection/{id}/setup-link/confirm',
  access: 'session',
  requiresReauth: true,
  params,
  body: z.strictObject({
    /** When the values that the owner saw were entered. Others may have been entered since. */
    at: z.iso.datetime(message('Use a time such as 2026-11-16T00:00:00Z.')),
  }),
  reply: Connection,
  errors: [...ownedAndConfirmed, nothingProposed, providerPolicyOn],
})

/** What the person with a setup link sees. */
export const SetupPage = z.object({
  organization: z.string(),
  name: z.string(),
  provider: z.enum(identityProviders),
  protocol: z.enum(connectionProtocols),
  clientAuthentication: z.enum(clientAuthentications),
  forProvider: ForProvider,
  proposed: z.nullable(ProposedSettings),
  expiresAt: Time,
})
export type SetupPage = z.infer<typeof SetupPage>

/** The code is in the body, because proxies log addresses. */
export const getSetupPage = defineCall({
  method: 'POST',
  reads: true,
  path: '/setup-link/find',
  access: 'anyone',
  body: MailedCode,
  reply: SetupPage,
  errors: [setupLinkInvalid],
})

export const fillSetupPage = defineCall({
  method: 'POST',
  path: '/setup-link/fill',
  access: 'anyone',
  body: z.strictObject({
    code: Code,
    /** Required for OpenID Connect. */
    issuer: z.optional(Issuer),
    clientId: z.optional(clientSettings.clientId),
    clientSecret: z.optional(clientSettings.clientSecret),
    /** Required for SAML. */
    saml: z.optional(SamlSetupForm),
  }),
  maxBodyBytes: maxBodyBytesWithMetadata,
  reply: SetupPage,
  errors: [setupLinkInvalid, providerUnusable, samlNotAvailable],
})

/**
 * Begins a sign-in at a provider in the caller's browser, so that the page at `url` doesn't ask whether the person wants
 * it. With an address, it answers by the domain only, so it's the same for known and unknown people.
 */
export const beginSignIn = defineCall({
  method: 'POST',
  reads: true,
  path: '/auth/begin',
  access: 'anyone',
  body: z.union(
    [
      z.strictObject({ email: Email }),
      /** The connection to which an error with the code `provider_needed` leads. */
      z.strictObject({ connection: Id }),
    ],
    message('Include either an email address or a connection.'),
  ),
  reply: z.object({
    /** Null if no connection is turned on for the domain, or if this one isn't. */
    provider: z.nullable(z.object({ name: z.string(), url: z.string() })),
  }),
  errors: [tooManyRequests],
})

/** A person who signed in through a provider, with a token of the one profile that the session is for. */
export const ProviderSignedIn = z.extend(User, {
  accessToken: z.string(),
  accessTokenExpiresAt: Time,
  profile: Id,
  /** Whether the person has an account of their own. If not, they can join with one. */
  ownAccount: z.boolean(),
})
export type ProviderSignedIn = z.infer<typeof ProviderSignedIn>

/** Someone has a pending invitation. The person accepts it with the same call and `accept: true`. */
export const ProviderInvitation = z.object({
  invitation: z.object({ organization: z.string(), email: z.string(), roles: z.array(RoleName) }),
})

/**
 * Completes a sign-in through a provider in the browser that began it. The provider's response leads to a page of the
 * console with the code in its fragment.
 */
export const finishProviderSignIn = defineCall({
  method: 'POST',
  path: '/auth/provider',
  access: 'anyone',
  body: z.strictObject({
    code: Code,
    /** Accepts the pending invitation. */
    accept: z.optional(z.literal(true)),
    /** For a member's first sign-in through the provider, if their account has a second factor. */
    proof: z.optional(SecondFactorProof),
  }),
  reply: z.union([ProviderSignedIn, ProviderInvitation, SecondStep]),
  errors: [signInOver, providerSignInRejected, secondFactorWrong],
})

/**
 * Proves the caller's identity at an organization's provider in the session of their own account, which then meets the
 * organization's requirement. It uses the code of a sign-in, and the session continues for all organizations.
 */
export const proveProvider = defineCall({
  method: 'POST',
  path: '/auth/provider/prove',
  access: 'session',
  body: z.strictObject({ code: Code }),
  reply: z.object({ organization: Id }),
  errors: [
    unauthenticated,
    signInOver,
    providerNotConnected,
    providerOfOther,
    providerSignInRejected,
  ],
})

/** Works like `proveProvider`, and connects the person at the provider to the caller's membership. */
export const connectAndProve = defineCall({
  method: 'POST',
  path: '/auth/provider/connect',
  access: 'session',
  requiresReauth: true,
  body: z.strictObject({ code: Code }),
  reply: z.object({ organization: Id }),
  errors: [
    unauthenticated,
    reauthenticationRequired,
    signInOver,
    providerOfOther,
    providerSignInRejected,
  ],
})

/** A connection through which the caller can sign in to their own membership, or could connect to it. */
export const OwnConnection = z.object({
  id: Id,
  name: z.string(),
  /** Whether the caller's membership is connected. */
  linked: z.boolean(),
  /** The last sign-in. Null if there was none. */
  lastUsedAt: z.nullable(Time),
})
export type OwnConnection = z.infer<typeof OwnConnection>

/** Lists the connections that are turned on. Every member can see their names. */
export const listOwnConnections = defineCall({
  method: 'GET',
  path: '/organization/{id}/connect',
  access: 'session',
  providerSession: true,
  params,
  reply: z.object({ data: z.array(OwnConnection) }),
  errors: [unauthenticated, notFound, organizationRequired],
})

/** Starts to connect the caller's own membership, so that they can sign in through the provider. */
export const connectProvider = defineCall({
  method: 'POST',
  path: '/connection/{id}/connect',
  access: 'session',
  requiresReauth: true,
  params,
  body: nothing,
  reply: SentToProvider,
  errors: [
    unauthenticated,
    notFound,
    organizationRequired,
    reauthenticationRequired,
    connectionNotActive,
    providerUnusable,
    tooManyRequests,
  ],
})

/** Completes it in the same browser. */
export const finishConnecting = defineCall({
  method: 'POST',
  path: '/connection/{id}/connect/finish',
  access: 'session',
  requiresReauth: true,
  params,
  body: z.strictObject({ code: Code }),
  reply: Done,
  errors: [
    unauthenticated,
    notFound,
    organizationRequired,
    reauthenticationRequired,
    signInOver,
    providerSignInRejected,
  ],
})

/** Removes the caller's own link. Its sessions end. */
export const disconnectProvider = defineCall({
  method: 'DELETE',
  path: '/connection/{id}/connect',
  access: 'session',
  requiresReauth: true,
  params,
  reply: Done,
  errors: [unauthenticated, notFound, organizationRequired, reauthenticationRequired, onlyLink],
})

/**
 * The routes that browsers and providers request themselves. They aren't calls of the API: they answer with redirects
 * or plain pages.
 */
export const ssoPaths = {
  /** The URL of an app tile, and of logins that a provider initiates. The last part is the organization's ID. */
  tile: '/sso/',
  start: (connectionId: string) => `/sso/${connectionId}/start`,
  /** Each connection has its own, so that a response for one is never used for another. */
  callback: (connectionId: string) => `/sso/${connectionId}/callback`,
  backchannelLogout: (connectionId: string) => `/sso/${connectionId}/backchannel-logout`,
  /** The pages of the console that finish a sign-in, a connection and a test. They get the code in their fragment. */
  finish: '/sign-in/provider',
  finishConnecting: '/connect-provider',
  setup: '/setup-single-sign-on',
} as const
