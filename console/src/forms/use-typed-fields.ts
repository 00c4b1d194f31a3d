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
      // A value in a closed section would be sent unseen.
      field.closest('details')?.setAttribute('open', '')
      return true
    },
  )
}

/** All fields except those that are never stored. `autocomplete` identifies a password that's shown as text. */
function fieldsOf({ current: form }: FormRef) {
  const all = [...(form?.elements ?? [])] as Field[]
  return all.filter(
    ({ type, name, autocomplete }) =>
      !/^file|password|secret|one-time/i.test(type + name + autocomplete),
  )
}

/** Checkboxes of one question may share a name, or have none. */
function keyOf({ type, name, value }: Field) {
  return type === 'checkbox' ? name + value : name
}

function valueOf({ type, checked, value }: Field) {
  return type === 'checkbox' ? checked : value
}

/** A state isn't a valid choice if the country has changed. */
function offers({ type, value, options }: Field, typed: unknown) {
  const choices = options ? [...options] : type === 'radio' && [{ value }]
  return !choices || choices.some((choice) => choice.value === typed)
}

/** Bypasses React's own setter, which would ignore the change. */
function typeInto(field: Field, typed: unknown) {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
