import type { RefObject } from 'react'
import { useTypedBefore } from './use-typed-before.ts'

type FormRef = RefObject<HTMLFormElement | null>
/** Of inputs, text areas and selects; only these have options. */
type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>

/** Has what was typed, ticked and chosen in a form when the session expired. */
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
      // What is folded away would be sent unseen.
      field.closest('details')?.setAttribute('open', '')
      return true
    },
  )
}

/** All but what is never kept; a password that is shown is known by what it is for. */
function fieldsOf({ current: form }: FormRef) {
  const all = [...(form?.elements ?? [])] as Field[]
  return all.filter(
    ({ type, name, autocomplete }) =>
      !/^file|password|secret|one-time/i.test(type + name + autocomplete),
  )
}

/** Boxes below one question may have one name, or none. */
function keyOf({ type, name, value }: Field) {
  return type === 'checkbox' ? name + value : name
}

function valueOf({ type, checked, value }: Field) {
  return type === 'checkbox' ? checked : value
}

/** A state is no choice where the country is another one meanwhile. */
function offers({ type, value, options }: Field, typed: unknown) {
  const choices = options ? [...options] : type === 'radio' && [{ value }]
  return !choices || choices.some((choice) => choice.value === typed)
}

/** Past React's own setter, which would take it for what it wrote itself. */
function typeInto(field: Field, typed: unknown) {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
