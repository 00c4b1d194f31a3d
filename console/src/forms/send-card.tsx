import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AppPath } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { Card } from '../ui/layout/card.tsx'
import styles from './send-card.module.css'
import { tooManyRequests } from '@accord/contract/errors.ts'
import { ReauthCanceled, explainError } from '../api/api-error.ts'
import { hasCode } from '../api/error-checks.ts'

type SendCardProps = {
  title: string
  back: { label: string; href: AppPath }
  label: string
  /** The number of items that the next click sends. */
  sendable: number
  /** This is set while items are being sent. */
  progress: { done: number; of: number } | undefined
  /** The reason why the remaining items weren't sent. */
  stopped: string | undefined
  onSend: () => Promise<void>
  /** The list or its empty state. */
  children: ReactNode
}

/** Shows a card with a list whose items are sent one at a time. */
export function SendCard(props: SendCardProps) {
  const { title, back, label, sendable, progress, stopped, onSend, children } = props
  const { t } = useTranslation()
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

/** The state of an item. */
type Sending =
  | { state: 'ready' | 'sending' | 'sent' }
  | {
      state: 'failed'
      said: string
      /** Whether a retry would fail in the same way. */
      forGood: boolean
    }

interface Options<Item> {
  send: (item: Item) => Promise<unknown>
  become: (item: Item, change: Sending) => void
  /** Errors that a retry wouldn't fix. */
  forGood?: readonly { code: string }[]
}

/** Sends the items one after another and shows the progress. */
export function useSendInOrder<Item>({ send, become, forGood = [] }: Options<Item>) {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  /** How many items were sent, and why sending stopped. */
  const [stopped, setStopped] = useState<string>()

  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  /**
   * Returns how many items failed. Returns undefined if sending stopped early, because the person canceled the
   * confirmation or a rate limit was reached.
   */
  async function sendAll(items: readonly Item[]): Promise<number | undefined> {
    const of = items.length
    let done = 0
    setStopped(undefined)
    try {
      for (const item of items) {
        setProgress({ done, of })
        if (await sendOne(item)) done += 1
      }
      return of - done
    } catch (error) {
      if (error instanceof ReauthCanceled) return undefined
      setStopped(
        t('{{done}} of {{of}} sent. {{reason}}', { done, of, reason: t(explainError(error)) }),
      )
      return undefined
    } finally {
      setProgress(undefined)
    }
  }

  async function sendOne(item: Item): Promise<boolean> {
    become(item, { state: 'sending' })
    try {
      await send(item)
      become(item, { state: 'sent' })
      return true
    } catch (error) {
      // The next items would be rejected for the same reason.
      if (error instanceof ReauthCanceled || hasCode(error, tooManyRequests)) {
        become(item, { state: 'ready' })
        throw error
      }
      become(item, {
        state: 'failed',
        said: explainError(error),
        forGood: hasCode(error, ...forGood),
      })
      return false
    }
  }

  /** Returns whether the page is still open. People who left it aren't redirected. */
  return { progress, stopped, sendAll, isHere: () => here.current }
}
