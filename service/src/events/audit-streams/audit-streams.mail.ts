import type { DisabledReason } from '@accord/contract/event-endpoints.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import type { EmailContext } from '#mail/compose-email.ts'
import { composeManagerEmail } from '#organizations/manager-email.ts'

interface AboutStream {
  /** Only its host, because the rest of its URL may be a secret. */
  endpoint: { id: string; host: string }
  organization: { id: string; name: string }
  manager: Manager
}

/** Goes to everyone who manages the organization, after a day of failures. */
export function streamFailingMail(context: EmailContext, about: AboutStream) {
  const { t } = context
  const { host } = about.endpoint
  return toManager(context, about, {
    kind: 'audit_stream_failing',
    subject: t('The audit stream to {{host}} is failing', { host }),
    paragraphs: [
      t(
        'For a day, {{host}} hasn’t accepted any activity of {{organization}}. We’ll keep trying.',
        {
          host,
          organization: about.organization.name,
        },
      ),
      t(
        'If it keeps failing for three days, we’ll disable the audit stream. Once it’s enabled again, it’ll continue where it stopped.',
      ),
    ],
  })
}

/** Goes to everyone who manages the organization, once Accord disabled the stream. */
export function streamDisabledMail(
  context: EmailContext,
  about: AboutStream & { reason: DisabledReason },
) {
  const { t } = context
  const { host } = about.endpoint
  const organization = about.organization.name
  return toManager(context, about, {
    kind: 'audit_stream_disabled',
    subject: t('We’ve disabled the audit stream to {{host}}', { host }),
    paragraphs: [
      about.reason === 'gone'
        ? t(
            'We’ve stopped sending the activity of {{organization}} to {{host}}, because the receiver reported that it no longer exists.',
            { host, organization },
          )
        : t(
            'We’ve stopped sending the activity of {{organization}} to {{host}}, because every attempt has failed for three days.',
            { host, organization },
          ),
      t(
        'Nothing is lost. Once an owner enables the audit stream, it’ll continue where it stopped.',
      ),
    ],
  })
}

function toManager(
  context: EmailContext,
  about: AboutStream,
  email: { kind: string; subject: string; paragraphs: [string, ...string[]] },
) {
  const path = `/organization/${about.organization.id}/audit-streams/${about.endpoint.id}`
  const { t } = context
  const action = { label: t('View the audit stream'), path }
  return composeManagerEmail(context, about, { ...email, action })
}
