import { shownUserCode } from '@accord/contract/rules/user-codes.ts'
import { useWords } from '../language/words.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'
import styles from './device-notice.module.css'
import type { DeviceRequest } from './devices.api.ts'

type DeviceNoticeProps = { userCode: string; device: DeviceRequest }

/** Somebody may have been sent the code of a device that is not theirs (RFC 8628, 5.4). */
export function DeviceNotice({ userCode, device }: DeviceNoticeProps) {
  const { t } = useWords()
  const now = useNow()
  const { startedAt, browser, system, address } = device
  return (
    <Notice kind="warning" title={t('Is this device yours?')} announce={false}>
      <p>
        {t('Only go on if you started this yourself on a device of yours, and it shows this code:')}
      </p>
      <p className={styles.code}>{shownUserCode(userCode)}</p>
      <p>
        {t(
          'If somebody sent you the code or a link with it, deny: they would get access in your name.',
        )}
      </p>
      <p className={styles.where}>
        <span>
          {t('Started')} <RelativeTime value={startedAt} now={now} />
        </span>
        <span>{t('{{browser}} on {{system}}', { browser, system })}</span>
        <span>{address}</span>
      </p>
    </Notice>
  )
}
