import type { RefObject } from 'react'
import { useTypedBefore } from './use-typed-before.ts'

type FormRef = RefObject<HTMLFormElement | null>
/** An input, text area, or select. Only selects have options. */
type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>

/** Restores the values of a form's fields after the session expired. */
export function useTypedFields(form: FormRef, changed: boolean) {
  useTypedBefore(
    changed,
    () => {
      const set = fieldsOf(form).filter(({ type, checked }) => type !== 'radio' || checked)
      return Object.fromEntries(set.map((field) => [keyOf(field), valueOf(field)]))
    },
    (key, typed) => {
      const field = fieldsOf(form).find((one) => keyOf(one) === key && offers(one, typed))
      if (!field) return false
      if (field.type === 'checkbox' || field.type === 'radio') field.click()
      else typeInto(field, typed)
      // A value in a collapsed section would be sent without being seen.
      field.closest('details')?.setAttribute('open', '')
      return true
    },
  )
}

/** Returns all fields except those that are never stored. `autocomplete` identifies a password that's shown as text. */
function fieldsOf({ current: form }: FormRef) {
  const all = [...(form?.elements ?? [])] as Field[]
  return all.filter(
    ({ type, name, autocomplete }) =>
      !/^file|password|secret|one-time/i.test(type + name + autocomplete),
  )
}

/** Identifies a checkbox by its value, because checkboxes of one question may share a name or have none. */
function keyOf({ type, name, value }: Field) {
  return type === 'checkbox' ? name + value : name
}

function valueOf({ type, checked, value }: Field) {
  return type === 'checkbox' ? checked : value
}

/** Returns whether a select has this option. A state isn't valid if the country has changed. */
function offers({ type, value, options }: Field, typed: unknown) {
  const choices = options ? [...options] : type === 'radio' && [{ value }]
  return !choices || choices.some((choice) => choice.value === typed)
}

/** Sets a value with the browser's own setter, because React would ignore the change otherwise. */
function typeInto(field: Field, typed: unknown) {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
