import { formatList } from '@accord/contract/translation.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import type { EmailContext } from '#mail/compose-email.ts'
import { composeManagerEmail } from '#organizations/manager-email.ts'
import type { TrustChange } from './trust-changes.rules.ts'

/** Who changed a connection: an owner, an owner who confirmed a setup link's values, or the provider's metadata. */
export type ChangedBy = { kind: 'owner' | 'setup_link'; name: string } | { kind: 'metadata' }

interface Changed {
  manager: Manager
  organization: { id: string; name: string }
  connection: { id: string; name: string; isOff: boolean }
  changes: readonly TrustChange[]
  by: ChangedBy
}

/** For owners, because the people who control these settings decide who signs in. */
export function connectionChangedMail(context: EmailContext, about: Changed) {
  const { t } = context
  const { connection, organization } = about
  return composeManagerEmail(context, about, {
    kind: 'connection_changed',
    subject: t('Settings for signing in with {{connection}} have changed', {
      connection: connection.name,
    }),
    paragraphs: [whatHappened(context, about), whatNow(context, about)],
    action: {
      label: t('View the connection'),
      path: `/organization/${organization.id}/single-sign-on/${connection.id}`,
    },
  })
}

function whatHappened(context: EmailContext, about: Changed): string {
  const { t, language } = context
  const { by, changes } = about
  const names = {
    changes: formatList(
      language,
      changes.map((change) => nameOf(change, context)),
    ),
    connection: about.connection.name,
    organization: about.organization.name,
  }
  if (by.kind === 'metadata') {
    return t(
      'The metadata of {{connection}} has changed. Sign-in to {{organization}} now uses these values: {{changes}}.',
      names,
    )
  }
  return by.kind === 'setup_link'
    ? t(
        'Owner {{name}} confirmed values that someone entered with the setup link of {{connection}}. This changed how people sign in to {{organization}}: {{changes}}.',
        { ...names, name: by.name },
      )
    : t(
        'Owner {{name}} changed how people sign in to {{organization}} with {{connection}}: {{changes}}.',
        { ...names, name: by.name },
      )
}

function whatNow({ t }: EmailContext, { by, connection }: Changed): string {
  if (connection.isOff) {
    return t(
      'The connection is off until an owner tests it and turns it on again. If you didn’t expect this, talk to the other owners first.',
    )
  }
  return by.kind === 'metadata'
    ? t(
        'If your identity provider’s administrators don’t know about this, turn off the connection.',
      )
    : t(
        'The people who control these values decide who can sign in. If you didn’t expect this, turn off the connection.',
      )
}

function nameOf(change: TrustChange, { t }: EmailContext): string {
  return {
    issuer: t('issuer'),
    client: t('client ID'),
    secret: t('client secret'),
    key: t('private key'),
    entity_id: t('entity ID'),
    sign_on_address: t('sign-on address'),
    certificates: t('signing certificates'),
    metadata_url: t('metadata URL'),
    attributes: t('attributes'),
  }[change]
}
