import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { loadStored } from '../browser/browser-storage.ts'
import { loadCalls } from './load-calls.ts'

export type EmailLinksProps = {
  page: 'sign-in' | 'sign-up'
  /** The field of the address, which a letter may fill in. */
  email: RefObject<HTMLInputElement | null>
  /** The page has a link already that sends a new one. */
  resends?: boolean
}

/** Why this visitor is here, where a letter says it. Most come without one, and the page costs them nothing for it. */
export function SentEmailInfo(props: EmailLinksProps) {
  const [Emails, setEmails] = useState<ComponentType<EmailLinksProps>>()
  useEffect(() => {
    if (!loadStored('linkSent') && !loadStored('invitationId')) return
    loadCalls()
      .then(({ loadEmailLinks: loadEmails }) => loadEmails())
      .then(
        (loaded) => setEmails(() => loaded.EmailLinks),
        // The form does without it.
        () => {},
      )
  }, [])
  return Emails ? <Emails {...props} /> : null
}
