import type { ApplicationKey } from '@accord/contract/applications.ts'
import { useState } from 'react'
import { useWords } from '../language/words.ts'
import { useNow } from '../shell/use-now.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { absoluteTime } from '../ui/time-words.ts'
import { Credential } from './credential.tsx'
import styles from './credentials-card.module.css'
import { LastUsed } from './last-used.tsx'

export function ClientSecret({ secret: key }: { secret: ApplicationKey }) {
  const { t, language } = useWords()
  const now = useNow()
  const [revealed, setRevealed] = useState(false)

  return (
    <Credential
      label={t('Client secret')}
      value={key.secret}
      masked={revealed ? undefined : mask(key)}
      copyLabel={t('Copy client secret')}
      copiedLabel={t('Client Secret Copied!')}
      action={
        <Button
          size="small"
          aria-label={revealed ? t('Hide client secret') : t('Reveal client secret')}
          onClick={() => setRevealed(!revealed)}
        >
          {revealed ? t('Hide') : t('Reveal')}
        </Button>
      }
    >
      <span>
        {t('Created')} <RelativeTime value={key.createdAt} now={now} locale={language} />
      </span>
      <span>
        <LastUsed at={key.lastUsedAt} />
      </span>
    </Credential>
  )
}

type EndingSecretProps = { secret: ApplicationKey; deleting: boolean; onDelete: () => void }

/** The one that a newer one took the place of: it works a while longer. */
export function EndingSecret({ secret: key, deleting, onDelete }: EndingSecretProps) {
  const { t, language } = useWords()
  return (
    <div>
      <dt className={styles.label}>{t('Old client secret')}</dt>
      <dd className={styles.detail}>
        <div className={styles.value}>
          <span className={styles.text}>
            <code>{mask(key)}</code>
          </span>
          <Button
            size="small"
            pending={deleting}
            aria-label={t('Delete the old client secret')}
            onClick={onDelete}
          >
            {t('Delete')}
          </Button>
        </div>
        <div className={styles.facts}>
          {key.expiresAt && (
            <Chip tone="warning">
              {t('Ends {{date}}', { date: absoluteTime(new Date(key.expiresAt), language) })}
            </Chip>
          )}
          <span>
            <LastUsed at={key.lastUsedAt} />
          </span>
        </div>
      </dd>
    </div>
  )
}

function mask({ last4 }: ApplicationKey): string {
  return `${'•'.repeat(16)}${last4}`
}
