import { useState } from 'react'
import { useTypedBefore } from './use-typed-before.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'

/**
 * A choice that's edited on the page and saved as a whole. `save` shows the result. `name` must be unique on the
 * page.
 */
export function useEdited<Value>(
  name: string,
  saved: Value,
  save: (value: Value) => Promise<unknown>,
) {
  /** Undefined while it equals the saved value. */
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
      // Keep what was chosen while the request was pending.
      setEdited((now) => (now === edited ? undefined : now))
    } catch {
      // Keep a rejected choice, so that it can be tried again.
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
