import { useEffect, useRef } from 'react'
import { withQuery } from '../browser/app-path.ts'
import { leaveFor } from '../browser/redirects.ts'

/** Hands over to the sign-in page, which comes back even after a sign-up and a verified address. */
export function useHandOver(remember: () => void) {
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    remember()
    void leaveFor(withQuery('/sign-in', location.search))
  }, [remember])
}
