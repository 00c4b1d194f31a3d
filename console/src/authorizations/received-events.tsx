import type { ActivitySubject } from '@accord/contract/activity.ts'
import { formatList } from '@accord/contract/translation.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'

type ReceivedEventsProps = { subjects: readonly ActivitySubject[]; className: string | undefined }

/** Says what the application's endpoints receive events about, if it has any. */
export function ReceivedEvents({ subjects, className }: ReceivedEventsProps) {
  const { t, language } = useTranslation()
  if (subjects.length === 0) return null
  const names = subjects.map((subject) => nameInSentence(subject, t))
  return (
    <p className={className}>
      {t('Receives events about {{subjects}}.', { subjects: formatList(language, names) })}
    </p>
  )
}

function nameInSentence(subject: ActivitySubject, t: Translate): string {
  return {
    organization: t('the organization'),
    members: t('members'),
    // An application receives only events about itself.
    applications: t('its own access'),
    networks: t('networks'),
    exports: t('data exports'),
    reviews: t('access reviews'),
  }[subject]
}
