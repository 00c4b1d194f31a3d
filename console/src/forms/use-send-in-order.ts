import { useEffect, useRef, useState } from 'react'
import { explainError } from '../api/explain-error.ts'
import { NotConfirmed } from '../api/not-confirmed.ts'
import { hasCode } from '../api/refused-with.ts'

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
  /** How many of how many are done, while they are being sent. */
  const [progress, setProgress] = useState<{ done: number; of: number }>()

  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  /** Answers how many failed; nothing where the person would not confirm that it is them, and the rest still waits. */
  async function sendAll(items: readonly Item[]): Promise<number | undefined> {
    let failures = 0
    try {
      for (const [done, item] of items.entries()) {
        setProgress({ done, of: items.length })
        if (!(await sendOne(item))) failures += 1
      }
      return failures
    } catch (error) {
      if (error instanceof NotConfirmed) return undefined
      throw error
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
      if (error instanceof NotConfirmed) {
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
  return { progress, sendAll, isHere: () => here.current }
}
