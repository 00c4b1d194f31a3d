import { type Member, removeMember } from '@accord/contract/members.ts'
import { insteadOfGone } from '../../api/error-checks.ts'
import { ReauthCanceled, explainError } from '../../api/api-error.ts'
import { isInvitation } from '../member-permissions.ts'
import { type RankedRole, isContact } from '@accord/contract/rules/roles.ts'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { selectedSecrets, rotateChosen } from '../../organizations/secrets/viewed-secrets.api.ts'
import { ViewedSecrets } from '../../organizations/secrets/viewed-secrets.tsx'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { focusTitle } from '../../pages/page-title.ts'
import { roleName } from '../../permissions/role-labels.ts'
import { showSnackbar } from '../../ui/feedback/snackbar.tsx'
import { DialogContent } from '../../ui/overlays/dialog.tsx'
import { changeRoles, refreshMembers, removeFrom, resendTo } from '../members.api.ts'
import styles from './use-bulk-changes.module.css'

/** What came of doing the same to several people. */
export interface Outcome {
  done: Member[]
  refused: { member: Member; error: unknown }[]
}

/**
 * One after another, by the call that does it to one: what is refused for one of them stops none of the others. Whoever
 * would not confirm that it is them has begun nothing, or does no more: they are not asked for each of the rest.
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

/** Invitations before people: whoever goes takes those with them that they sent. What is gone already is removed. */
export function removeInTurn(
  members: readonly Member[],
  remove: (member: Member) => Promise<unknown>,
): Promise<Outcome> {
  const ordered = members.toSorted(
    (one, other) => Number(isInvitation(other)) - Number(isInvitation(one)),
  )
  return inTurn(ordered, (member) => remove(member).catch(insteadOfGone(undefined)))
}

/** Of so many is told what ends with each; of more, who they are. */
const maxForeseen = 10
/** So many reasons fit into what is said afterwards. */
const maxReasons = 3

interface Ranked {
  members: readonly Member[]
  role: RankedRole
}

/** What can be done to several rows at once: to one after another, by the calls that do it to one. */
export function useBulkChanges(organization: { id: string; name: string }, onDone: () => void) {
  const { t } = useTranslation()
  const { id } = organization
  const onSettled = () => refreshMembers(id)

  const resending = useAction({
    mutationFn: (members: readonly Member[]) => inTurn(members, (member) => resendTo(id, member)),
    onSettled,
    after: (outcome) => say(outcome, t('Invitations sent: {{count}}.', countOf(outcome))),
  })

  const changing = useAction({
    mutationFn: ({ members, role }: Ranked) =>
      inTurn(members, (member) => changeRoles(id, { member, roles: [role] })),
    onSettled,
    ask: ({ members, role }) => ({
      title: t('Change the selected roles ({{count}})?', { count: members.length }),
      message: t('Their role will change to {{role}}. Any other roles will be removed.', {
        role: roleName(role, t),
      }),
      action: t('Change role'),
      content: <People members={members} />,
    }),
    after: (outcome) => say(outcome, t('Roles changed: {{count}}.', countOf(outcome))),
  })

  const removing = useAction({
    mutationFn: async (members: readonly Member[]) => {
      const outcome = await removeInTurn(members, (member) => removeFrom(id, member))
      // Once somebody who knows them is gone.
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
    after: (outcome) => say(outcome, t('Deleted: {{count}}.', countOf(outcome))),
  })

  function removalOf(members: readonly Member[]) {
    return {
      title: t('Delete the selected members and invitations ({{count}})?', {
        count: members.length,
      }),
      message: t(
        "They'll lose access to {{organization}} immediately, and invitation links sent to them will stop working. Their accounts stay, and you can invite them again.",
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

  /** In one sentence what was done, and for whom it was not, with the reason. */
  function say({ refused }: Outcome, done: string) {
    onDone()
    focusTitle()
    const reasons = refused
      .slice(0, maxReasons)
      .map(({ member, error }) => `${member.email}: ${t(explainError(error))}`)
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
  /** Where they are removed from: what ends with each is told. */
  organizationId?: string
}

/** Who they are. */
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

/** What those of them who had a role have seen, in one list. */
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
