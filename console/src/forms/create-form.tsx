import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { AppPath } from '../browser/app-path.ts'
import { useUnsavedChanges } from '../pages/unsaved-changes.ts'
import { useChanged } from './update-form.tsx'
import { useForm } from './use-form.ts'
import { useTypedFields } from './use-typed-fields.ts'
import { useTranslation } from '../i18n/translation.ts'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'

interface Options<S extends z.ZodMiniType, Created> {
  schema: S
  /** The initial values of the fields, by name. */
  initial: Record<string, string>
  /** Whether something was selected outside the fields. */
  chosen?: boolean
  /** Creates the object and shows the result. */
  create: (values: z.output<S>) => Promise<Created>
  pageOf: (created: Created) => AppPath
}

/** Provides a form that creates something and then navigates to its page. */
export function useCreateForm<S extends z.ZodMiniType, Created>(options: Options<S, Created>) {
  const { schema, initial, chosen = false, create, pageOf } = options
  const navigate = useNavigate()
  const [created, setCreated] = useState(false)
  const { changed, onInput } = useChanged(initial)
  const unsaved = (changed || chosen) && !created
  useUnsavedChanges(unsaved)

  const { props, errors, pending } = useForm({
    schema,
    submit: async (values) => {
      const href = pageOf(await create(values))
      setCreated(true)
      await navigate({ href, ignoreBlocker: true })
    },
  })
  useTypedFields(props.ref, unsaved)
  return { props: { ...props, onInput }, errors, pending }
}

type CreateButtonsProps = { label: string; pending: boolean; cancel: AppPath }

export function CreateButtons({ label, pending, cancel }: CreateButtonsProps) {
  const { t } = useTranslation()
  return (
    <>
      {renderButton(cancel, t('Cancel'))}
      <Button type="submit" variant="primary" pending={pending}>
        {label}
      </Button>
    </>
  )
}
