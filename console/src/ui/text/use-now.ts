import { useEffect, useState } from 'react'
import { serviceTime } from '../../browser/service-clock.ts'

const minute = 60_000

/** The time for 'a minute ago', kept current while the page is open: the service's, as all times that are told. */
export function useNow(): Date {
  const [, tick] = useState({})
  useEffect(() => {
    const timer = setInterval(() => tick({}), minute)
    return () => clearInterval(timer)
  }, [])
  return serviceTime()
}
