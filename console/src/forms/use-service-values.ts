import { type RefObject, useEffect } from 'react'
import { recall } from '../browser/browser-storage.ts'
import { hasUnsaved } from '../pages/unsaved-changes.ts'
import { hasSession } from '../session/session.ts'
import { keepTyped, typedBefore } from './typed-before.ts'
import { differing } from './use-changed.ts'

type Values = Record<string, string>

/**
 * What the service has is shown while nothing else is typed: after a save, and when it was changed
 * elsewhere. What was typed when the session ended comes back once, for the same person.
 */
export function useServiceValues(
  form: RefObject<HTMLFormElement | null>,
  changed: boolean,
  values: Values,
) {
  // By content: an equal object of a new answer changes nothing.
  const text = JSON.stringify(values)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const initial = JSON.parse(text) as Values
    // No two forms of a page have the same fields.
    const key = `${location.pathname} ${Object.keys(initial).join()}`
    if (changed) {
      delete typedBefore[key]
      const person = recall('user')?.id
      const onLeave = () => {
        if (hasUnsaved() && !hasSession()) keepTyped(person, key, differing(element, initial))
      }
      addEventListener('pagehide', onLeave)
      return () => removeEventListener('pagehide', onLeave)
    }
    void fillIn(element, initial)
    if (typedBefore[key]) void fillIn(element, typedBefore[key], true)
    return undefined
  }, [form, changed, text])
}

/** `typed` as if the person did it, which the page is told. */
async function fillIn(form: HTMLFormElement, values: Values, typed?: boolean) {
  for (const [name, value] of Object.entries(values)) {
    // Several of a name are radio buttons, which have one value together.
    const field = form.elements.namedItem(name) as HTMLInputElement | null
    if (!field) continue
    if (field.type === 'checkbox') field.checked = value === field.value
    else field.value = value
    if (typed) {
      field.dispatchEvent?.(new Event('change', { bubbles: true }))
      // A country brings lists of its own, which the next fields choose from.
      await Promise.resolve()
    }
  }
  if (typed) form.dispatchEvent(new Event('input', { bubbles: true }))
}
