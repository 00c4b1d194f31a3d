import type { ActivityRetentionPolicy } from '@accord/contract/organization-policies.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Shows that older activity was deleted, which changing the policy doesn't undo. */
export function RetainedSince({ policy }: { policy: ActivityRetentionPolicy }) {
  const { t, language } = useTranslation()
  if (!policy.keptSince) return null
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(policy.keptSince),
  )
  return (
    <Notice kind="info" announce={false}>
      {t(
        "Activity from before {{date}} was deleted under your retention policy and can't be restored.",
        {
          date,
        },
      )}
    </Notice>
  )
}
