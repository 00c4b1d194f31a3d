import type { Organization } from '@accord/contract/organizations.ts'
import Check from 'lucide-react/icons/check'
import { useWords } from '../language/words.ts'
import { Avatar } from '../ui/avatar.tsx'
import styles from './organization-switcher.module.css'

type SwitcherOptionProps = {
  id: string
  organization: Organization
  /** Where the arrow keys are. */
  marked: boolean
  /** The organization that the page is about. */
  current: boolean
  onChoose: () => void
}

export function SwitcherOption({
  id,
  organization,
  marked,
  current,
  onChoose,
}: SwitcherOptionProps) {
  const { t } = useWords()
  return (
    // The keyboard reaches it through the filter box, which names it as its active descendant.
    <button
      ref={marked ? showInList : undefined}
      type="button"
      tabIndex={-1}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={marked}
      onClick={onChoose}
      // The filter box keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Avatar name={organization.name} person={organization.id} size="small" square />
      <span className={styles.optionName}>{organization.name}</span>
      {current && (
        <>
          <span className="visually-hidden">{t('current')}</span>
          <Check size={16} aria-hidden="true" />
        </>
      )}
    </button>
  )
}

function showInList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
