import type { DeliveryAttempt, EventEndpoint } from '@accord/contract/event-endpoints.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { TimeSentence } from '../../ui/text/relative-time.tsx'
import { isSuccess, outcomeOf } from './endpoint-labels.ts'
import styles from './endpoints.module.css'

/** Says what happens to events while an endpoint isn't working, and what to do. */
export function EndpointNotice({ endpoint }: { endpoint: EventEndpoint }) {
  const { t } = useTranslation()
  const now = useNow()
  const { state, failingSince, lastSuccessAt, disabledReason } = endpoint

  if (state === 'unverified') {
    return (
      <Notice kind="warning" title={t("This endpoint isn't verified yet")} announce={false}>
        {lastSuccessAt
          ? t(
              'Its URL changed, so its events wait. Send a test event. When your receiver responds with 2xx, we send everything that waited.',
            )
          : t(
              "It doesn't receive events yet. Send a test event. When your receiver responds with 2xx, the endpoint becomes active.",
            )}
      </Notice>
    )
  }
  if (state === 'paused') {
    return (
      <Notice kind="info" title={t('This endpoint is paused')} announce={false}>
        {t('Its events wait for up to 30 days. When you enable it, we send all of them.')}
      </Notice>
    )
  }
  if (state === 'disabled') {
    return (
      <Notice kind="error" title={t('We disabled this endpoint')} announce={false}>
        {disabledReason === 'gone'
          ? t('It responded with 410, which means that it no longer exists.')
          : t('Every attempt has failed for three days.')}{' '}
        {t(
          'Its events wait for up to 30 days. Fix your receiver, send a test event, and then enable the endpoint.',
        )}
      </Notice>
    )
  }
  if (!failingSince) return null
  return (
    <Notice kind="warning" title={t("Events can't be delivered at the moment")} announce={false}>
      <TimeSentence
        text={t('Your receiver started failing {{time}}. We try again at growing intervals.')}
        value={failingSince}
        now={now}
      />{' '}
      {t(
        'Open an event to see what your receiver responded. After three days of nothing but failures, we disable the endpoint.',
      )}
    </Notice>
  )
}

type TestResultProps = {
  attempt: Omit<DeliveryAttempt, 'number'>
  /** The titles of a success and a failure. */
  titles: readonly [accepted: string, failed: string]
  /** What a success means now. */
  meaning: string
  /** What to do after a failure. */
  remedy: string
}

/** Shows what an endpoint or an audit stream responded to a test. */
export function TestResult({ attempt, titles, meaning, remedy }: TestResultProps) {
  const { t } = useTranslation()
  const { milliseconds, response } = attempt
  const accepted = isSuccess(attempt)

  return (
    <Notice kind={accepted ? 'success' : 'error'} title={titles[accepted ? 0 : 1]}>
      {t('{{outcome}} after {{milliseconds}} ms.', {
        outcome: outcomeOf(attempt, t),
        milliseconds,
      })}{' '}
      {accepted ? meaning : remedy}
      <ResponseText text={response} />
    </Notice>
  )
}

type AttemptOutcomeProps = { attempt: Omit<DeliveryAttempt, 'number'>; label?: ReactNode }

/** Shows a request to an endpoint or an audit stream, and the response. */
export function AttemptOutcome({ attempt, label }: AttemptOutcomeProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { at, milliseconds, response } = attempt
  return (
    <>
      <div className={styles.outcome}>
        <Chip tone={isSuccess(attempt) ? 'success' : 'danger'}>{outcomeOf(attempt, t)}</Chip>
        {label}
        <span className={styles.hint}>
          <TimeSentence
            text={t('{{time}}, after {{milliseconds}} ms', { milliseconds })}
            value={at}
            now={now}
          />
        </span>
      </div>
      <ResponseText text={response} />
    </>
  )
}

/** Shows the beginning of a response as it arrived. */
function ResponseText({ text }: { text: string | null }) {
  const { t } = useTranslation()
  if (!text?.trim()) return null
  return (
    <pre
      className={styles.response}
      aria-label={t('Response')}
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it.
      tabIndex={0}
    >
      {text}
    </pre>
  )
}
