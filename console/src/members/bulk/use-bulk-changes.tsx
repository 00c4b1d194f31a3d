import { type Member, removeMember } from '@accord/contract/members.ts'
import { insteadOfGone } from '../../api/error-checks.ts'
import { ReauthCanceled, explainError } from '../../api/api-error.ts'
import { isInvitation } from '../member-permissions.ts'
import { type RankedRole, isContact } from '@accord/contract/rules/roles.ts'
import { useAction } from '../../actions/use-action.ts'
import { labelValue, useTranslation } from '../../i18n/translation.ts'
import { selectedSecrets, rotateChosen } from '../../organizations/secrets/viewed-secrets.api.ts'
import { ViewedSecrets } from '../../organizations/secrets/viewed-secrets.tsx'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { focusTitle } from '../../pages/page-title.ts'
import { roleName } from '../../permissions/role-labels.ts'
import { showSnackbar } from '../../ui/feedback/snackbar.tsx'
import { DialogContent } from '../../ui/overlays/dialog.tsx'
import { changeRoles, refreshMembers, removeFrom, resendTo } from '../members.api.ts'
import styles from './use-bulk-changes.module.css'

/** The result of applying the same change to several people. */
export interface Outcome {
  done: Member[]
  refused: { member: Member; error: unknown }[]
}

/**
 * Applies a change to one member after another. An error for one member doesn't stop the others. If the person cancels
 * the confirmation of their identity, the rest is skipped instead of asking again. If they cancel it for the first
 * member, the cancellation is thrown.
 */
export async function inTurn(
  members: readonly Member[],
  act: (member: Member) => Promise<unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] }
  for (const [at, member] of members.entries()) {
    try {
      await act(member)
      outcome.done.push(member)
    } catch (error) {
      if (error instanceof ReauthCanceled && at === 0) throw error
      const refused = error instanceof ReauthCanceled ? members.slice(at) : [member]
      outcome.refused.push(...refused.map((each) => ({ member: each, error })))
      if (error instanceof ReauthCanceled) return outcome
    }
  }
  return outcome
}

/**
 * Removes invitations before people, because removing a person also removes the invitations that they sent. Items that
 * were already removed count as removed.
 */
export function removeInTurn(
  members: readonly Member[],
  remove: (member: Member) => Promise<unknown>,
): Promise<Outcome> {
  const ordered = members.toSorted(
    (one, other) => Number(isInvitation(other)) - Number(isInvitation(one)),
  )
  return inTurn(ordered, (member) => remove(member).catch(insteadOfGone(undefined)))
}

/** The maximum number of people for whom the question shows the impact. For more people, it shows only names. */
const maxForeseen = 10
/** The maximum number of error reasons in the result message. */
const maxReasons = 3

interface Ranked {
  members: readonly Member[]
  role: RankedRole
}

/** Provides the bulk actions on the selected rows, which send one request after another. */
export function useBulkChanges(organization: { id: string; name: string }, onDone: () => void) {
  const { t } = useTranslation()
  const { id } = organization
  const onSettled = () => refreshMembers(id)

  const resending = useAction({
    mutationFn: (members: readonly Member[]) => inTurn(members, (member) => resendTo(id, member)),
    onSettled,
    after: (outcome) =>
      say(
        outcome,
        t('{{count}} invitations sent.', {
          ...countOf(outcome),
          defaultValue_one: '{{count}} invitation sent.',
        }),
      ),
  })

  const changing = useAction({
    mutationFn: ({ members, role }: Ranked) =>
      inTurn(members, (member) => changeRoles(id, { member, roles: [role] })),
    onSettled,
    ask: ({ members, role }) => ({
      title: t('Change {{count}} roles?', {
        count: members.length,
        defaultValue_one: 'Change role?',
      }),
      message: t('Their role will change to {{role}}. Any other roles will be removed.', {
        role: roleName(role, t),
      }),
      action: t('Change role'),
      content: <People members={members} />,
    }),
    after: (outcome) =>
      say(
        outcome,
        t('{{count}} roles changed.', {
          ...countOf(outcome),
          defaultValue_one: '{{count}} role changed.',
        }),
      ),
  })

  const removing = useAction({
    mutationFn: async (members: readonly Member[]) => {
      const outcome = await removeInTurn(members, (member) => removeFrom(id, member))
      // Secrets are rotated only if someone who knows them was removed.
      return {
        ...outcome,
        secrets: outcome.done.length > 0 ? await rotateChosen(id, { begun: true }) : undefined,
      }
    },
    onSettled,
    ask: (members) => {
      selectedSecrets.set([])
      return removalOf(members)
    },
    after: (outcome) => say(outcome, t('{{count}} deleted.', countOf(outcome))),
  })

  function removalOf(members: readonly Member[]) {
    return {
      title: t('Delete {{count}} members and invitations?', {
        count: members.length,
        defaultValue_one: 'Delete the selected member or invitation?',
      }),
      message: t(
        "They'll lose access to {{organization}} immediately, and their invitation links will stop working. They'll keep their accounts, and you can invite them again.",
        { organization: organization.name },
      ),
      action: t('Delete {{count}}', { count: members.length }),
      danger: true,
      content: (
        <>
          <People members={members} organizationId={id} />
          <Secrets members={members} organizationId={id} />
        </>
      ),
    }
  }

  return { resending, changing, removing }

  /** Shows one message about what succeeded, what failed, and why. */
  function say({ refused }: Outcome, done: string) {
    onDone()
    focusTitle()
    const reasons = refused
      .slice(0, maxReasons)
      .map(({ member, error }) => labelValue(member.email, t(explainError(error))))
    const more = refused.length - reasons.length
    const left = more > 0 ? [t('and {{count}} more', { count: more })] : []
    showSnackbar({
      kind: refused.length > 0 ? 'error' : 'success',
      message: [done, ...reasons, ...left].join(' '),
    })
  }
}

function countOf({ done }: Outcome) {
  return { count: done.length }
}

type PeopleProps = {
  members: readonly Member[]
  /** The organization that people are removed from. If it's set, the impact of each removal is shown. */
  organizationId?: string
}

function People({ members, organizationId }: PeopleProps) {
  const { t } = useTranslation()
  const foreseen = organizationId !== undefined && members.length <= maxForeseen
  return (
    <DialogContent>
      <ul className={styles.people} aria-label={t('Selected')}>
        {members.map((member) => (
          <li key={member.id}>
            {member.name ? `${member.name} (${member.email})` : member.email}
            {foreseen && !isInvitation(member) && (
              <ImpactPreview
                of={removeMember}
                sent={{ params: { id: organizationId, memberId: member.id } }}
                organizationId={organizationId}
              />
            )}
          </li>
        ))}
      </ul>
    </DialogContent>
  )
}

type SecretsProps = { members: readonly Member[]; organizationId: string }

/** Lists the secrets that the selected people with a role have viewed. */
function Secrets({ members, organizationId }: SecretsProps) {
  const known = members.filter((member) => !isInvitation(member) && !isContact(member.roles))
  if (known.length === 0) return null
  return (
    <ViewedSecrets
      organizationId={organizationId}
      members={known.map(({ id, name, email }) => ({ id, name: name ?? email }))}
    />
  )
}
