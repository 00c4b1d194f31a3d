import type { ViewedSecret } from '@accord/contract/viewed-secrets.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { explainError } from '../../api/api-error.ts'
import { labelValue, listValues, type Translate, useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/fields/choice.tsx'
import { DialogContent } from '../../ui/overlays/dialog.tsx'
import { TimeSentence } from '../../ui/text/relative-time.tsx'
import { formatAbsoluteTime, useNow } from '../../ui/text/format-time.ts'
import {
  type Named,
  type Rotated,
  selectedSecrets,
  viewedSecretsQuery,
} from './viewed-secrets.api.ts'
import styles from './viewed-secrets.module.css'
import { pathTo } from '../../browser/app-path.ts'
import { renderLink } from '../../pages/router-link.tsx'

type SeenSecretsProps = {
  organizationId: string
  /** The members to check. If it's undefined, the person themselves is checked. */
  members?: readonly { id: string; name: string }[]
}

/** Shows the secrets that someone who is leaving has viewed, and offers to rotate them. */
export function ViewedSecrets({ organizationId, members }: SeenSecretsProps) {
  const { t, language } = useTranslation()
  const now = useNow()
  const chosen = useSyncExternalStore(selectedSecrets.subscribe, selectedSecrets.get)
  const seen = useQuery(viewedSecretsQuery(organizationId, members))

  if (seen.error) {
    return (
      <DialogContent>
        <Notice kind="warning">
          {t("We couldn't check which secrets were viewed.")} {t(explainError(seen.error))}
        </Notice>
      </DialogContent>
    )
  }
  if (!seen.data) {
    return (
      <DialogContent>
        <Loading label={t('Checking which secrets were viewed…')}>
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
            {t('Select the secrets to rotate. The old ones will keep working for 24 hours.')}
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
          {t("We don't have a record of who viewed secrets before {{date}}.", {
            date: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(
              new Date(recordedSince),
            ),
          })}
        </p>
      )}
    </DialogContent>
  )

  function legend() {
    if (!members) return t("Secrets you've viewed and can still use: {{count}}", { count })
    const [first, ...others] = members
    return others.length > 0
      ? t("Secrets they've viewed and can still use: {{count}}", { count })
      : t('Secrets {{name}} has viewed and can still use: {{count}}', {
          name: first!.name,
          count,
        })
  }

  function description({ seenAt, expiresAt }: ViewedSecret) {
    if (expiresAt) {
      return t('Expires {{date}}', { date: formatAbsoluteTime(new Date(expiresAt), language) })
    }
    return <TimeSentence text={t('Viewed {{time}}')} value={seenAt} now={now} />
  }

  function isChosen({ id }: ViewedSecret): boolean {
    return chosen.some((each) => each.id === id)
  }

  function toggle(secret: ViewedSecret) {
    selectedSecrets.set(
      isChosen(secret) ? chosen.filter(({ id }) => id !== secret.id) : [...chosen, secret],
    )
  }
}

/** Links to the new secrets, and lists those that couldn't be rotated. */
export function RotatedSecrets({ rotated, failed }: Rotated) {
  const { t } = useTranslation()
  return (
    <>
      {rotated.length > 0 && (
        <Notice kind="success" title={t('New secrets created')}>
          <p>
            {t(
              'The old ones will stop working in 24 hours. Before then, update these applications with their new secrets:',
            )}
          </p>
          <ul className={styles.links}>
            {rotated.map((application) => (
              <li key={application.id}>{link(application)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice kind="warning" title={t('Not rotated')}>
          <ul className={styles.links}>
            {failed.map(({ reason, ...application }) => (
              <li key={application.id}>
                <Translated
                  text={t('{{label}}: {{value}}')}
                  parts={{ label: link(application), value: t(reason) }}
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

function link({ id, name }: Named) {
  return renderLink({
    href: pathTo('/application/$id', { id }),
    className: undefined,
    children: name,
  })
}

/** Describes the result of rotating, for people who leave and can't fetch the new secrets. */
export function rotatedMessages({ rotated, failed }: Rotated, t: Translate): string[] {
  const names = listValues(rotated.map(({ name }) => name))
  return [
    ...(names
      ? [
          t(
            "New secrets created for {{names}}. The organization's admins and owners can find them on each application's page.",
            {
              names,
            },
          ),
        ]
      : []),
    ...failed.map(({ name, reason }) => labelValue(name, t(reason))),
  ]
}
