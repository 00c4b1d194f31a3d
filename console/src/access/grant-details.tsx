import type { AccessGrant, AccessGrantDetail } from '@accord/contract/access.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { Loaded } from '../pages/loaded.tsx'
import { grantedScopeName, grantedScopes } from '../permissions/scope-sentences.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { formatAbsoluteTime, useNow } from '../ui/text/format-time.ts'
import { LastUse } from './last-use.tsx'
import { pathTo } from '../browser/app-path.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { renderLink } from '../pages/router-link.tsx'
import { type ShownGrant, concernName, grantPath } from './access-grant-labels.ts'
import { grantQuery } from './access-grants.api.ts'
import { permissionsOf } from './permission-chips.tsx'
import styles from './grant-details.module.css'

/** Explains how a grant gives access, what it permits, and how it was used. */
export function GrantDetails({ grant }: { grant: AccessGrant }) {
  const { t, language } = useTranslation()
  const { id } = useOrganization()
  const detail = useQuery(grantQuery(id, grant))

  return (
    <Parts>
      <Permitted title={t('Permissions')} grant={grant} />
      <Part title={t('How access was granted')}>
        <ol className={styles.path}>
          {grantPath(grant, t).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {grant.kind === 'endpoint' &&
          renderLink({
            href: pathTo('/organization/$id/endpoints/$endpoint', { id, endpoint: grant.id }),
            className: undefined,
            children: t('View the endpoint'),
          })}
        {grant.kind === 'audit_stream' &&
          renderLink({
            href: pathTo('/organization/$id/audit-streams/$stream', { id, stream: grant.id }),
            className: undefined,
            children: t('View the audit stream'),
          })}
        {grant.kind === 'connection' &&
          renderLink({
            href: pathTo('/organization/$id/single-sign-on/$connection', {
              id,
              connection: grant.id,
            }),
            className: undefined,
            children: t('View the connection'),
          })}
      </Part>
      <Allowed grant={grant} />
      {grant.through?.lastUsedAt && (
        <Part title={t('Last sign-in through {{name}}', { name: grant.through.name })}>
          <p>{formatAbsoluteTime(new Date(grant.through.lastUsedAt), language)}</p>
        </Part>
      )}
      <Part title={t('Last used')}>
        <div>
          <LastUse grant={grant} />
        </div>
      </Part>
      <Loaded query={detail} plain skeleton={<Skeleton width="long" />}>
        {(data) => <Used detail={data} />}
      </Loaded>
    </Parts>
  )
}

/** Shows the parts of a row's details, side by side if there's enough space. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}

export function Permitted({ title, grant }: { title: string; grant: ShownGrant }) {
  const { t } = useTranslation()
  const sentences = permissionsOf(grant, t).map(({ sentence }) => sentence)
  return (
    <Part title={title}>
      <Sentences of={sentences} none={t('No access.')} />
    </Part>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}

function Sentences({ of, none }: { of: readonly string[]; none: string }) {
  if (of.length === 0) return <p className={styles.faint}>{none}</p>
  return (
    <ul className={styles.list}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/**
 * Shows the usage, which is recorded only for grants with scopes. Scopes that were never used can probably be removed.
 */
function Used({ detail }: { detail: AccessGrantDetail }) {
  const { t } = useTranslation()
  const { used, unusedScopes, scopes } = detail
  if (scopes.length === 0) return null
  return (
    <>
      <Part title={t('Used in the last 90 days')}>
        <Sentences of={used.flatMap((use) => usedSentence(use, t))} none={t('None')} />
      </Part>
      {unusedScopes.length > 0 && (
        <Part title={t('Never used')}>
          <Sentences
            of={grantedScopes(unusedScopes).map((granted) => grantedScopeName(granted, t))}
            none=""
          />
        </Part>
      )}
    </>
  )
}

function usedSentence(
  { scope, days, calls }: AccessGrantDetail['used'][number],
  t: Translate,
): string[] {
  // A null scope counts calls that don't need a scope.
  if (scope === null) {
    return [t('Sign-ins and tokens only (days: {{days}}, calls: {{calls}})', { days, calls })]
  }
  const [granted] = grantedScopes([scope])
  if (!granted) return []
  const what = grantedScopeName(granted, t)
  return [t('{{what}} (days: {{days}}, calls: {{calls}})', { what, days, calls })]
}

function Allowed({ grant }: { grant: AccessGrant }) {
  const { t, language } = useTranslation()
  const now = useNow()
  const { allowedAt, allowedBy, expiresAt, concerns } = grant
  const time = formatAbsoluteTime(new Date(allowedAt), language)
  return (
    <Part title={t('Granted')}>
      <p>{allowedBy ? t('{{time}}, by {{name}}', { time, name: allowedBy }) : time}</p>
      {concerns.includes('allowed_by_former') && (
        <p className={styles.faint}>{concernName('allowed_by_former', t)}</p>
      )}
      {expiresAt && new Date(expiresAt) > now && (
        <p className={styles.faint}>
          {t('Expires {{time}}', {
            time: formatAbsoluteTime(new Date(expiresAt), language),
          })}
        </p>
      )}
    </Part>
  )
}
