import { useState } from 'react'
import { useTypedBefore } from './use-typed-before.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'

/**
 * Provides a value that's edited on the page and saved as a whole. `save` shows the result. `name` must be unique on
 * the page.
 */
export function useEdited<Value>(
  name: string,
  saved: Value,
  save: (value: Value) => Promise<unknown>,
) {
  /** The edited value. It's undefined while it equals the saved one. */
  const [edited, setEdited] = useState<Value>()
  const value = edited ?? saved
  useTypedBefore(
    edited !== undefined,
    () => ({ [name]: JSON.stringify(value) }),
    (_, typed) => {
      setEdited(JSON.parse(typed as string) as Value)
      return true
    },
  )

  async function update() {
    try {
      await save(value)
      // Changes that were made while the request was pending are kept.
      setEdited((now) => (now === edited ? undefined : now))
    } catch {
      // A rejected value is kept, so that saving it can be retried.
    }
  }

  return { value, edit: setEdited, discard: () => setEdited(undefined), update }
}

type EditButtonsProps = {
  changed: boolean
  saving: boolean
  label: string
  onDiscard: () => void
  onUpdate: () => Promise<void>
}

export function EditButtons({ changed, saving, label, onDiscard, onUpdate }: EditButtonsProps) {
  const { t } = useTranslation()
  return (
    <>
      {changed && <Button onClick={onDiscard}>{t('Discard changes')}</Button>}
      <Button
        variant="primary"
        disabled={!changed}
        pending={saving}
        onClick={() => void onUpdate()}
      >
        {label}
      </Button>
    </>
  )
}
