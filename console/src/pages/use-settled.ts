import { useEffect, useState } from 'react'

/** The pause between two keystrokes. */
const pause = 150

/** What was typed, after a pause, so that the service isn't queried for every keystroke. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
