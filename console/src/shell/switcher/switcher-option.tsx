import type { Organization } from '@accord/contract/organizations.ts'
import Check from 'lucide-react/icons/check'
import Pin from 'lucide-react/icons/pin'
import { useWords } from '../../language/words.ts'
import { roleNames } from '../../rights/role-words.ts'
import { keepFocus, type OptionProps, showInList } from '../../ui/combobox/use-combobox.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import styles from './organization-switcher.module.css'

type SwitcherOptionProps = {
  organization: Organization
  option: OptionProps
  /** The organization that the page is about. */
  current: boolean
  pinned: boolean
  onPin: () => void
}

export function SwitcherOption(props: SwitcherOptionProps) {
  const { organization, option, current, pinned, onPin } = props
  const { t } = useWords()
  const { name, deletion, city, profileRoles = [] } = organization
  const marked = option['aria-selected']

  return (
    <div ref={marked ? showInList : undefined} className={styles.row} role="row">
      <button {...option} className={styles.option} role="gridcell">
        <Avatar name={name} person={organization.id} size="small" square />
        <span className={styles.optionWords}>
          <span className={styles.optionName}>{name}</span>
          <span className={styles.optionPlace}>
            {!deletion && [roleNames(profileRoles, t), city].filter(Boolean).join(' · ')}
          </span>
        </span>
        {deletion && <Chip tone="danger">{t('Deleted')}</Chip>}
        {current && (
          <>
            <span className="visually-hidden">{t('current')}</span>
            <Check size={16} />
          </>
        )}
      </button>
      <div role="gridcell">
        <button
          type="button"
          // One stop for all rows: the row of the arrow keys has it.
          tabIndex={marked ? 0 : -1}
          className={styles.pin}
          aria-pressed={pinned}
          aria-label={t('Pin {{name}}', { name })}
          onClick={onPin}
          onPointerDown={keepFocus}
        >
          <Pin size={16} />
        </button>
      </div>
    </div>
  )
}
