import { type RefObject, useSyncExternalStore } from 'react'

/**
 * What stands in a form's field as it is typed. The page itself is asked, not a copy of it: the first
 * letters may be older than the script.
 */
export function useTyped(form: RefObject<HTMLFormElement | null>, name: string): string {
  return useSyncExternalStore(
    onTyping,
    () => valueOf(form.current, name),
    () => '',
  )
}

function onTyping(listener: () => void) {
  document.addEventListener('input', listener)
  return () => document.removeEventListener('input', listener)
}

function valueOf(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}
