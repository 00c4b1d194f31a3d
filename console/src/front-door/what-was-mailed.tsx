import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { recall } from '../browser/browser-storage.ts'
import { loadCalls } from './load-calls.ts'

export type LettersProps = {
  page: 'sign-in' | 'sign-up'
  /** The field of the address, which a letter may fill in. */
  email: RefObject<HTMLInputElement | null>
  /** The page has a link already that sends a new one. */
  resends?: boolean
}

/** Why this visitor is here, where a letter says it. Most come without one, and the page costs them nothing for it. */
export function WhatWasMailed(props: LettersProps) {
  const [Letters, setLetters] = useState<ComponentType<LettersProps>>()
  useEffect(() => {
    if (!recall('linkSent') && !recall('invitationId')) return
    loadCalls()
      .then(({ loadLetters }) => loadLetters())
      .then(
        (loaded) => setLetters(() => loaded.Letters),
        // The form does without it.
        () => {},
      )
  }, [])
  return Letters ? <Letters {...props} /> : null
}
