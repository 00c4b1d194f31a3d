import type { Connection, IdentityProvider, SetupPage } from '@accord/contract/connections.ts'
import type { Translate } from '../../i18n/translation.ts'
import { samlTerms } from './saml-terms.ts'

/** What a product calls the values, and where they are in its console. */
interface ProviderTerms {
  /** How to register this service there, step by step. */
  steps: string[]
  redirectUri: string
  /** Undefined if the product has no such field. */
  initiateLoginUri?: string
  backchannelLogoutUri?: string
  /** Where the values are that belong here. */
  issuerHint: string
  issuerExample: string
  clientIdHint: string
  clientSecretHint: string
  /** Whether it accepts our public keys instead of a client secret. */
  acceptsKeys: boolean
  /** The claim that usually has a person's groups, and how to send it. */
  groupsClaim: string
  groupsHint: string
}

/** The issuer that is the same for every customer of a product. */
export function knownIssuer(provider: IdentityProvider): string | undefined {
  return provider === 'google' ? 'https://accounts.google.com' : undefined
}

export function providerTerms(provider: IdentityProvider, t: Translate): ProviderTerms {
  return {
    entra: {
      steps: [
        t(
          'In the Microsoft Entra admin center, go to App registrations and select New registration.',
        ),
        t('Choose “Accounts in this organizational directory only”.'),
        t('Under Redirect URI, choose the platform “Web” and enter the redirect URI below.'),
        t('Under Certificates & secrets, create a client secret.'),
        t('Under Token configuration, add the optional claim “email” to the ID token.'),
        t('To choose who can sign in, assign people under Enterprise applications.'),
      ],
      redirectUri: t('Redirect URI (platform “Web”)'),
      initiateLoginUri: t('Home page URL'),
      issuerHint: t(
        "Put the “Directory (tenant) ID” of the application's overview between https://login.microsoftonline.com/ and /v2.0.",
      ),
      issuerExample: 'https://login.microsoftonline.com/…/v2.0',
      clientIdHint: t("“Application (client) ID” in the application's overview."),
      clientSecretHint: t('The “Value” of the client secret, not its “Secret ID”.'),
      acceptsKeys: false,
      groupsClaim: 'groups',
      groupsHint: t(
        'Under Token configuration, add the groups claim with “Groups assigned to the application”. Its values are the groups’ object IDs.',
      ),
    },
    okta: {
      steps: [
        t('In the Okta Admin Console, go to Applications and select Create App Integration.'),
        t('Choose “OIDC - OpenID Connect” and “Web Application”.'),
        t('Enter the sign-in redirect URI below.'),
        t(
          'For an app tile, set “Login initiated by” to “Either Okta or App”, and enter the initiate login URI below.',
        ),
        t('Under Assignments, choose who can sign in.'),
      ],
      redirectUri: t('Sign-in redirect URI'),
      initiateLoginUri: t('Initiate login URI'),
      issuerHint: t('Your Okta domain, with https:// in front.'),
      issuerExample: 'https://company.okta.com',
      clientIdHint: t('“Client ID” on the General tab.'),
      clientSecretHint: t('“Secret” on the General tab, under Client secrets.'),
      acceptsKeys: true,
      groupsClaim: 'groups',
      groupsHint: t("Add a groups claim on the application's Sign On tab."),
    },
    google: {
      steps: [
        t('In the Google Cloud console, open Google Auth Platform.'),
        t('Under Audience, choose “Internal”, so that only your organization can sign in.'),
        t('Under Clients, select Create client and choose “Web application”.'),
        t('Under Authorized redirect URIs, enter the redirect URI below.'),
      ],
      redirectUri: t('Authorized redirect URI'),
      issuerHint: t("It's the same for every customer of Google."),
      issuerExample: 'https://accounts.google.com',
      clientIdHint: t('“Client ID” of the new client.'),
      clientSecretHint: t('“Client secret” of the new client.'),
      acceptsKeys: false,
      groupsClaim: 'groups',
      groupsHint: t(
        "Google doesn't send groups to applications, so everyone would become a member.",
      ),
    },
    keycloak: {
      steps: [
        t(
          'In the Keycloak admin console, open your realm, go to Clients, and select Create client.',
        ),
        t('Choose the type “OpenID Connect” and a client ID, and turn on Client authentication.'),
        t("Keep “Standard flow”. The other flows aren't needed."),
        t('Enter the addresses below under Access settings and Logout settings.'),
      ],
      redirectUri: t('Valid redirect URI'),
      initiateLoginUri: t('Home URL'),
      backchannelLogoutUri: t('Backchannel logout URL'),
      issuerHint: t("Your Keycloak's address, followed by /realms/ and the realm's name."),
      issuerExample: 'https://keycloak.example.com/realms/company',
      clientIdHint: t('The “Client ID” that you chose.'),
      clientSecretHint: t('“Client Secret” on the Credentials tab.'),
      acceptsKeys: true,
      groupsClaim: 'groups',
      groupsHint: t(
        'Add a mapper of the type “Group Membership” to the client, and turn off “Full group path”.',
      ),
    },
    other: {
      steps: [
        t('Register a confidential web application that uses the authorization code flow.'),
        t('Enter the redirect URI below. The other addresses are optional.'),
        t('Let the provider send the claims “email” and “email_verified”.'),
      ],
      redirectUri: t('Redirect URI'),
      initiateLoginUri: t('Initiate login URI (for an app tile)'),
      backchannelLogoutUri: t('Back-channel logout URI'),
      issuerHint: t('Without /.well-known/openid-configuration.'),
      issuerExample: 'https://',
      clientIdHint: t('The provider shows it after you registered the application.'),
      clientSecretHint: t('The provider shows it after you registered the application.'),
      acceptsKeys: true,
      groupsClaim: 'groups',
      groupsHint: t(
        'The name of the claim that contains the groups or roles, in the ID token or the user info.',
      ),
    },
  }[provider]
}

/** Returns the values that the provider needs, with the names that it uses. */
export function valuesForProvider(
  {
    provider,
    forProvider,
  }: Pick<Connection, 'provider' | 'forProvider'> | Pick<SetupPage, 'provider' | 'forProvider'>,
  t: Translate,
): { label: string; value: string }[] {
  const { saml } = forProvider
  if (saml) {
    const { entityId, acsUrl, metadata } = samlTerms(provider, t)
    return [
      { label: entityId, value: saml.entityId },
      { label: acsUrl, value: saml.acsUrl },
      ...(metadata === undefined ? [] : [{ label: metadata, value: saml.metadataUrl }]),
    ]
  }
  const terms = providerTerms(provider, t)
  const { redirectUri, initiateLoginUri, backchannelLogoutUri, publicKeys } = forProvider
  return [
    { label: terms.redirectUri, value: redirectUri },
    { label: terms.initiateLoginUri, value: initiateLoginUri },
    { label: terms.backchannelLogoutUri, value: backchannelLogoutUri },
    { label: t('Public keys (JSON Web Key Set)'), value: publicKeys },
  ].filter((each): each is { label: string; value: string } => Boolean(each.label && each.value))
}
