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

/** What has become of one. */
type Sending =
  | { state: 'ready' | 'sending' | 'sent' }
  | { state: 'failed'; said: string; /** Sent again it would be no other. */ forGood: boolean }

interface Options<Item> {
  send: (item: Item) => Promise<unknown>
  become: (item: Item, change: Sending) => void
  /** Refusals that would be the same again. */
  forGood?: readonly { code: string }[]
}

/** Sends a list one after the other, so that it tells how far it came. */
export function useSendInOrder<Item>({ send, become, forGood = [] }: Options<Item>) {
  const { t } = useTranslation()
  /** How many of how many were sent, while they are being sent. */
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  /** How far it came, and why no further. */
  const [stopped, setStopped] = useState<string>()

  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  /**
   * Answers how many failed; nothing where the rest still waits: the person would not confirm that it is them, or no
   * more are taken for now.
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
      setStopped(`${t('{{done}} of {{of}} sent', { done, of })}. ${t(explainError(error))}`)
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
      // One after the other would be refused for the same reason.
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

  /** Whoever left the page meanwhile is not led anywhere. */
  return { progress, stopped, sendAll, isHere: () => here.current }
}
