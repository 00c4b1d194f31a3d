import type { EventDeliveryDetail, EventEndpoint } from '@accord/contract/event-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useAction } from '../../actions/use-action.ts'
import { hasStatus } from '../../api/error-checks.ts'
import { CodeToCopy } from '../../applications/settings/connect/snippet-field.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { renderButton } from '../../pages/router-link.tsx'
import { usePolling } from '../../pages/use-polling.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { DeliveryChip } from './deliveries.screen.tsx'
import { EndpointNotFound, useEndpointQuery } from './endpoint-area.tsx'
import { hostOf, isSuccess, outcomeOf, typeName } from './endpoint-labels.ts'
import { AttemptOutcome } from './endpoint-notices.tsx'
import { useEndpointPages, useOwningApplication } from './endpoint-owner.ts'
import { EndpointPage } from './endpoint-page.tsx'
import { deliveryQuery, resendMutation } from './endpoints.api.ts'
import styles from './endpoints.module.css'

/** Shows one event on its way to an endpoint: the request, and what the endpoint responded. */
export function DeliveryScreen() {
  const { t } = useTranslation()
  const { endpoint: id = '', seq = '' } = useParams({ strict: false })
  const pages = useEndpointPages()
  const endpoint = useEndpointQuery()
  const { id: organizationId } = useOrganization()
  const refetchInterval = usePolling(
    ({ state }: EventDeliveryDetail) => state === 'pending' && 5000,
  )
  const delivery = useQuery({
    ...deliveryQuery(organizationId, id, seq),
    enabled: endpoint.isSuccess,
    refetchInterval,
  })
  const list = {
    label: endpoint.data ? hostOf(endpoint.data.url) : t('Endpoint'),
    href: pages.deliveries(id),
  }
  if (endpoint.data && delivery.data) {
    const name = typeName(delivery.data.type, t)
    return (
      <EndpointPage
        title={name}
        below={[list, { label: name }]}
        status={<DeliveryChip delivery={delivery.data} />}
        action={<ResendButton endpoint={endpoint.data} delivery={delivery.data} />}
      >
        <Facts delivery={delivery.data} />
        <Attempts delivery={delivery.data} />
        <RequestCard delivery={delivery.data} />
      </EndpointPage>
    )
  }
  const title = t('Delivery')
  return (
    <EndpointPage title={title} below={[list, { label: title }]}>
      {hasStatus(endpoint.error, 404) ? (
        <EndpointNotFound />
      ) : hasStatus(delivery.error, 404) ? (
        <EmptyState
          title={t('Delivery not found')}
          action={renderButton(pages.deliveries(id), t('View all deliveries'), {
            variant: 'primary',
          })}
        >
          {t('We keep deliveries for 30 days.')}
        </EmptyState>
      ) : endpoint.error ? (
        <Loaded query={endpoint} />
      ) : (
        <Loaded query={delivery} />
      )}
    </EndpointPage>
  )
}

type DeliveryProps = { delivery: EventDeliveryDetail }

function ResendButton({ endpoint, delivery }: DeliveryProps & { endpoint: EventEndpoint }) {
  const { t } = useTranslation()
  const { id, state, organization } = endpoint
  const { seq, request } = delivery
  const { deletion } = useOrganization()
  const owning = useOwningApplication()
  const resending = useAction({
    ...resendMutation(organization.id, id, seq),
    done: (attempt) => (isSuccess(attempt) ? t('Event sent again') : undefined),
  })
  const { result } = resending
  const failed = result && !isSuccess(result)
  if (deletion || owning?.deletion || state === 'unverified' || !request) return null
  return (
    <>
      {failed && <span role="status">{outcomeOf(result, t)}</span>}
      <Button pending={resending.pending} onClick={() => void resending.run()}>
        {t('Resend')}
      </Button>
    </>
  )
}

function Facts({ delivery }: DeliveryProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { event, type, organization, position, createdAt, dueAt, state } = delivery
  return (
    <Card>
      <dl className={styles.headers}>
        <dt>{t('Type')}</dt>
        <dd>
          <code>{type}</code>
        </dd>
        <dt>{t('Event ID')}</dt>
        <dd>
          <code>{event}</code>
        </dd>
        {organization && (
          <>
            <dt>{t('Organization')}</dt>
            <dd>{organization.name}</dd>
          </>
        )}
        {position !== null && (
          <>
            <dt>{t('Position')}</dt>
            <dd>{position}</dd>
          </>
        )}
        <dt>{t('Time')}</dt>
        <dd>
          <RelativeTime value={createdAt} now={now} />
        </dd>
        {state === 'pending' && dueAt && (
          <>
            <dt>{t('Next attempt')}</dt>
            <dd>
              <RelativeTime value={dueAt} now={now} />
            </dd>
          </>
        )}
      </dl>
    </Card>
  )
}

function Attempts({ delivery: { log, state } }: DeliveryProps) {
  const { t } = useTranslation()
  return (
    <Card title={t('Attempts')}>
      {log.length === 0 ? (
        <p className={styles.hint}>
          {state === 'canceled'
            ? t('It was canceled before we sent it.')
            : t("We haven't sent it yet.")}
        </p>
      ) : (
        <ol className={styles.attempts}>
          {log.map((attempt) => (
            <li key={attempt.number} className={styles.attempt}>
              <AttemptOutcome
                attempt={attempt}
                label={<span>{t('Attempt {{number}}', { number: attempt.number })}</span>}
              />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function RequestCard({ delivery: { request } }: DeliveryProps) {
  const { t } = useTranslation()
  if (!request) {
    return (
      <Notice kind="info" title={t('This event can no longer be sent')} announce={false}>
        {t('It was deleted, or access to it ended.')}
      </Notice>
    )
  }
  return (
    <Card
      title={t('Request')}
      description={t('As we would send it now. We build it for each attempt and store no copy.')}
    >
      <h3 className={styles.heading}>{t('Headers')}</h3>
      <dl className={styles.headers}>
        {Object.entries(request.headers).map(([name, value]) => (
          <Header key={name} name={name} value={value} />
        ))}
      </dl>
      <h3 className={styles.heading}>{t('Body')}</h3>
      <CodeToCopy
        name={t('Body')}
        code={indented(request.body)}
        program
        label={t('Copy body')}
        copiedLabel={t('Body copied')}
      />
    </Card>
  )
}

function Header({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  )
}

/** Formats JSON for reading. The copied text has the same content. */
function indented(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
