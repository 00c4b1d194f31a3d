import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { AppPath } from '../browser/app-path.ts'

/** Navigates to a URL after a delay, unless the person has left by then. */
export function useGoLater() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback(
    (href: AppPath, afterMs: number) => {
      // This replaces the history entry, because the current page is finished or no longer exists.
      timer.current = setTimeout(() => void navigate({ href, replace: true }), afterMs)
    },
    [navigate],
  )
}
