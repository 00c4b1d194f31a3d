import { type EventType, eventTypes } from '@accord/contract/event-types.ts'
import { actingForItself, canRequestScopes } from '@accord/contract/rules/application-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo, withAnchor } from '../../browser/app-path.ts'
import { Translated } from '../../i18n/translated.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { grantedScopeName } from '../../permissions/scope-sentences.ts'
import { eventTypesQuery } from './event-types.api.ts'
import { useEndpointOwner, useOwningApplication } from './endpoint-owner.ts'
import styles from './endpoints.module.css'

/** Returns the types that the owner of the endpoints can receive. The service lists them for applications. */
export function useOfferedTypes(): readonly EventType[] {
  const { applicationId } = useEndpointOwner()
  const { scopes = [] } = useOwningApplication() ?? {}
  const known = useQuery({ ...eventTypesQuery, enabled: applicationId !== undefined }).data?.data
  if (applicationId === undefined) return eventTypes
  // No person is involved, so everything else needs the permission to act on its own.
  const readable = new Set<unknown>(['itself'])
  if (scopes.includes(actingForItself)) scopes.forEach((scope) => readable.add(scope))
  const types = new Set<unknown>(
    known?.filter(({ application }) => readable.has(application)).map(({ type }) => type),
  )
  return eventTypes.filter((type) => types.has(type))
}

/** Says why an application can't receive more types. */
export function MissingTypes() {
  const { t } = useTranslation()
  const application = useOwningApplication()
  if (!application) return null
  const { id, name, kind = 'web', scopes } = application
  const permission = grantedScopeName({ entity: 'service-account', level: 'manage' }, t)
  const text = scopes.includes(actingForItself)
    ? t(
        'Besides events about its own access, {{name}} receives only events about data that <permissions>its permissions</permissions> include.',
        { name },
      )
    : canRequestScopes(kind, [actingForItself])
      ? t(
          '{{name}} receives only events about its own access. To receive others, it also needs <permissions>the permission {{permission}}</permissions>.',
          { name, permission },
        )
      : t('{{name}} receives only events about its own access, because it has no client secret.', {
          name,
        })
  const href = withAnchor(pathTo('/application/$id', { id }), 'permissions')
  return (
    <p className={styles.hint}>
      <Translated
        text={text}
        parts={{ permissions: renderLink({ href, className: undefined, children: null }) }}
      />
    </p>
  )
}
