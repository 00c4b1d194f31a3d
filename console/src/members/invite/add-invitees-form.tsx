import { type RankedRole, type Role, canGive, rankedRoles } from '@accord/contract/rules/roles.ts'
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { roleMeaning, roleName } from '../../permissions/role-labels.ts'
import { Checkbox } from '../../ui/fields/choice.tsx'
import { ErrorIcon } from '../../ui/text/inline-icons.tsx'
import choice from '../../ui/fields/choice.module.css'
import styles from './invite-members.module.css'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Card } from '../../ui/layout/card.tsx'

type RoleCheckboxesProps = {
  ownRoles: readonly Role[]
  chosen: readonly RankedRole[]
  error: string | undefined
  onChange: (roles: RankedRole[]) => void
}

/** Shows the roles for the invited people. Roles that the person can't assign are disabled. */
function RoleCheckboxes({ ownRoles, chosen, error, onChange }: RoleCheckboxesProps) {
  const { t } = useTranslation()
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
              givable ? roleMeaning(role, t) : t('Only people with this role can assign it.')
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

type AddInviteesFormProps = {
  ownRoles: readonly Role[]
  /** This is set while the list is being sent. */
  locked: boolean
  /** Adds addresses to the list, and returns those that were already on it. */
  onAdd: (text: string, roles: RankedRole[]) => string[]
}

export function AddInviteesForm({ ownRoles, locked, onAdd }: AddInviteesFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [roles, setRoles] = useState<RankedRole[]>(['member'])
  const [errors, setErrors] = useState<{ emails?: string; roles?: string }>({})
  const emails = useRef<HTMLTextAreaElement>(null)

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (locked) return
    emails.current?.focus()
    if (text.trim() === '') {
      return setErrors({ emails: t('Email and roles can not be empty') })
    }
    if (roles.length === 0) return setErrors({ roles: t('Email and roles can not be empty') })

    const alreadyListed = onAdd(text, roles)
    setErrors(alreadyListed.length > 0 ? { emails: t('Invitee already in the list.') } : {})
    // Addresses that couldn't be added stay in the field, so that the person can correct them.
    setText(alreadyListed.join(', '))
  }

  return (
    <form onSubmit={add} noValidate>
      <Card
        title={t('Add invitees')}
        footer={
          <Button type="submit" disabled={locked}>
            {t('Add to list')}
          </Button>
        }
      >
        <div className={styles.fields}>
          <TextArea
            ref={emails}
            label={t('Email addresses')}
            hint={t('To add several people, separate their email addresses with commas or spaces.')}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            error={errors.emails}
            onChange={({ target }) => {
              setText(target.value)
              setErrors({})
            }}
            onKeyDown={addByEnter}
          />
          <RoleCheckboxes
            ownRoles={ownRoles}
            chosen={roles}
            error={errors.roles}
            onChange={(chosen) => {
              setRoles(chosen)
              setErrors({})
            }}
          />
        </div>
      </Card>
    </form>
  )
}

/** Makes Enter submit the form, as in a single-line field. Other characters can separate addresses. */
function addByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
