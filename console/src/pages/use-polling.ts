import { useEffect, useState } from 'react'
import { isTransient } from '../api/api-error.ts'

const unattendedAfter = 30 * 60 * 1000
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Whether someone used the page recently. A page that polls mustn't do so indefinitely: every call keeps the
 * session alive, and it has to expire when no one is there.
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
 * The only `refetchInterval` to use: polls as often as the data needs while someone is there, but not after
 * an error that a retry would repeat.
 */
export function usePolling<Data>(every: (known: Data) => number | false) {
  const attended = useAttended()
  return ({ state: { data, error } }: Known<Data>): number | false => {
    if (!attended) return false
    if (error) return isTransient(error) && afterFault
    return data !== undefined && every(data)
  }
}
