import {
  type Connection,
  type ConnectionSignIn,
  type SetupPage,
  type SignInOutcome,
  type SignInRejection,
  ssoPaths,
} from '@accord/contract/connections.ts'
import {
  type SamlProvider,
  type SamlSettings,
  isSamlRejection,
  samlRejectionMessages,
} from '@accord/contract/saml.ts'
import { message } from '@accord/contract/translation.ts'
import type { Config } from '#config/config.ts'
import type { ClientProof, ConnectionRow } from '#data/connections/connections.store.ts'
import type { SignInRow } from '#data/connections/flows.store.ts'
import { serviceProviderOf } from './saml/settings.ts'

/** Returns the absolute URL of one of our routes. */
export function urlOf({ publicUrl }: Pick<Config, 'publicUrl'>, path: string): string {
  return new URL(path, publicUrl).href
}

function presentForProvider(
  config: Config,
  { id, organization_id: organizationId, protocol }: ConnectionRow,
  { key }: ClientProof,
) {
  return {
    redirectUri: urlOf(config, ssoPaths.callback(id)),
    initiateLoginUri: urlOf(config, `${ssoPaths.tile}${organizationId}`),
    backchannelLogoutUri: urlOf(config, ssoPaths.backchannelLogout(id)),
    publicKeys: key === undefined ? null : publicKeysOf(key),
    saml: protocol === 'saml' ? serviceProviderOf(config, id) : null,
  }
}

/** Returns only the public parts of a private key. */
function publicKeysOf(key: string): string {
  const { kty, crv, x, y, kid } = JSON.parse(key) as Record<string, string>
  return JSON.stringify({ keys: [{ kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }] })
}

function presentProposed(
  { proposed, proposed_secret, proposed_at }: ConnectionRow,
  saml: SamlProvider | null,
) {
  if (!proposed || !proposed_at) return null
  return {
    issuer: proposed.issuer ?? null,
    clientId: proposed.clientId ?? null,
    hasClientSecret: proposed_secret !== null,
    saml,
    at: proposed_at.toISOString(),
  }
}

interface Beside {
  proof: ClientProof
  people: number
  saml: SamlSettings | null
  /** What someone entered with the setup link. */
  proposedSaml: SamlProvider | null
}

export function presentConnection(
  config: Config,
  row: ConnectionRow,
  { proof, people, saml, proposedSaml }: Beside,
): Connection {
  const { settings } = row
  return {
    id: row.id,
    organization: row.organization_id,
    protocol: row.protocol,
    provider: row.provider,
    name: row.name,
    state: row.state,
    issuer: settings.issuer ?? null,
    clientId: settings.clientId ?? null,
    clientAuthentication: settings.clientAuthentication ?? 'client_secret',
    hasClientSecret: proof.clientSecret !== undefined,
    saml,
    joins: row.joins,
    roleMapping: row.role_mapping,
    enforcesSecondFactor: row.enforces_second_factor,
    testedAt: row.tested_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    people,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    forProvider: presentForProvider(config, row, proof),
    setupLink:
      row.setup_expires_at === null || row.setup_expires_at.getTime() <= Date.now()
        ? null
        : {
            expiresAt: row.setup_expires_at.toISOString(),
            createdAt: row.setup_at!.toISOString(),
            proposed: presentProposed(row, proposedSaml),
          },
  }
}

export function presentSetupPage(
  config: Config,
  row: ConnectionRow & { organization_name: string },
  { proof, proposedSaml }: Pick<Beside, 'proof' | 'proposedSaml'>,
): SetupPage {
  return {
    organization: row.organization_name,
    name: row.name,
    provider: row.provider,
    protocol: row.protocol,
    clientAuthentication: row.settings.clientAuthentication ?? 'client_secret',
    forProvider: presentForProvider(config, row, proof),
    proposed: presentProposed(row, proposedSaml),
    expiresAt: row.setup_expires_at!.toISOString(),
  }
}

/** What a sign-in led to, or would lead to, for admins. */
export const outcomeMessages: Record<SignInOutcome, string> = {
  signed_in: message('A linked member signed in.'),
  person_added: message('A new member was added.'),
  member_linked: message('A member was recognized by their address and linked.'),
  invited: message('The person has a pending invitation, which they can accept.'),
}

/** Why a sign-in was rejected, for admins, with what they can do about it. */
export const rejectionMessages: Record<SignInRejection, string> = {
  provider_error: message(
    'The provider returned an error. Check the client ID, the client secret, and who is assigned to the application.',
  ),
  provider_unavailable: message(
    "We couldn't reach the provider. Check its status page, then try again.",
  ),
  address_not_public: message(
    "The provider's configuration contains an address that isn't on the public internet. The operator of this service can allow it.",
  ),
  invalid_response: message(
    "The provider's response wasn't valid. Check the client ID and the client secret.",
  ),
  wrong_issuer: message(
    "The provider uses a different issuer than the one in this connection. Copy the provider's issuer again.",
  ),
  clock_skew: message("The provider's clock differs from ours by more than five minutes."),
  auth_time_missing: message(
    "The provider didn't say when the person signed in, so they couldn't confirm their identity. Let it send the claim “auth_time” if it can.",
  ),
  profile_removed: message('This person was removed. Invite them if they should come back.'),
  profile_suspended: message('This person is suspended. Reactivate them on the Members page.'),
  account_closed: message("This person's account was deleted or disabled."),
  joining_off: message("This person isn't a member, and new people can't join. Invite them."),
  email_missing: message(
    'The provider sent no email address. Let it send the claim “email” to this application.',
  ),
  email_outside_domains: message(
    "The address isn't in a verified domain. Verify the domain, or let the person connect single sign-on on the organization's page.",
  ),
  email_unverified: message("The provider says that the person didn't verify their address."),
  domain_lapsed: message(
    'The DNS record of the verified domain has been missing for two weeks, so no new people can join. Add the record again.',
  ),
  owner_must_connect: message(
    "This person is an owner. They have to sign in with their own account once, and connect single sign-on on the organization's page.",
  ),
  email_linked_to_other: message(
    'Another person at the provider is already connected to the member with this address. If the address now belongs to someone else, remove that member, and then invite the new person.',
  ),
  invited_as_owner: message(
    'This person is invited as an owner. They have to accept with their own account.',
  ),
  too_many_new_people: message('Too many new people joined within an hour. Try again later.'),
  linked_to_other: message(
    'The member, or the account at the provider, is already connected to someone else.',
  ),
  email_differs: message(
    "The address differs from the member's. While single sign-on is required, members with an address in a verified domain can only connect an account with the same address.",
  ),
  ...samlRejectionMessages,
}

export function presentSignIn(row: SignInRow): ConnectionSignIn {
  return {
    id: row.id,
    at: row.at.toISOString(),
    outcome: row.outcome,
    rejection: row.rejection,
    received: row.received,
    says: row.outcome ? outcomeMessages[row.outcome] : rejectionMessages[row.rejection!],
    email: row.email,
    profile: row.profile_id,
  }
}

/**
 * What the person sees. Removed and suspended members see the same, and no one learns whose address is taken. Anything
 * else that the person can do something about is named.
 */
export function explainToPerson(rejection: SignInRejection, organization: string): string {
  if (isSamlRejection(rejection)) return explainToPerson('invalid_response', organization)
  switch (rejection) {
    case 'address_not_public':
    case 'provider_error':
    case 'invalid_response':
    case 'wrong_issuer':
    case 'clock_skew':
      return message(
        "We couldn't use your identity provider's response. Contact an admin of {{organization}}.",
        { organization },
      )
    case 'auth_time_missing':
      return message(
        "Your identity provider doesn't say when you signed in there, so you can't confirm your identity with it. Contact an admin of {{organization}}.",
        { organization },
      )
    case 'provider_unavailable':
      return message('Your identity provider is unavailable. Try again later.')
    case 'email_unverified':
      return message(
        "Your identity provider says that your email address isn't verified. Verify it there first.",
      )
    case 'email_missing':
    case 'email_outside_domains':
      return message(
        "Your email address isn't in one of {{organization}}'s domains. If you have an account, sign in with it and connect single sign-on there.",
        { organization },
      )
    case 'owner_must_connect':
      return message(
        'Owners must first sign in with their own account and connect single sign-on there.',
      )
    case 'invited_as_owner':
      return message('Sign in with your own account to accept this invitation.')
    case 'linked_to_other':
      return message(
        'Your membership, or your account with the provider, is already linked to someone else.',
      )
    case 'email_differs':
      return message(
        'The email address at your identity provider differs from your address in {{organization}}. Sign in there with your own account, or contact an admin.',
        { organization },
      )
    case 'too_many_new_people':
      return message('Too many people have joined {{organization}} recently. Try again later.', {
        organization,
      })
    case 'account_closed':
    case 'domain_lapsed':
    case 'email_linked_to_other':
    case 'joining_off':
    case 'profile_removed':
    case 'profile_suspended':
      return message('Ask an admin of {{organization}} for access.', { organization })
  }
}
