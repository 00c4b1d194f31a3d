import { useEffect, useState } from 'react'

const unattendedAfter = 30 * 60 * 1000
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Whether somebody has touched the page of late. One that asks the service by itself must not do so for
 * ever: every call keeps the session alive, and it is to end when nobody is there.
 */
export function useAttended(): boolean {
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
