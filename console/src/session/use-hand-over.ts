import { useEffect, useRef } from 'react'
import type { Address } from '../browser/address.ts'
import { leaveFor } from '../browser/leave-for.ts'

/** The sign-in page takes it from here and comes back, also by way of sign-up and a verified address. */
export function useHandOver(remember: () => void, signIn: Address = '/sign-in') {
  const begun = useRef(false)
  useEffect(() => {
    // React may run an effect twice.
    if (begun.current) return
    begun.current = true
    remember()
    void leaveFor(signIn)
  }, [remember, signIn])
}
