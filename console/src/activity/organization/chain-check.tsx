import type { ActivityCheck } from '@accord/contract/activity-check.ts'
import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { LoadedPart } from '../../pages/loaded-part.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { dayInWords } from '../../ui/text/time-words.ts'
import styles from './chain-check.module.css'
import { ChainProof } from './chain-proof.tsx'
import { activityCheckQuery, checkOnMutation } from './organization-activity.api.ts'

/** That no row was changed, removed or put between: what the service found when it went through them. */
export function ChainCheck() {
  const { t } = useWords()
  const { id } = useOrganization()
  return (
    <LoadedPart
      query={useQuery(activityCheckQuery(id))}
      failure={t('Unable to check the activity.')}
      waiting={<Waits />}
    >
      {(check) => check.place && <CheckedChain check={check} />}
    </LoadedPart>
  )
}

/** As much room as most of them take, so that the list stands at once and stays where it is. */
function Waits() {
  return (
    <div className={styles.chain}>
      <ShieldCheck
        size={16}

        className={classNames(styles.icon, styles.pending)}
      />
      <div className={styles.words}>
        <Skeleton width="long" />
        <span className={styles.line} />
      </div>
      <Skeleton shape="control" width="short" />
    </div>
  )
}

function CheckedChain({ check }: { check: ActivityCheck }) {
  const { t, language } = useWords()
  const { id } = useOrganization()
  const going = useAction({
    ...checkOnMutation(id),
    failed: t('Unable to check the activity.'),
  })
  const { since, rows, checked, done, fault } = check
  const count = (value: number) => value.toLocaleString(language)

  if (fault !== null) {
    return (
      <Notice kind="error" title={t('The chain is broken')}>
        {t('It was checked up to where it fails: {{fault}}. Tell those who run this service.', {
          fault,
        })}
      </Notice>
    )
  }
  return (
    <div className={styles.chain}>
      <ShieldCheck size={16} className={styles.icon} />
      <div className={styles.words}>
        {done ? (
          <p role="status">
            <b className={styles.holds}>
              {t('Chain unbroken since {{day}}', { day: dayInWords(since ?? '', language) })}
            </b>
            <span className={styles.count}>
              {' · '}
              {t('Entries checked: {{count}}', { count: count(rows) })}
            </span>
          </p>
        ) : (
          <ProgressBar
            label={t('{{checked}} of {{count}} entries checked, and they hold', {
              checked: count(checked),
              count: count(rows),
            })}
            value={checked / rows}
          />
        )}
        <ChainProof check={check} />
      </div>
      <Button size="small" pending={going.pending} onClick={() => void going.run(check)}>
        {done ? t('Check again') : t('Check the rest')}
      </Button>
    </div>
  )
}
