import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { AppPath } from '../browser/app-path.ts'

/** Goes to an address after a while, unless the person has gone elsewhere by then. */
export function useGoLater() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback(
    (href: AppPath, afterMs: number) => {
      // Replaced: what it leads away from has been decided on, or is no more.
      timer.current = setTimeout(() => void navigate({ href, replace: true }), afterMs)
    },
    [navigate],
  )
}
