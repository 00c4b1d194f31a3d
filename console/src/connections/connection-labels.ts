import type {
  Connection,
  ConnectionProtocol,
  ConnectionState,
  IdentityProvider,
  LinkingRule,
  SignInOutcome,
  SignInRejection,
} from '@accord/contract/connections.ts'
import { isSamlRejection, samlRejectionMessages } from '@accord/contract/saml.ts'
import type { Translate } from '../i18n/translation.ts'
import type { ChipProps } from '../ui/text/chip.tsx'

type Tone = NonNullable<ChipProps['tone']>

export function providerName(provider: IdentityProvider, t: Translate): string {
  return {
    entra: t('Microsoft Entra ID'),
    okta: t('Okta'),
    google: t('Google Workspace'),
    keycloak: t('Keycloak'),
    other: t('Other identity provider'),
  }[provider]
}

export function protocolName(protocol: ConnectionProtocol, t: Translate): string {
  return { oidc: t('OpenID Connect'), saml: t('SAML 2.0') }[protocol]
}

/** Names the product and the protocol, such as 'Okta · SAML 2.0'. */
export function providerAndProtocol(
  { provider, protocol }: Pick<Connection, 'provider' | 'protocol'>,
  t: Translate,
): string {
  return `${providerName(provider, t)} · ${protocolName(protocol, t)}`
}

export function connectionState(state: ConnectionState, t: Translate): [name: string, tone: Tone] {
  return (
    {
      draft: [t('Being set up'), 'warning'],
      active: [t('On'), 'success'],
      off: [t('Off'), 'neutral'],
    } as const satisfies Record<ConnectionState, [string, Tone]>
  )[state]
}

/** Returns whether the connection has everything that a test needs. */
export function isComplete(connection: Connection): boolean {
  const { issuer, clientId, clientAuthentication, hasClientSecret } = connection
  if (connection.protocol === 'saml') return connection.saml !== null
  return Boolean(
    issuer && clientId && (hasClientSecret || clientAuthentication !== 'client_secret'),
  )
}

/** Describes a sign-in that succeeded. */
export function outcomeLabel(outcome: SignInOutcome, t: Translate): string {
  return {
    signed_in: t('Signed in'),
    person_added: t('Signed in and became a member'),
    member_linked: t('Signed in and was connected to their membership'),
    invited: t('Was shown their invitation'),
  }[outcome]
}

/** Describes what a real sign-in with the tested account would do. */
export function expectedOutcome(outcome: SignInOutcome, t: Translate): string {
  return {
    signed_in: t('This person would sign in as the member they are connected to.'),
    person_added: t('This person would become a new member.'),
    member_linked: t(
      "This person is a member with the same address. They'd sign in as this member, and we'd email them.",
    ),
    invited: t('This person has a pending invitation, and could accept it.'),
  }[outcome]
}

/** Explains to owners and admins why a sign-in was rejected, and what to do. */
export function rejectionReason(rejection: SignInRejection, t: Translate): string {
  if (isSamlRejection(rejection)) return t(samlRejectionMessages[rejection])
  return {
    provider_error: t(
      'The provider returned an error. Check the client ID, the client secret, and who is assigned to the application.',
    ),
    provider_unavailable: t(
      "We couldn't reach the provider. Check its status page, then try again.",
    ),
    address_not_public: t(
      "The provider's configuration contains an address that isn't on the public internet. The operator of this service can allow it.",
    ),
    invalid_response: t(
      "The provider's response wasn't valid. Check the client ID and the client secret.",
    ),
    wrong_issuer: t(
      "The provider uses a different issuer than the one entered here. Copy the provider's issuer again.",
    ),
    clock_skew: t("The provider's clock differs from ours by more than five minutes."),
    auth_time_missing: t(
      "The provider didn't say when the person signed in, so they couldn't confirm their identity. Let it send the claim “auth_time” if it can.",
    ),
    profile_removed: t('This person was removed. Invite them if they should come back.'),
    profile_suspended: t('This person is suspended. Reactivate them on the Members page.'),
    account_closed: t("This person's account was deleted or disabled."),
    joining_off: t("This person isn't a member, and new people can't join. Invite them."),
    email_missing: t(
      'The provider sent no email address. Let it send the claim “email” to this application.',
    ),
    email_outside_domains: t(
      "The address isn't in a verified domain. Verify the domain, or let the person connect single sign-on on the organization's page.",
    ),
    email_unverified: t("The provider says that the person didn't verify their address."),
    domain_lapsed: t(
      'The record of the verified domain is missing, so no new people can join. Add the record again.',
    ),
    owner_must_connect: t(
      "This person is an owner. They have to sign in with their own account once, and connect single sign-on on the organization's page.",
    ),
    email_linked_to_other: t(
      'Another person at the provider is already connected to the member with this address. If the address now belongs to someone else, remove that member first.',
    ),
    invited_as_owner: t(
      'This person is invited as an owner. They have to accept with their own account.',
    ),
    too_many_new_people: t('More than 100 new people joined within an hour. Try again later.'),
    linked_to_other: t('This account at the provider is already connected to another member.'),
    email_differs: t(
      "The address differs from the member's. While single sign-on is required, members with an address in a verified domain can only connect an account with the same address.",
    ),
  }[rejection]
}

/** Names the linking rule as the documentation does. */
export function ruleName(rule: LinkingRule, t: Translate): string {
  return {
    L1: t('L1: connected people sign in'),
    L2: t("L2: removed and suspended people can't sign in"),
    L3: t('L3: new people join if you allow it'),
    L4: t('L4: addresses outside your verified domains are rejected'),
    L5: t('L5: unverified addresses are rejected'),
    L6: t('L6: members with the same address are connected'),
    L7: t('L7: owners connect it themselves'),
    L8: t('L8: an address belongs to one person'),
    L9: t('L9: invited people see their invitation'),
    L13: t('L13: at most 100 new people join in an hour'),
  }[rule]
}
