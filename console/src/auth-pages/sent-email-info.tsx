import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { loadStored } from '../browser/browser-storage.ts'
import { loadCalls } from './load-calls.ts'

export type EmailLinksProps = {
  page: 'sign-in' | 'sign-up'
  /** The address field, which an invitation may fill in. */
  email: RefObject<HTMLInputElement | null>
  /** Whether the page's own message already says that the address must be verified. */
  isUnverified?: boolean
}

/** Shows why an email led the visitor here. It loads on demand, because most visitors don't come from an email. */
export function SentEmailInfo(props: EmailLinksProps) {
  const [Emails, setEmails] = useState<ComponentType<EmailLinksProps>>()
  useEffect(() => {
    if (!loadStored('linkSent') && !loadStored('invitationId')) return
    loadCalls()
      .then(({ loadEmailLinks: loadEmails }) => loadEmails())
      .then(
        (loaded) => setEmails(() => loaded.EmailLinks),
        () => {},
      )
  }, [])
  return Emails ? <Emails {...props} /> : null
}
