import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { openReauthentication } from '../../session/reauthentication.ts'

/** Renders the identity confirmation, once per page. The dialog loads on demand. */
export function ReauthHost() {
  const asked = useSyncExternalStore(openReauthentication.subscribe, openReauthentication.get)
  const [shown, show] = useState<ReactNode>()

  useEffect(() => {
    if (!asked) return undefined
    import('./request-reauthentication.tsx')
      .then(async ({ requestReauthentication: confirmItIsYou }) =>
        show(await confirmItIsYou(asked.answer)),
      )
      .catch(asked.fail)
    return () => show(undefined)
  }, [asked])

  return asked && shown
}
