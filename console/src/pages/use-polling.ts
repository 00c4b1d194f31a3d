import { useEffect, useState } from 'react'
import { isTransient } from '../api/api-error.ts'

const unattendedAfter = 30 * 60 * 1000
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Returns whether someone used the page recently. Every request keeps the session alive, so a page must not poll
 * indefinitely. If no one is there, the session has to expire.
 */
function useAttended(): boolean {
  const [attended, setAttended] = useState(true)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function notice() {
      clearTimeout(timer)
      timer = setTimeout(() => setAttended(false), unattendedAfter)
      setAttended(true)
    }
    notice()
    for (const sign of signs) addEventListener(sign, notice)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, notice)
    }
  }, [])

  return attended
}

const afterFault = 10_000

interface Known<Data> {
  state: { data: Data | undefined; error: unknown }
}

/**
 * Returns the only `refetchInterval` to use. It polls as often as the data requires while someone is there, but not
 * after an error that a retry would repeat.
 */
export function usePolling<Data>(every: (known: Data) => number | false) {
  const attended = useAttended()
  return ({ state: { data, error } }: Known<Data>): number | false => {
    if (!attended) return false
    if (error) return isTransient(error) && afterFault
    return data !== undefined && every(data)
  }
}
