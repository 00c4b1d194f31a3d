import { useWords } from '../language/words.ts'
import { Button } from '../ui/buttons/button.tsx'

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
  const { t } = useWords()
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
