import type { ReactNode } from 'react'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { Card } from '../ui/layout/card.tsx'
import styles from './send-card.module.css'

type SendCardProps = {
  title: string
  back: { label: string; href: Address }
  /** On the button that sends. */
  label: string
  /** How many the next press sends. */
  sendable: number
  /** While they are being sent. */
  progress: { done: number; of: number } | undefined
  /** Why the rest still waits. */
  stopped: string | undefined
  onSend: () => Promise<void>
  /** The list, or what stands in its place. */
  children: ReactNode
}

/** A list that is sent one by one. */
export function SendCard(props: SendCardProps) {
  const { title, back, label, sendable, progress, stopped, onSend, children } = props
  const { t } = useWords()
  const sending = progress !== undefined

  return (
    <Card
      title={title}
      footer={
        <>
          {renderButton(back.href, back.label)}
          <Button
            variant="primary"
            pending={sending}
            disabled={!sending && sendable === 0}
            onClick={() => void onSend()}
          >
            {label}
          </Button>
        </>
      }
    >
      {children}
      <div className={styles.progress}>
        {progress && (
          <ProgressBar
            label={t('{{done}} of {{of}} sent', progress)}
            value={progress.done / progress.of}
          />
        )}
        {stopped && <Notice kind="error">{stopped}</Notice>}
      </div>
    </Card>
  )
}
