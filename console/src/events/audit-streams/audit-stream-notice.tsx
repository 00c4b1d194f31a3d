import type { AuditStream } from '@accord/contract/audit-streams.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { TimeSentence } from '../../ui/text/relative-time.tsx'

type AuditStreamNoticeProps = { stream: AuditStream; isOwner: boolean }

/** Says what happens to rows while a stream isn't working, and what owners can do. */
export function AuditStreamNotice({ stream, isOwner }: AuditStreamNoticeProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { state, failingSince, lastSuccessAt, disabledReason } = stream

  if (state === 'unverified') {
    return (
      <Notice kind="warning" title={t("This audit stream isn't verified yet")} announce={false}>
        {lastSuccessAt
          ? t('Its URL changed, so its rows wait.')
          : t("It doesn't send activity yet.")}{' '}
        {isOwner
          ? t('Send a test. When your receiver responds with 2xx, the audit stream becomes active.')
          : t('An owner has to send a test.')}
      </Notice>
    )
  }
  if (state === 'paused') {
    return (
      <Notice kind="info" title={t('This audit stream is paused')} announce={false}>
        {t('Nothing is lost. Once an owner enables it, it continues where it stopped.')}
      </Notice>
    )
  }
  if (state === 'disabled') {
    return (
      <Notice kind="error" title={t('We disabled this audit stream')} announce={false}>
        {disabledReason === 'gone'
          ? t('It responded with 410, which means that it no longer exists.')
          : t('It has only failed for three days.')}{' '}
        {t(
          'Nothing is lost. Fix your receiver, send a test, and then enable the audit stream. It continues where it stopped.',
        )}
      </Notice>
    )
  }
  if (!failingSince) return null
  return (
    <Notice kind="warning" title={t("Activity can't be delivered at the moment")} announce={false}>
      <TimeSentence
        text={t(
          'Your receiver started failing {{time}}. We try again at growing intervals of up to 5 minutes, and no row is skipped.',
        )}
        value={failingSince}
        now={now}
      />{' '}
      {t('After three days of nothing but failures, we disable the audit stream.')}
    </Notice>
  )
}
