import type {
  DeliveredType,
  DeliveryAttempt,
  DeliveryState,
  EventDelivery,
  EventEndpoint,
} from '@accord/contract/event-endpoints.ts'
import { kindOfEvent } from '@accord/contract/event-types.ts'
import { kindName } from '../../activity/organization/activity-kind-labels.ts'
import type { Translate } from '../../i18n/translation.ts'
import type { ChipProps } from '../../ui/text/chip.tsx'

export type Tone = NonNullable<ChipProps['tone']>

/** Returns the part of a URL that names the endpoint on screens. The rest of it may be long. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}

/** What endpoints and audit streams have in common. */
export type Receiver = Pick<
  EventEndpoint,
  'id' | 'url' | 'state' | 'failingSince' | 'lastSuccessAt'
>

/** Returns a receiver's state. One that is active but didn't respond with 2xx the last time is failing. */
export function endpointState(
  { state, failingSince }: Receiver,
  t: Translate,
): [name: string, tone: Tone] {
  if (state === 'active' && failingSince) return [t('Failing'), 'danger']
  return (
    {
      unverified: [t('Unverified'), 'warning'],
      active: [t('Active'), 'success'],
      paused: [t('Paused'), 'neutral'],
      disabled: [t('Disabled'), 'danger'],
    } as const satisfies Record<EventEndpoint['state'], [string, Tone]>
  )[state]
}

export function typeName(type: DeliveredType, t: Translate): string {
  if (type === 'endpoint.test') return t('Test event')
  if (type === 'endpoint.disabled') return t('Another endpoint was disabled')
  return kindName(kindOfEvent(type), t)
}

export function deliveryStateName(state: DeliveryState, t: Translate): string {
  return {
    pending: t('Waiting'),
    succeeded: t('Delivered'),
    failed: t('Failed'),
    canceled: t('Canceled'),
  }[state]
}

/** Returns a delivery's state. One that failed but is tried again is shown as such. */
export function deliveryState(
  { state, attempts }: Pick<EventDelivery, 'state' | 'attempts'>,
  t: Translate,
): [name: string, tone: Tone] {
  if (state === 'pending' && attempts > 0) return [t('Retrying'), 'warning']
  const tones = { pending: 'neutral', succeeded: 'success', failed: 'danger', canceled: 'neutral' }
  return [deliveryStateName(state, t), tones[state] as Tone]
}

/** Returns the outcome of an attempt, such as 'Status 200' or 'No response (ECONNREFUSED)'. */
export function outcomeOf(
  { status, error }: Pick<DeliveryAttempt, 'status' | 'error'>,
  t: Translate,
): string {
  if (status !== null) return t('Status {{status}}', { status })
  return error ? t('No response ({{error}})', { error }) : t('No response')
}

export function isSuccess({ status }: Pick<DeliveryAttempt, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300
}
