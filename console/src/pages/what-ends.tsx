import { type ImpactItem, type ImpactKind, maxImpactNames } from '@accord/contract/impact.ts'
import type { ScopeEntity, ScopeLevel } from '@accord/contract/rules/scopes.ts'
import { labelValue, listValues, type Translate, useTranslation } from '../i18n/translation.ts'
import { entityName } from '../permissions/data-kinds.ts'
import { levelName } from '../permissions/scope-sentences.ts'
import type { Sent } from '@accord/contract/call.ts'
import { providerNeeded, secondFactorNeeded } from '@accord/contract/errors.ts'
import { useQuery } from '@tanstack/react-query'
import { explainError } from '../api/api-error.ts'
import { hasCode } from '../api/error-checks.ts'
import { type Previewing, preview } from '../session/create.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { DialogContent } from '../ui/overlays/dialog.tsx'
import styles from './what-ends.module.css'

/** Describes an impact, such as 'Approvals that will end: 3'. */
export function impactLabel({ kind, count }: ImpactItem, t: Translate): string {
  return labelValue(kindWords(kind, t), count)
}

function kindWords(kind: ImpactKind, t: Translate): string {
  return {
    organizations: t('Organizations that will be deleted'),
    profiles: t('Organization memberships that will end'),
    people: t('People who will lose access'),
    contacts: t('Contacts who will lose access'),
    applications: t('Applications that will stop working'),
    served: t('Organizations that will lose an authorized application'),
    authorizations: t('Authorizations that will end'),
    narrowed_authorizations: t('Authorizations that will lose permissions'),
    approvals: t('Approvals that will end'),
    narrowed_approvals: t('Approvals that will lose permissions'),
    tokens: t('Tokens that will stop working'),
    secrets: t('Secrets that will stop working'),
    used_secrets: t('Secrets used in the last 30 days'),
    networks: t('Networks that will stop working'),
    network_members: t('Organizations that will lose a network'),
    memberships: t('Network memberships that will end'),
    invitations: t('Invitations that will stop working'),
    requests: t('Requests that will go unanswered'),
    reviews: t('Access reviews that will end'),
    files: t('Files that will become unavailable'),
    deliveries: t('Events that will no longer be sent'),
    scopes: t('Permissions that will be removed'),
    shares: t('Data that will no longer be shared'),
    narrowed_memberships: t('Organizations that will share less'),
    sessions: t('Sessions that will end'),
    passkeys: t('Passkeys that will be removed'),
    activity: t('Activity entries that will be deleted'),
  }[kind]
}

/** Lists the names of the first items on one line. */
export function impactNames({ kind, count, names }: ImpactItem, t: Translate): string {
  const more = names.length === maxImpactNames && count > maxImpactNames
  const shown = names.map((name) =>
    kind === 'scopes' || kind === 'shares' ? rightName(name, t) : name,
  )
  const listed = listValues(shown)
  return more ? t('{{names}}, …', { names: listed }) : listed
}

/** Returns the name of a scope or a share. */
function rightName(name: string, t: Translate): string {
  const [entity, level] = name.split(':') as [ScopeEntity, ScopeLevel?]
  const words = entityName(entity, t)
  return level ? `${words} (${levelName(level, t)})` : words
}

type WhatEndsProps<C extends Previewing> = {
  /** The call to preview. */
  of: C
  sent: Sent<C>
  /** The organization to act for. If it's undefined, the person acts as themselves. */
  organizationId?: string | undefined
}

/**
 * Shows the impact of a call according to the service's current data. It's used as a question's `content`, or below an
 * unsaved selection on a page.
 */
export function ImpactPreview<C extends Previewing>({
  of,
  sent,
  organizationId,
}: WhatEndsProps<C>) {
  const { t } = useTranslation()
  const asked = useQuery({
    queryKey: ['what ends', of.method, of.path, sent],
    queryFn: () => preview(of, sent, organizationId),
    // The result isn't cached, because it may change within a minute.
    gcTime: 0,
  })
  const impact = asked.data?.consequences

  return (
    <DialogContent>
      <div aria-live="polite">
        {impact?.length === 0 && (
          <p className={styles.nothing}>{t('Nothing else will be affected.')}</p>
        )}
        {impact && impact.length > 0 && (
          <ul className={styles.list} aria-label={t('Effects')}>
            {impact.map((impactItem) => (
              <li key={impactItem.kind}>
                {impactLabel(impactItem, t)}
                {impactItem.names.length > 0 && (
                  <span className={styles.names}>{impactNames(impactItem, t)}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {asked.isPending && (
        <Loading label={t('Checking what this affects…')}>
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Loading>
      )}
      {asked.error && (
        <Notice
          kind="warning"
          action={
            <Button size="small" pending={asked.isFetching} onClick={() => void asked.refetch()}>
              {t('Retry')}
            </Button>
          }
        >
          {t("We couldn't check what this would affect.")} {t(explained(asked.error))}
        </Notice>
      )}
    </DialogContent>
  )
}

/** Explains an error. Its field contains the organization that requires the factor, which may not be the open one. */
function explained(error: Error): string {
  const named = hasCode(error, secondFactorNeeded, providerNeeded) && error.fields['organization']
  return named || explainError(error)
}
