import { type ReactNode, useEffect, useRef } from 'react'
import { Notice, type NoticeKind } from '../ui/feedback/notice.tsx'
import styles from './banner.module.css'

export interface BannerMessage {
  kind: NoticeKind
  text: string
  /** What the service itself said about it. */
  detail?: string | undefined
}

interface BannerProps {
  message: BannerMessage | undefined
  action?: ReactNode | undefined
}

/** What became of the form, above its fields. The one live region is there before its first message. */
export function Banner({ message, action }: BannerProps) {
  const region = useRef<HTMLDivElement>(null)
  // The button of a long form is a screen away from what it brought about.
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
