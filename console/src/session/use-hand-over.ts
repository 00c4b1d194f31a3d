import { useEffect, useRef } from 'react'
import { withQuery } from '../browser/app-path.ts'
import { leaveFor } from '../browser/redirects.ts'

/** Redirects to the sign-in page, which returns here, even after a sign-up and a verified address. */
export function useHandOver(remember: () => void) {
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    remember()
    void leaveFor(withQuery('/sign-in', location.search))
  }, [remember])
}
