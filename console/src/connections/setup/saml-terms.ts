import type { IdentityProvider } from '@accord/contract/connections.ts'
import type { Translate } from '../../i18n/translation.ts'

/** What a product calls the values of SAML, and where they are in its console. */
interface SamlTerms {
  /** How to register this service there, step by step. */
  steps: string[]
  entityId: string
  acsUrl: string
  /** Undefined if the product can't import our metadata. */
  metadata?: string
  /** Where its metadata is. */
  metadataHint: string
}

export function samlTerms(provider: IdentityProvider, t: Translate): SamlTerms {
  return {
    entra: {
      steps: [
        t(
          'In the Microsoft Entra admin center, go to Enterprise applications and select New application, then “Create your own application”.',
        ),
        t('Choose “Integrate any other application you don’t find in the gallery”.'),
        t('Under Single sign-on, choose SAML, and enter the two values below.'),
        t(
          'Under Attributes & Claims, change the name identifier to “user.objectid” as Persistent.',
        ),
        t('To choose who can sign in, assign people under Users and groups.'),
      ],
      entityId: t('Identifier (Entity ID)'),
      acsUrl: t('Reply URL (Assertion Consumer Service URL)'),
      metadataHint: t('“App Federation Metadata Url” under SAML Certificates.'),
    },
    okta: {
      steps: [
        t(
          'In the Okta Admin Console, go to Applications, select Create App Integration, and choose “SAML 2.0”.',
        ),
        t('Enter the two values below.'),
        t('Set “Name ID format” to “Persistent”.'),
        t('Add the attribute statements “email”, “firstName”, and “lastName”.'),
        t('Under Assignments, choose who can sign in.'),
      ],
      entityId: t('Audience URI (SP Entity ID)'),
      acsUrl: t('Single sign-on URL'),
      metadataHint: t('“Metadata URL” on the Sign On tab.'),
    },
    google: {
      steps: [
        t(
          'In the Google Admin console, go to Apps, Web and mobile apps, and select “Add custom SAML app”.',
        ),
        t('Select “Download metadata”. Google has no address for it.'),
        t('Enter the two values below, and set “Name ID format” to “PERSISTENT”.'),
        t('Map the attributes “email”, “firstName”, and “lastName”.'),
        t('Under User access, choose who can sign in.'),
      ],
      entityId: t('Entity ID'),
      acsUrl: t('ACS URL'),
      metadataHint: t('Google has no address for it. Choose “Metadata file” above.'),
    },
    keycloak: {
      steps: [
        t(
          'In the Keycloak admin console, open your realm, go to Clients, and select Create client.',
        ),
        t('Choose the type “SAML”, and enter the two values below.'),
        t('Set “Name ID format” to “persistent”, and turn on “Sign assertions”.'),
        t('Under Keys, turn off “Client signature required”.'),
        t('Add mappers for the attributes “email”, “firstName”, and “lastName”.'),
      ],
      entityId: t('Client ID'),
      acsUrl: t('Valid redirect URI and Master SAML Processing URL'),
      metadataHint: t("Your realm's address, followed by /protocol/saml/descriptor."),
    },
    other: {
      steps: [
        t('Add a SAML 2.0 service provider with the values below, or import our metadata.'),
        t('Let it sign assertions with RSA and SHA-256, and send a persistent name ID.'),
        t('Let it send the attributes “email”, “firstName”, and “lastName”.'),
      ],
      entityId: t('Entity ID'),
      acsUrl: t('ACS URL'),
      metadata: t("This service's metadata"),
      metadataHint: t('New certificates then work without a change here.'),
    },
  }[provider]
}
