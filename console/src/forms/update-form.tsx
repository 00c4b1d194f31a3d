import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTypedFields } from './use-typed-fields.ts'
import type * as z from 'zod/mini'
import { useTranslation } from '../i18n/translation.ts'
import { useUnsavedChanges } from '../pages/unsaved-changes.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { useForm } from './use-form.ts'

/** Whether what the form holds differs from what it started with; saving waits for that. */
export function useChanged(initial: Record<string, string>) {
  const [changed, setChanged] = useState(false)
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const differs = differsFrom(initial, event.currentTarget)
    setChanged(Object.keys(initial).some(differs))
  }
  return { changed, onInput, settle: () => setChanged(false) }
}

/** Whether a field of the form, by its name, holds something else than it did. */
function differsFrom(before: Record<string, string>, form: HTMLFormElement) {
  const typed = new FormData(form)
  // A checkbox that is not ticked is not among them.
  return (name: string) => (typed.get(name) ?? '') !== before[name]
}

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

type UpdateFormProps<S extends z.ZodMiniType> = {
  title: string
  description?: ReactNode
  /** On the button that saves, if not Update. */
  label?: string
  schema: S
  /** What the service has, by field. */
  initial: Record<string, string>
  /** Says what came of it. What was not changed here is left to those who may have changed it meanwhile. */
  save: (values: z.output<S>, changed: Partial<z.output<S>>) => Promise<unknown>
  /** The fields, with what is wrong with them. */
  children: (errors: Record<string, string>) => ReactNode
}

/** A card of what is known of a thing, to be changed and saved in place. */
export function UpdateForm<S extends z.ZodMiniType>(form: UpdateFormProps<S>) {
  const [discarded, setDiscarded] = useState(0)
  return (
    <EditedForm
      // As it was: what was typed and what was wrong with it are gone.
      key={discarded}
      {...form}
      takesFocus={discarded > 0}
      onDiscard={() => setDiscarded(discarded + 1)}
    />
  )
}

type EditedFormProps<S extends z.ZodMiniType> = UpdateFormProps<S> & {
  /** The button that was pressed is gone. */
  takesFocus: boolean
  onDiscard: () => void
}

function EditedForm<S extends z.ZodMiniType>(form: EditedFormProps<S>) {
  const { title, description, label, schema, initial, save, children, takesFocus, onDiscard } = form
  const { t } = useTranslation()
  const { changed, onInput, settle } = useChanged(initial)
  useUnsavedChanges(changed)
  /** What stood in the fields before somebody typed. */
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
            {/* Not `disabled`, which would drop the keyboard's place once it is saved. */}
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
