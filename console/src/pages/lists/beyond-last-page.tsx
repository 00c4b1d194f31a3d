import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { renderLinkInPlace } from '../router-link.tsx'

/** A list has become shorter than the page in the address. */
export function BeyondLastPage({ firstPage }: { firstPage: Address }) {
  const { t } = useWords()
  return (
    <EmptyState
      title={t('Nothing on this page')}
      action={renderLinkInPlace({
        href: firstPage,
        className: buttonClass({}),
        children: t('Go to the first page'),
      })}
    >
      {t('The list is shorter than that.')}
    </EmptyState>
  )
}
