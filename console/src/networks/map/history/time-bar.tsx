import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.ts'
import { formatShares } from '../../../permissions/scope-sentences.ts'
import type { Change, Moment } from './past-map.ts'
import type { Network, NetworkHistory } from '@accord/contract/networks.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadedPart } from '../../../pages/loaded.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { formatDay } from '../../../ui/text/format-time.ts'
import styles from './time-bar.module.css'

/** Describes a change, such as 'Harbor Labs joined' or 'Westlake stopped sharing Application'. */
export function changeLabels(change: Change, t: Translate): string[] {
  const { organization, before, after, deletion } = change
  const said = { organization: organization.name }
  if (!before) {
    return [
      deletion ? t('{{organization}} was restored', said) : t('{{organization}} joined', said),
    ]
  }
  if (!after) {
    return [deletion ? t('{{organization}} was deleted', said) : t('{{organization}} left', said)]
  }
  const [more, less] = [missing(after, before), missing(before, after)]
  const sharing = (shares: ScopeEntity[]) => ({ ...said, shares: formatShares(shares, t) })
  return [
    ...(more.length > 0 ? [t('{{organization}} started sharing {{shares}}', sharing(more))] : []),
    ...(less.length > 0 ? [t('{{organization}} stopped sharing {{shares}}', sharing(less))] : []),
  ]
}

type TimeBarProps = {
  network: Network
  history: UseQueryResult<NetworkHistory>
  moments: readonly Moment[]
  /** The number of moments that have passed. If all have, the current map is shown. */
  step: number
  /** The point in time that the map shows. */
  time: string
  /** The changes since the last visit. Undefined on the first visit. */
  unseen: readonly Change[] | undefined
  onStep: (step: number) => void
}

/** Steps through the network's history, and lists the changes of a moment or since the last visit. */
export function TimeBar({ history, ...rest }: TimeBarProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.bar} aria-label={t('Map history')}>
      <LoadedPart
        query={history}
        failure={t("We couldn't load the history.")}
        waiting={<Skeleton />}
      >
        {(known) => <TimeSlider {...rest} history={known} />}
      </LoadedPart>
    </section>
  )
}

type TimeSliderProps = Omit<TimeBarProps, 'history'> & { history: NetworkHistory }

function TimeSlider(props: TimeSliderProps) {
  const { network, history, moments, step, time, unseen, onStep } = props
  const { t, language } = useTranslation()
  const now = moments.length
  const date = formatDay(history.since, language)

  return (
    <>
      {now > 0 && (
        <div className={styles.controls}>
          <input
            type="range"
            className={styles.slider}
            max={now}
            value={step}
            aria-label={t('Point in time')}
            aria-valuetext={step < now ? time : t('Now')}
            onChange={({ target }) => onStep(target.valueAsNumber)}
          />
          <span className={styles.when}>{time}</span>
          <Button
            size="small"
            aria-disabled={step === now || undefined}
            onClick={() => onStep(now)}
          >
            {t('Now')}
          </Button>
        </div>
      )}
      <div role="status">
        {step < now ? (
          <Changes changes={moments[step - 1]?.changes ?? []} />
        ) : unseen ? (
          <Unseen changes={unseen} />
        ) : (
          now > 0 && <p className={styles.quiet}>{t('Go back in time to see what changed.')}</p>
        )}
      </div>
      {(history.more || history.since > network.createdAt) && (
        <p className={styles.quiet}>
          {t("The history begins on {{date}}. Earlier changes aren't shown.", { date })}
        </p>
      )}
      {now === 0 && (
        <p className={styles.quiet}>{t('Nothing has changed since {{date}}.', { date })}</p>
      )}
    </>
  )
}

function Unseen({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation()
  if (changes.length === 0) {
    return <p className={styles.quiet}>{t('Nothing has changed since your last visit.')}</p>
  }
  return (
    <>
      <h2>{t('Since your last visit')}</h2>
      <Changes changes={changes} />
    </>
  )
}

const maxTold = 12

function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation()
  const words = changes.flatMap((change) => changeLabels(change, t))
  const count = words.length - maxTold
  return (
    <ul className={styles.changes}>
      {words.slice(0, maxTold).map((line, index) => (
        // An organization can leave twice, so the index is part of the key.
        <li key={`${line} ${index}`}>{line}</li>
      ))}
      {count > 0 && <li>{t('and {{count}} more', { count })}</li>}
    </ul>
  )
}
