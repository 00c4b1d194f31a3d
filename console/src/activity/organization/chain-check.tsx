import type { ActivityCheck } from '@accord/contract/activity.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { MonoValue } from '../../ui/text/credential.tsx'
import { formatAbsoluteTime, formatDay } from '../../ui/text/format-time.ts'
import styles from './chain-check.module.css'
import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useAction } from '../../actions/use-action.ts'
import { LoadedPart } from '../../pages/loaded.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { activityCheckQuery, checkOnMutation } from './organization-activity.api.ts'

/** Shows the compared hashes, which people can save or compare with those in an export. */
function ChainProof({ check: { place, head } }: { check: ActivityCheck }) {
  const { t, language } = useTranslation()

  return (
    <details className={styles.proof}>
      <summary>{t('How we check it')}</summary>
      <p>
        {t(
          'Every entry includes the hash of the previous one. Once an hour, the service signs the newest entry. To check the chain, it recomputed every hash and verified every signature.',
        )}
      </p>
      <dl className={styles.facts}>
        <dt>{t('Last entry')}</dt>
        <dd>
          {t('No. {{position}}', { position: String(place!.position) })}{' '}
          <MonoValue value={place!.hash} />
        </dd>
        {head && (
          <>
            <dt>{t('Last signed')}</dt>
            <dd>
              {t('No. {{position}}', { position: String(head.position) })}{' '}
              <MonoValue value={head.hash} />
            </dd>
            <dt>{t('Signed on')}</dt>
            <dd>{formatAbsoluteTime(new Date(head.at), language)}</dd>
            <dt>{t('Signing key')}</dt>
            <dd>
              <code>{head.keyId}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  )
}

/** Shows the result of the service's own check for changed, removed, and inserted rows. */
export function ChainCheck() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  return (
    <LoadedPart
      query={useQuery(activityCheckQuery(id))}
      failure={t('Unable to check the activity.')}
      waiting={<CheckSkeleton />}
    >
      {(check) => check.place && <CheckedChain check={check} />}
    </LoadedPart>
  )
}

/** Takes up as much space as most results, so that the list below doesn't move. */
function CheckSkeleton() {
  return (
    <div className={styles.chain}>
      <ShieldCheck size={16} className={classNames(styles.icon, styles.pending)} />
      <div className={styles.words}>
        <Skeleton width="long" />
        <span className={styles.line} />
      </div>
      <Skeleton shape="control" width="short" />
    </div>
  )
}

function CheckedChain({ check }: { check: ActivityCheck }) {
  const { t, language } = useTranslation()
  const { id } = useOrganization()
  const going = useAction({
    ...checkOnMutation(id),
    failed: t('Unable to check the activity.'),
  })
  const { since, rows, checked, done, fault } = check

  if (fault !== null) {
    return (
      <Notice kind="error" title={t('The chain is broken')}>
        {t("The check stopped at the first error: {{fault}}. Contact this service's operator.", {
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
              {t('Chain intact since {{day}}', { day: formatDay(since ?? '', language) })}
            </b>
            <span className={styles.count}>
              {' · '}
              {t('Entries checked: {{count}}', { count: rows })}
            </span>
          </p>
        ) : (
          <ProgressBar
            label={t('{{checked}} of {{count}} entries checked, with no errors so far', {
              checked,
              count: rows,
              defaultValue_one: '{{checked}} of {{count}} entry checked, with no errors so far',
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
