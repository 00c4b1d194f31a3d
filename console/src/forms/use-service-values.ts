import { type RefObject, useEffect } from 'react'
import { useTypedFields } from './use-typed-fields.ts'

/**
 * What the service has is shown while nothing else is typed: after a save, and when it was changed
 * elsewhere.
 */
export function useServiceValues(
  form: RefObject<HTMLFormElement | null>,
  changed: boolean,
  values: Record<string, string>,
) {
  // By content: an equal object of a new answer changes nothing.
  const text = JSON.stringify(values)
  useEffect(() => {
    if (!changed && form.current) fillIn(form.current, JSON.parse(text) as typeof values)
  }, [form, changed, text])
  useTypedFields(form, changed)
}

function fillIn(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = value === field.value
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      field.value = value
    }
  }
}
