import type { SeenSecret } from '@accord/contract/seen-secrets.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DialogContent } from '../../ui/overlays/dialog.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { absoluteTime } from '../../ui/text/time-words.ts'
import { useNow } from '../../ui/text/use-now.ts'
import { chosenSecrets } from './chosen-secrets.ts'
import { seenSecretsQuery } from './seen-secrets.api.ts'
import styles from './seen-secrets.module.css'

type SeenSecretsProps = {
  organizationId: string
  /** Whose; one's own where they are not given. */
  members?: readonly { id: string; name: string }[]
}

/** What somebody who goes has seen and still knows, with the offer to rotate it. */
export function SeenSecrets({ organizationId, members }: SeenSecretsProps) {
  const { t, language } = useWords()
  const now = useNow()
  const chosen = useSyncExternalStore(chosenSecrets.subscribe, chosenSecrets.get)
  const seen = useQuery(seenSecretsQuery(organizationId, members))

  if (seen.error) {
    return (
      <DialogContent>
        <Notice kind="warning">
          {t('Which secrets have been seen is not known.')} {t(explainError(seen.error))}
        </Notice>
      </DialogContent>
    )
  }
  if (!seen.data) {
    return (
      <DialogContent>
        <Loading label={t('Finding out which secrets have been seen…')}>
          <Skeleton width="long" />
        </Loading>
      </DialogContent>
    )
  }
  const { secrets, recordedSince } = seen.data
  const count = secrets.length
  if (count === 0 && !recordedSince) return null

  return (
    <DialogContent>
      {count > 0 && (
        <fieldset className={styles.secrets}>
          <legend className={styles.legend}>{legend()}</legend>
          <p className={styles.hint}>
            {t('Tick which to rotate. The old one works for 24 hours more.')}
          </p>
          {secrets.map((secret) => (
            <Checkbox
              key={secret.id}
              label={`${secret.application.name} (…${secret.last4})`}
              description={description(secret)}
              disabled={secret.expiresAt !== null}
              checked={isChosen(secret)}
              onChange={() => toggle(secret)}
            />
          ))}
        </fieldset>
      )}
      {recordedSince && (
        <p className={styles.hint}>
          {t('Who saw secrets before {{date}} was not recorded.', {
            date: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(
              new Date(recordedSince),
            ),
          })}
        </p>
      )}
    </DialogContent>
  )

  function legend() {
    if (!members) return t('Secrets that you have seen, and will still know: {{count}}', { count })
    const [first, ...others] = members
    return others.length > 0
      ? t('Secrets that they have seen, and will still know: {{count}}', { count })
      : t('Secrets that {{name}} has seen, and will still know: {{count}}', {
          name: first!.name,
          count,
        })
  }

  function description({ seenAt, expiresAt }: SeenSecret) {
    if (expiresAt) {
      return t('Ends {{date}}', { date: absoluteTime(new Date(expiresAt), language) })
    }
    return (
      <>
        {t('Seen')} <RelativeTime value={seenAt} now={now} />
      </>
    )
  }

  function isChosen({ id }: SeenSecret): boolean {
    return chosen.some((each) => each.id === id)
  }

  function toggle(secret: SeenSecret) {
    chosenSecrets.set(
      isChosen(secret) ? chosen.filter(({ id }) => id !== secret.id) : [...chosen, secret],
    )
  }
}
