import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'

type CreateButtonsProps = { label: string; pending: boolean; cancel: Address }

/** Below a form for something new. */
export function CreateButtons({ label, pending, cancel }: CreateButtonsProps) {
  const { t } = useWords()
  return (
    <>
      {renderButton(cancel, t('Cancel'))}
      <Button type="submit" variant="primary" pending={pending}>
        {label}
      </Button>
    </>
  )
}
