import type { DisabledReason } from '@accord/contract/event-endpoints.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import type { EmailContext } from '#mail/compose-email.ts'
import { composeManagerEmail } from '#organizations/manager-email.ts'

interface AboutEndpoint {
  /** Only its host, because the rest of its URL may be a secret. */
  endpoint: { id: string; host: string }
  organization: { id: string; name: string }
  /** Null if it receives the organization's own events. */
  application: { id: string; name: string } | null
  manager: Manager
}

/** Goes to everyone who manages the endpoint, after a day of failures. */
export function endpointFailingMail(context: EmailContext, about: AboutEndpoint) {
  const { t } = context
  const { host } = about.endpoint
  return toManager(context, about, {
    kind: 'endpoint_failing',
    subject: t('Events can’t be delivered to {{host}}', { host }),
    paragraphs: [
      t(
        'For a day, we haven’t been able to deliver any of {{owner}}’s events to the endpoint at {{host}}. We’ll keep trying.',
        { owner: ownerOf(about), host },
      ),
      t(
        'If it keeps failing for three days, we’ll disable the endpoint. We’ll keep its events for 30 days.',
      ),
    ],
  })
}

/** Goes to everyone who manages the endpoint, once Accord disabled it. */
export function endpointDisabledMail(
  context: EmailContext,
  about: AboutEndpoint & { reason: DisabledReason },
) {
  const { t } = context
  const { host } = about.endpoint
  const owner = ownerOf(about)
  return toManager(context, about, {
    kind: 'endpoint_disabled',
    subject: t('We’ve disabled the endpoint at {{host}}', { host }),
    paragraphs: [
      about.reason === 'gone'
        ? t(
            'We’ve stopped sending events of {{owner}} to the endpoint at {{host}}, because the receiver reported that it no longer exists.',
            { owner, host },
          )
        : t(
            'We’ve stopped sending events of {{owner}} to the endpoint at {{host}}, because every attempt has failed for three days.',
            { owner, host },
          ),
      t(
        'We’ll keep its events for 30 days. Once you enable the endpoint again, we’ll deliver all of them.',
      ),
    ],
  })
}

function ownerOf({ organization, application }: AboutEndpoint): string {
  return application?.name ?? organization.name
}

function toManager(
  context: EmailContext,
  about: AboutEndpoint,
  email: { kind: string; subject: string; paragraphs: [string, ...string[]] },
) {
  const { application, organization, endpoint } = about
  const owner = application ? `application/${application.id}` : `organization/${organization.id}`
  const path = `/${owner}/endpoints/${endpoint.id}`
  const { t } = context
  const action = { label: t('View the endpoint'), path }
  return composeManagerEmail(context, about, { ...email, action })
}
