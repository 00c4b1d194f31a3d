import { useState } from 'react'
import { useTypedBefore } from './use-typed-before.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'

/**
 * A choice that is made anew on the page and saved as a whole; `save` says what came of it. What it is called
 * tells it from others of the page.
 */
export function useEdited<Value>(
  name: string,
  saved: Value,
  save: (value: Value) => Promise<unknown>,
) {
  /** Nothing while it is what the service has. */
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
      // What was chosen while it was on its way stays.
      setEdited((now) => (now === edited ? undefined : now))
    } catch {
      // What was refused stays, to be tried again.
    }
  }

  return { value, edit: setEdited, discard: () => setEdited(undefined), update }
}

type EditButtonsProps = {
  changed: boolean
  saving: boolean
  /** On the button that saves. */
  label: string
  onDiscard: () => void
  onUpdate: () => Promise<void>
}

/** What can be done with an edited choice. */
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
