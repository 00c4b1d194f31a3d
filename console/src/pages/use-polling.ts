import { useEffect, useState } from 'react'
import { isTransient } from '../api/api-error.ts'

const unattendedAfter = 30 * 60 * 1000
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Whether somebody has touched the page of late. One that asks the service by itself must not do so for
 * ever: every call keeps the session alive, and it is to end when nobody is there.
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
 * The one `refetchInterval`: as often as what is known asks for, while somebody is there; never after a refusal, which
 * the next answer would only repeat.
 */
export function usePolling<Data>(every: (known: Data) => number | false) {
  const attended = useAttended()
  return ({ state: { data, error } }: Known<Data>): number | false => {
    if (!attended) return false
    if (error) return isTransient(error) && afterFault
    return data !== undefined && every(data)
  }
}
