import Search from 'lucide-react/icons/search'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { renderLinkInPlace } from '../router-link.tsx'

type NothingFoundProps = {
  everything: Address
  /** What there is none of, or what to do about it. */
  children?: string
}

/** In place of a list that was searched or filtered. */
export function NothingFound({ everything, children }: NothingFoundProps) {
  const { t } = useWords()
  return (
    <EmptyState
      title={t('Nothing found')}
      icon={<Search size={20} />}
      action={renderLinkInPlace({
        href: everything,
        className: buttonClass({}),
        children: t('Show everything'),
      })}
    >
      {children ?? t('Look for a part of the name, or for less of it.')}
    </EmptyState>
  )
}
