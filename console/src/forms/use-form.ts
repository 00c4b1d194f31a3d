import { fieldErrorsOf } from '@accord/contract/field-errors.ts'
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '../api/api-error.ts'

interface Options<S extends z.ZodMiniType> {
  /**
   * The call's own body, or the part of it that the form fills in. A function fetches it once the person
   * enters the form: a page that should stand quickly does not carry the validator.
   */
  schema: S | (() => Promise<S>)
  /** Values that the form does not ask for but the schema checks, such as the person's e-mail. */
  extra?: () => Record<string, string>
  submit: (values: z.output<S>, form: HTMLFormElement) => Promise<unknown>
  /**
   * What the service refused, where no action says it; sentences for single fields are at their fields
   * already.
   */
  onRefused?: (error: unknown) => void
}

/** Checks a form by the contract, sends it once, and puts each complaint at its field. */
export function useForm<S extends z.ZodMiniType>(options: Options<S>) {
  const { schema, extra, submit, onRefused } = options
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const justSent = useRef(false)

  // The first field that complains gets the focus, and its complaint is read out.
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
    // Sent before the script arrived, a form must not put a password into the address.
    method: 'post',
    noValidate: true,
    onFocus: () => {
      // Failing here says nothing yet; sending tries again and tells.
      if (typeof schema === 'function') schema().catch(() => {})
    },
    // A complaint is about what was sent, not about what is typed now.
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
