import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { t } from '../i18n/translation.ts'
import { hasSession } from '../session/session.ts'
import { confirmAction } from '../ui/overlays/confirm-dialog.tsx'

/** The IDs of forms with unsaved changes, in the order in which they changed. */
const unsaved = new Set<string>()

/** Asks for confirmation before the page is left by a link, Back, sign-out, or closing the tab. */
export function useUnsavedChanges(changed: boolean) {
  const id = useId()
  useEffect(() => {
    if (!changed) return
    unsaved.add(id)
    return () => void unsaved.delete(id)
  }, [changed, id])

  useBlocker({
    disabled: !changed,
    // The router calls this for every form, but only the first form asks the person.
    shouldBlockFn: async ({ current, next }) =>
      isFirst(id) && current.pathname !== next.pathname && !(await mayLeave()),
    // Without a session, nothing can be saved, so nothing should prevent the redirect to sign-in.
    enableBeforeUnload: hasSession,
  })
}

function isFirst(id: string): boolean {
  return unsaved.values().next().value === id
}

export async function mayLeave(): Promise<boolean> {
  if (unsaved.size === 0) return true
  return confirmAction({
    title: t('Leave without saving?'),
    message: t("Your changes on this page haven't been saved."),
    action: t('Leave without saving'),
    danger: true,
  })
}
