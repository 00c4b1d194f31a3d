import type { Profile } from '@accord/contract/people.ts'
import { membershipSuspended } from '@accord/contract/errors.ts'
import { listValues, type Translate, useTranslation } from '../../i18n/translation.ts'
import { roleNames } from '../../permissions/role-labels.ts'
import { RadioCard, RadioCards } from '../../ui/fields/choice.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { type Choice, canApprove } from './approval-step.ts'

type ProfileChoiceProps = {
  choices: readonly Choice[]
  chosen: string | undefined
  /** This is undefined if no profile can be selected. */
  onChoose?: (id: string) => void
}

/** Shows the choices for an approval. Each choice that can't approve shows the reason (APV-5). */
export function ProfileChoice({ choices, chosen, onChoose }: ProfileChoiceProps) {
  const { t } = useTranslation()
  return (
    <RadioCards legend={onChoose ? t('Choose a profile') : t('Your profiles')}>
      {choices.map((choice) => (
        <RadioCard
          key={choice.id}
          name="profile"
          value={choice.id}
          checked={choice.id === chosen}
          disabled={!canApprove(choice)}
          onChange={() => onChoose?.(choice.id)}
          label={choice.profile ? organizationName(choice.profile) : t('Just you')}
          description={
            canApprove(choice) ? (
              `${standingOf(choice, t)} · ${choice.email}`
            ) : choice.profile?.organization.deletion ? (
              t('This organization was deleted.')
            ) : choice.profile?.suspended ? (
              t(membershipSuspended.message)
            ) : (
              <NeededRoles roles={choice.neededRoles} />
            )
          }
          aside={choice.approvedAt && <Chip tone="success">{t('Already approved')}</Chip>}
        />
      ))}
    </RadioCards>
  )
}

function standingOf({ profile }: Choice, t: Translate): string {
  return profile ? roleNames(profile.roles, t) : t('Without an organization')
}

/** Lists the roles as the application wrote them, including unknown ones. */
export function NeededRoles({ roles }: { roles: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <span>
      {t('You need one of these roles: {{roles}}', { roles: listValues(roles.map(capitalized)) })}
    </span>
  )
}

function capitalized(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}

export function organizationName({ organization }: Profile): string {
  return organization.name ?? organization.id
}
