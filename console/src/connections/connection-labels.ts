import type {
  Connection,
  ConnectionProtocol,
  ConnectionState,
  IdentityProvider,
  LinkingRule,
  SignInOutcome,
} from '@accord/contract/connections.ts'
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
