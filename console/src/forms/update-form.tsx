import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTypedFields } from './use-typed-fields.ts'
import type * as z from 'zod/mini'
import { useTranslation } from '../i18n/translation.ts'
import { useUnsavedChanges } from '../pages/unsaved-changes.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { useForm } from './use-form.ts'

/** Returns whether the form differs from its initial values, which is required for saving. */
export function useChanged(initial: Record<string, string>) {
  const [changed, setChanged] = useState(false)
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const differs = differsFrom(initial, event.currentTarget)
    setChanged(Object.keys(initial).some(differs))
  }
  return { changed, onInput, settle: () => setChanged(false) }
}

/** Returns a function that returns whether a field has changed. */
function differsFrom(before: Record<string, string>, form: HTMLFormElement) {
  const typed = new FormData(form)
  // Unchecked checkboxes are missing from the form data.
  return (name: string) => (typed.get(name) ?? '') !== before[name]
}

/** Shows the service's values while nothing has been typed, after a save, and after a change elsewhere. */
export function useServiceValues(
  form: RefObject<HTMLFormElement | null>,
  changed: boolean,
  values: Record<string, string>,
) {
  // Values are compared by content, because every response is a new object.
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

type UpdateFormProps<S extends z.ZodMiniType> = {
  title: string
  description?: ReactNode
  /** The label of the save button, if it isn't 'Update'. */
  label?: string
  schema: S
  /** The service's values, by field. */
  initial: Record<string, string>
  /** Saves the form and shows the result. Unchanged fields aren't sent, because someone else may have changed them. */
  save: (values: z.output<S>, changed: Partial<z.output<S>>) => Promise<unknown>
  /** The fields and their errors. */
  children: (errors: Record<string, string>) => ReactNode
}

/** Shows a card whose fields are edited and saved in place. */
export function UpdateForm<S extends z.ZodMiniType>(form: UpdateFormProps<S>) {
  const [discarded, setDiscarded] = useState(0)
  return (
    <EditedForm
      // A new key resets the fields and their errors.
      key={discarded}
      {...form}
      takesFocus={discarded > 0}
      onDiscard={() => setDiscarded(discarded + 1)}
    />
  )
}

type EditedFormProps<S extends z.ZodMiniType> = UpdateFormProps<S> & {
  /** This is set after changes are discarded, because this removes the focused button. */
  takesFocus: boolean
  onDiscard: () => void
}

function EditedForm<S extends z.ZodMiniType>(form: EditedFormProps<S>) {
  const { title, description, label, schema, initial, save, children, takesFocus, onDiscard } = form
  const { t } = useTranslation()
  const { changed, onInput, settle } = useChanged(initial)
  useUnsavedChanges(changed)
  /** The values before typing. */
  const shown = useRef(initial)
  useEffect(() => {
    if (!changed) shown.current = initial
  })

  const { props, errors, pending } = useForm({
    schema,
    submit: async (values, element) => {
      const differs = differsFrom(shown.current, element)
      const its = Object.entries(values as object).filter(([name]) => differs(name))
      await save(values, Object.fromEntries(its) as Partial<z.output<S>>)
      settle()
    },
  })
  const { ref } = props
  useServiceValues(ref, changed, initial)
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [ref, takesFocus])

  return (
    <form {...props} onInput={onInput}>
      <Card
        title={title}
        description={description}
        footer={
          <>
            {changed && !pending && <Button onClick={onDiscard}>{t('Discard changes')}</Button>}
            {/* With `disabled`, the keyboard focus would be lost after a save. */}
            <Button type="submit" variant="primary" aria-disabled={!changed} pending={pending}>
              {label ?? t('Update')}
            </Button>
          </>
        }
      >
        {children(errors)}
      </Card>
    </form>
  )
}
