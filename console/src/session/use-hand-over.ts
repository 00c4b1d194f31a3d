import { useEffect, useRef } from 'react'
import { withQuery } from '../browser/app-path.ts'
import { leaveFor } from '../browser/redirects.ts'

/** The sign-in page takes it from here and comes back, also by way of sign-up and a verified address. */
export function useHandOver(remember: () => void) {
  const begun = useRef(false)
  useEffect(() => {
    // React may run an effect twice.
    if (begun.current) return
    begun.current = true
    remember()
    void leaveFor(withQuery('/sign-in', location.search))
  }, [remember])
}
