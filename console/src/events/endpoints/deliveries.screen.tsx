import { activitySubjects } from '@accord/contract/activity.ts'
import {
  type DeliveredType,
  type EventDelivery,
  deliveryStates,
  ownEventTypes,
} from '@accord/contract/event-endpoints.ts'
import { eventGroupOf, eventTypes } from '@accord/contract/event-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { subjectName } from '../../activity/organization/activity-kind-labels.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { NothingFound, PagedList, moreResultsMessage } from '../../pages/lists/paged-list.tsx'
import { renderLink } from '../../pages/router-link.tsx'
import { usePolling } from '../../pages/use-polling.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useEndpoint } from './endpoint-area.tsx'
import { deliveryState, deliveryStateName, typeName } from './endpoint-labels.ts'
import { useEndpointPages } from './endpoint-owner.ts'
import { deliveriesPerPage, deliveriesQuery } from './endpoints.api.ts'
import styles from './endpoints.module.css'

/** Lists what was sent to an endpoint, newest first. */
export function DeliveriesScreen() {
  const { t } = useTranslation()
  const endpoint = useEndpoint()
  const { id } = endpoint
  const pages = useEndpointPages()
  const { page = 1, ...filter } = useFilter()
  // New events arrive at any time.
  const refetchInterval = usePolling(() => 5000)
  const deliveries = useQuery({ ...deliveriesQuery(endpoint, page, filter), refetchInterval })
  const columns = useColumns()
  const isFiltered = filter.state !== undefined || filter.type !== undefined
  const table = (rows: readonly EventDelivery[], skeletonRows = 0) => (
    <Table
      caption={t('Deliveries')}
      linked
      columns={columns}
      rows={rows}
      rowKey={({ seq }) => String(seq)}
      skeletonRows={skeletonRows}
    />
  )

  return (
    <div className={styles.stack}>
      <Filters />
      <PagedList
        query={deliveries}
        page={page}
        perPage={deliveriesPerPage}
        hrefOf={(next) => pages.deliveries(id, { ...filter, page: next })}
        pagesLabel={t('Pages of deliveries')}
        failure={t("We couldn't load the deliveries.")}
        loadingLabel={t('Loading the deliveries…')}
        skeleton={table([], 4)}
        empty={
          isFiltered ? (
            <NothingFound everything={pages.deliveries(id)}>
              {t('No deliveries match these filters.')}
            </NothingFound>
          ) : (
            <EmptyState title={t('No deliveries yet')}>
              {t('Every event that we send appears here for 30 days.')}
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <>
            {table(rows)}
            {deliveries.data?.__meta.more && (
              <p className={styles.hint}>{moreResultsMessage(deliveries.data.__meta.total, t)}</p>
            )}
          </>
        )}
      </PagedList>
    </div>
  )
}

const allTypes: readonly DeliveredType[] = [...ownEventTypes, ...eventTypes]

/** Returns the page and the filter in the address, without unknown types. */
function useFilter() {
  const { page, status, type } = useSearch({ strict: false })
  return {
    page: typeof page === 'number' ? page : undefined,
    state: deliveryStates.find((one) => one === status),
    type: allTypes.find((one) => one === type),
  }
}

function Filters() {
  const { t } = useTranslation()
  const { id } = useEndpoint()
  const pages = useEndpointPages()
  const router = useRouter()
  const { state, type } = useFilter()
  const go = (next: { state?: string; type?: string }) =>
    router.history.push(pages.deliveries(id, { state, type, ...next }))

  return (
    <div className={styles.filters}>
      <SelectField
        label={t('State')}
        value={state ?? ''}
        onChange={({ target }) => go({ state: target.value || undefined } as { state?: string })}
      >
        <option value="">{t('All states')}</option>
        {deliveryStates.map((one) => (
          <option key={one} value={one}>
            {deliveryStateName(one, t)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Event type')}
        value={type ?? ''}
        onChange={({ target }) => go({ type: target.value || undefined } as { type?: string })}
      >
        <option value="">{t('All types')}</option>
        {ownEventTypes.map((one) => (
          <option key={one} value={one}>
            {typeName(one, t)}
          </option>
        ))}
        {activitySubjects.map((group) => (
          <optgroup key={group} label={subjectName(group, t)}>
            {eventTypes
              .filter((one) => eventGroupOf(one) === group)
              .map((one) => (
                <option key={one} value={one}>
                  {typeName(one, t)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  )
}

function useColumns(): TableColumn<EventDelivery>[] {
  const { t } = useTranslation()
  const now = useNow()
  const { id, application } = useEndpoint()
  const pages = useEndpointPages()

  return [
    {
      id: 'event',
      header: t('Event'),
      cell: ({ type, organization }) => (
        <span className={styles.name}>
          {typeName(type, t)}
          <span className={styles.second}>
            <code>{type}</code>
            {application && organization && ` · ${organization.name}`}
          </span>
        </span>
      ),
    },
    { id: 'state', header: t('State'), cell: (delivery) => <DeliveryChip delivery={delivery} /> },
    {
      id: 'status',
      header: t('Response'),
      cell: (delivery) => responseLabel(delivery, t),
    },
    {
      id: 'time',
      header: t('Time'),
      cell: ({ createdAt }) => <RelativeTime value={createdAt} now={now} />,
    },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: ({ seq, type }) =>
        renderLink({
          href: pages.delivery(id, seq),
          className: buttonClass({}),
          children: (
            <NamedLabel
              text={t('{{action}}<hidden>: {{name}}</hidden>', { action: t('View') })}
              name={`${typeName(type, t)} ${seq}`}
            />
          ),
        }),
    },
  ]
}

/** Returns the last status with the number of attempts, such as 'Status 503, 2 attempts'. */
function responseLabel({ attempts, lastStatus }: EventDelivery, t: Translate): string {
  if (attempts === 0) return t('Not sent yet')
  const outcome =
    lastStatus === null ? t('No response') : t('Status {{status}}', { status: lastStatus })
  return t('{{outcome}}, {{count}} attempts', {
    outcome,
    count: attempts,
    defaultValue_one: '{{outcome}}, {{count}} attempt',
  })
}

export function DeliveryChip({
  delivery,
}: {
  delivery: Pick<EventDelivery, 'state' | 'attempts'>
}) {
  const { t } = useTranslation()
  const [name, tone] = deliveryState(delivery, t)
  return <Chip tone={tone}>{name}</Chip>
}
