import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { t } from '../language/words.ts'
import { hasSession } from '../session/session.ts'
import { confirmAction } from '../ui/confirm-store.ts'

let unsaved = 0

/** Asks before the page is left by a link, by Back, by sign-out or by closing the tab. */
export function useUnsavedChanges(changed: boolean) {
  useEffect(() => {
    if (!changed) return
    unsaved += 1
    return () => {
      unsaved -= 1
    }
  }, [changed])

  useBlocker({
    disabled: !changed,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && !(await mayLeave()),
    // Without a session nothing can be saved any more: the way to the front door stays free.
    enableBeforeUnload: hasSession,
  })
}

export async function mayLeave(): Promise<boolean> {
  if (unsaved === 0) return true
  return confirmAction({
    title: t('Leave without saving?'),
    message: t('What you changed on this page has not been saved.'),
    action: t('Leave without saving'),
    danger: true,
  })
}
