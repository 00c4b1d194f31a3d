import { type ReactNode, useEffect, useRef } from 'react'
import { Notice, type NoticeKind } from '../ui/feedback/notice.tsx'
import styles from './banner.module.css'

export interface BannerMessage {
  kind: NoticeKind
  text: string
  /** The service's own message. */
  detail?: string | undefined
}

interface BannerProps {
  message: BannerMessage | undefined
  action?: ReactNode | undefined
}

/** Shows a form's result above its fields. The live region must exist before its first message. */
export function Banner({ message, action }: BannerProps) {
  const region = useRef<HTMLDivElement>(null)
  // In a long form, the button can be far away from the message.
  useEffect(() => {
    if (message) region.current?.scrollIntoView({ block: 'nearest' })
  }, [message])

  return (
    <div ref={region} className={styles.banner} role="alert">
      {message && (
        <Notice kind={message.kind} action={action} announce={false}>
          <p>{message.text}</p>
          {message.detail && <p>{message.detail}</p>}
        </Notice>
      )}
    </div>
  )
}
