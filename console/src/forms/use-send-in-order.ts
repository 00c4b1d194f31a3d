import { tooManyRequests } from '@accord/contract/refusal.ts'
import { useEffect, useRef, useState } from 'react'
import { explainError } from '../api/explain-error.ts'
import { NotConfirmed } from '../api/not-confirmed.ts'
import { hasCode } from '../api/refused-with.ts'
import { useWords } from '../language/words.ts'

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
  const { t } = useWords()
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
      if (error instanceof NotConfirmed) return undefined
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
      if (error instanceof NotConfirmed || hasCode(error, tooManyRequests)) {
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
