import { useEffect, useState } from 'react'

/** Between two letters of a word. */
const pause = 150

/** What was typed, once no more is for a moment: the service is not asked about every letter. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
