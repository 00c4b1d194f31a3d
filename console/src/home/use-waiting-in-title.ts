import { useEffect } from 'react'
import { waitingInTitle } from '../pages/document-title.ts'
import { useWaitingCount } from './waiting.api.ts'

/** Tells the tab's title how much waits. */
export function useWaitingInTitle() {
  const count = useWaitingCount()
  useEffect(() => {
    waitingInTitle.set(count)
    return () => waitingInTitle.set(undefined)
  }, [count])
}
