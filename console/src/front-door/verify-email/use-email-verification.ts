import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { Address } from '../../browser/address.ts'
import { leaveFor } from '../../browser/leave-for.ts'
import { takeOriginLocation } from '../../session/origin-location.ts'

export type Verification =
  | { state: 'underway' }
  | { state: 'verified'; goesTo: Address | undefined }
  | { state: 'failed'; said: string }
  | { state: 'no-code' }

const pauseMs = 1000

/** Proves an address with the code of the mail's link, once, and goes on to where the person was going. */
export function useEmailVerification(
  code: () => string | undefined,
  prove: (code: string) => Promise<unknown>,
): Verification {
  const [verification, setVerification] = useState<Verification>({ state: 'underway' })
  const begun = useRef(false)

  useEffect(() => {
    // The code is good for one use, and React may run an effect twice.
    if (begun.current) return
    begun.current = true
    void verify(code(), prove).then(setVerification)
  }, [code, prove])

  const goesTo = verification.state === 'verified' ? verification.goesTo : undefined
  useEffect(() => {
    if (goesTo === undefined) return
    const timer = setTimeout(() => void leaveFor(goesTo), pauseMs)
    return () => clearTimeout(timer)
  }, [goesTo])

  return verification
}

async function verify(
  code: string | undefined,
  prove: (code: string) => Promise<unknown>,
): Promise<Verification> {
  if (code === undefined) return { state: 'no-code' }
  try {
    await prove(code)
    const origin = takeOriginLocation()
    // Whoever came by the front door was going nowhere yet, and would be sent on to sign in without a word.
    return { state: 'verified', goesTo: origin === '/' ? undefined : origin }
  } catch (error) {
    return { state: 'failed', said: error instanceof ApiError ? error.message : '' }
  }
}
