import { type RefObject, useEffect, useState } from 'react'
import { approvalFlowIn } from '../../browser/approval-flow.ts'
import { loadStored } from '../../browser/browser-storage.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { storeResumeFlow } from '../../session/after-sign-in.ts'
import { loadCalls } from '../load-calls.ts'
import styles from './provider-offer.module.css'

type Provider = { name: string; url: string }

/** How long to wait after the last key before looking up the address. */
const settledMs = 500

/**
 * Offers to sign in through the identity provider of the typed address's domain. The link is in the same line as the
 * password's label, so that nothing moves when it appears.
 */
export function ProviderOffer({ email }: { email: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation()
  const provider = useProviderOf(email)
  return (
    <span aria-live="polite">
      {provider && (
        <a className={styles.offer} href={addressOf(provider)} onClick={keepFlow}>
          {t('Continue with {{name}}', { name: provider.name })}
        </a>
      )}
    </span>
  )
}

/** If an application asked for a new sign-in, the provider must check the person again. */
function addressOf({ url }: Provider): string {
  return loadStored('signInFor')?.again ? `${url}&confirm=1` : url
}

/** The provider's response leads back without the query string. */
function keepFlow() {
  const flow = approvalFlowIn(location.search)
  if (flow) storeResumeFlow(flow)
}

/** Asks at most once for each domain, when the person leaves the field or stops typing. */
function useProviderOf(email: RefObject<HTMLInputElement | null>): Provider | undefined {
  const [provider, setProvider] = useState<Provider>()

  useEffect(() => {
    const field = email.current
    if (!field) return undefined
    let asked: string | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    async function ask() {
      clearTimeout(timer)
      const typed = field!.value.trim()
      const domain = /^[^@\s]+@([^@\s]+\.[^@\s.]+)$/.exec(typed)?.[1]
      if (domain === asked) return
      asked = domain
      setProvider(undefined)
      if (domain === undefined) return
      const { findProvider } = await loadCalls()
      const found = await findProvider(typed)
      if (domain === asked) setProvider(found)
    }
    const asking = () => void ask().catch(() => {})
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(asking, settledMs)
    }

    // The browser or the page may already have filled it in.
    wait()
    field.addEventListener('input', wait)
    field.addEventListener('blur', asking)
    return () => {
      clearTimeout(timer)
      asked = undefined
      field.removeEventListener('input', wait)
      field.removeEventListener('blur', asking)
    }
  }, [email])

  return provider
}
