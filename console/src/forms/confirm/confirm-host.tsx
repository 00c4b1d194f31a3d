import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { openConfirming } from '../../session/confirm-first.ts'

/** Once per page: asks whoever has to confirm that it is them. The question itself comes when it is needed. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(openConfirming.subscribe, openConfirming.get)
  const [shown, show] = useState<ReactNode>()

  useEffect(() => {
    if (!asked) return undefined
    import('./confirm-it-is-you.tsx')
      .then(async ({ confirmItIsYou }) => show(await confirmItIsYou(asked.answer)))
      .catch(asked.fail)
    return () => show(undefined)
  }, [asked])

  return asked && shown
}
