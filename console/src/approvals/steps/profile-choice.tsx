import type { Profile } from '@accord/contract/people.ts'
import { useWords } from '../../language/words.ts'
import { roleNames } from '../../rights/role-words.ts'
import { RadioCard, RadioCards } from '../../ui/fields/radio-card.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { type Choice, mayApprove } from './approval-step.ts'

type ProfileChoiceProps = {
  choices: readonly Choice[]
  chosen: string | undefined
  /** Absent where none of them can be chosen. */
  onChoose?: (profileId: string) => void
}

/** The person's profiles; those that may not approve say what they lack (APV-5). */
export function ProfileChoice({ choices, chosen, onChoose }: ProfileChoiceProps) {
  const { t } = useWords()
  return (
    <RadioCards legend={onChoose ? t('Choose the profile it may act under') : t('Your profiles')}>
      {choices.map((choice) => (
        <RadioCard
          key={choice.profile.id}
          name="profile"
          value={choice.profile.id}
          checked={choice.profile.id === chosen}
          disabled={!mayApprove(choice)}
          onChange={() => onChoose?.(choice.profile.id)}
          label={organizationName(choice.profile)}
          description={
            mayApprove(choice) ? (
              `${roleNames(choice.profile.roles, t)} · ${choice.profile.email}`
            ) : (
              <NeededRoles roles={choice.neededRoles} />
            )
          }
          aside={choice.approved && <Chip tone="success">{t('Approved before')}</Chip>}
        />
      ))}
    </RadioCards>
  )
}

/** 'You need one of these roles: Admin, Owner'; an application may name any. */
export function NeededRoles({ roles }: { roles: readonly string[] }) {
  const { t } = useWords()
  return (
    <span>
      {t('You need one of these roles:')} {roles.map(capitalized).join(', ')}
    </span>
  )
}

function capitalized(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}

export function organizationName({ organization }: Profile): string {
  return organization.name ?? organization.id
}
