import { fieldErrorsOf } from '@accord/contract/field-errors.ts'
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '../api/api-error.ts'

interface Options<S extends z.ZodMiniType> {
  /**
   * The schema of the call's body, or of the part that the form fills in. A function loads it when someone starts to
   * use the form, so the page can load without the validator.
   */
  schema: S | (() => Promise<S>)
  /** Values that the schema validates but the form doesn't contain, such as the person's email address. */
  extra?: () => Record<string, unknown>
  submit: (values: z.output<S>, form: HTMLFormElement) => Promise<unknown>
  /** Handles a rejection that no action reports. Field errors already appear at their fields. */
  onRefused?: (error: unknown) => void
}

/** Validates a form with the contract's schema, sends it once, and shows each error at its field. */
export function useForm<S extends z.ZodMiniType>(options: Options<S>) {
  const { schema, extra, submit, onRefused } = options
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const justSent = useRef(false)

  // The first invalid field gets the focus, so that screen readers read its error.
  useEffect(() => {
    if (!justSent.current || Object.keys(errors).length === 0) return
    justSent.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  async function send(element: HTMLFormElement) {
    setPending(true)
    justSent.current = true
    try {
      const typed = Object.fromEntries(new FormData(element)) as Record<string, string>
      const rules = typeof schema === 'function' ? await schema() : schema
      const parsed = rules.safeParse({ ...typed, ...extra?.() })
      setErrors(parsed.success ? {} : fieldErrorsOf(parsed.error.issues))
      if (parsed.success) await submit(parsed.data, element)
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      onRefused?.(error)
    } finally {
      setPending(false)
    }
  }

  const props = {
    ref: form,
    // With the method 'get', a form that's sent before the script loads would put a password into the URL.
    method: 'post',
    noValidate: true,
    onFocus: () => {
      // Failures are ignored here, because submitting the form retries this and reports the error.
      if (typeof schema === 'function') schema().catch(() => {})
    },
    // An error refers to the submitted value, so typing removes it.
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const { name } = target as unknown as HTMLInputElement
      if (name in errors) setErrors(({ [name]: _answered, ...others }) => others)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!pending) void send(event.currentTarget)
    },
  } as const
  return { props, errors, pending }
}
