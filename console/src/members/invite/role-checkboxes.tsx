import { canGive, rankedRoles, type RankedRole, type Role } from '@accord/contract/rules/roles.ts'
import { useId } from 'react'
import { useWords } from '../../language/words.ts'
import { roleMeaning, roleName } from '../../rights/role-words.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { ErrorIcon } from '../../ui/text/inline-icons.tsx'
import choice from '../../ui/fields/choice.module.css'
import styles from './invite-members.module.css'

type RoleCheckboxesProps = {
  ownRoles: readonly Role[]
  chosen: readonly RankedRole[]
  error: string | undefined
  onChange: (roles: RankedRole[]) => void
}

/** Which roles the invitees get; those that the person cannot give are seen but not to be had. */
export function RoleCheckboxes({ ownRoles, chosen, error, onChange }: RoleCheckboxesProps) {
  const { t } = useWords()
  const errorId = useId()
  return (
    <fieldset className={choice.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('Roles')}</legend>
      {rankedRoles.map((role) => {
        const givable = canGive(ownRoles, role)
        return (
          <Checkbox
            key={role}
            label={roleName(role, t)}
            description={
              givable ? roleMeaning(role, t) : t('Only those who hold this role can give it.')
            }
            checked={chosen.includes(role)}
            disabled={!givable}
            onChange={({ target }) =>
              onChange(
                rankedRoles.filter((known) =>
                  known === role ? target.checked : chosen.includes(known),
                ),
              )
            }
          />
        )
      })}
      <div id={errorId} className={styles.error} aria-live="polite">
        {error && (
          <>
            <ErrorIcon />
            {error}
          </>
        )}
      </div>
    </fieldset>
  )
}
