import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { renderLink } from '../pages/router-link.tsx'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { Button } from '../ui/buttons/button.tsx'

type CreateButtonsProps = { label: string; pending: boolean; cancel: Address }

/** Below a form for something new. */
export function CreateButtons({ label, pending, cancel }: CreateButtonsProps) {
  const { t } = useWords()
  return (
    <>
      {renderLink({ href: cancel, className: buttonClass({}), children: t('Cancel') })}
      <Button type="submit" variant="primary" pending={pending}>
        {label}
      </Button>
    </>
  )
}
