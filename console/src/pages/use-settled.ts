import { useEffect, useState } from 'react'

/** The pause between two keystrokes, in milliseconds. */
const pause = 150

/** Returns the typed text after a pause, so that the service isn't queried for every keystroke. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
