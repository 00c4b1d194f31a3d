import type { ActivityCheck } from '@accord/contract/activity-check.ts'
import { useWords } from '../../language/words.ts'
import { MonoValue } from '../../ui/text/mono-value.tsx'
import { absoluteTime } from '../../ui/text/time-words.ts'
import styles from './chain-check.module.css'

/** What was compared, to be kept or compared with an export's. */
export function ChainProof({ check: { place, head } }: { check: ActivityCheck }) {
  const { t, language } = useWords()

  return (
    <details className={styles.proof}>
      <summary>{t('How it is checked')}</summary>
      <p>
        {t(
          'Every entry carries the hash of the one before it, and once an hour the service signs the newest. For this line it computed each hash again, and checked each signature.',
        )}
      </p>
      <dl className={styles.facts}>
        <dt>{t('Last entry')}</dt>
        <dd>
          {t('No. {{position}}', { position: place!.position })} <MonoValue value={place!.hash} />
        </dd>
        {head && (
          <>
            <dt>{t('Last signed')}</dt>
            <dd>
              {t('No. {{position}}', { position: head.position })} <MonoValue value={head.hash} />
            </dd>
            <dt>{t('Signed on')}</dt>
            <dd>{absoluteTime(new Date(head.at), language)}</dd>
            <dt>{t('By the key')}</dt>
            <dd>
              <code>{head.keyId}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  )
}
