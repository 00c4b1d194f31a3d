import type { Manager } from '#data/organizations/managers.store.ts'
import { composeManagerEmail } from '#organizations/manager-email.ts'
import { formatDay } from '#i18n/format.ts'
import type { EmailContext } from '#mail/compose-email.ts'

interface About {
  manager: Manager
  organization: { id: string; name: string }
  connection: { id: string; name: string }
}

function actionOf({ t }: EmailContext, { organization, connection }: About) {
  return {
    label: t('View the connection'),
    path: `/organization/${organization.id}/single-sign-on/${connection.id}`,
  }
}

/** For owners, before no one can sign in anymore. */
export function certificateExpiryMail(
  context: EmailContext,
  about: About & { expires_at: Date; days: number },
) {
  const { t, language } = context
  const [organization, connection] = [about.organization.name, about.connection.name]
  const { days } = about
  return composeManagerEmail(context, about, {
    kind: 'saml_certificate_expires',
    subject:
      days === 1
        ? t('The certificate of {{connection}} expires tomorrow', { connection })
        : t('The certificate of {{connection}} expires in less than {{days}} days', {
            connection,
            days,
          }),
    paragraphs: [
      t(
        'The last signing certificate of {{connection}} expires on {{date}}. After that, no one can sign in to {{organization}} through it.',
        { connection, organization, date: formatDay({ language }, about.expires_at) },
      ),
      t('Add the identity provider’s new certificate before then. You can use both for a while.'),
    ],
    action: actionOf(context, about),
  })
}
