import { type Application, updateApplication } from '@accord/contract/applications.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './scopes-card.module.css'
import {
  type ScopeEntity,
  type ScopeLevel,
  type ScopeLevels,
  defaultLevels,
  levelsOf,
  scopeEntities,
  scopesOf,
} from '@accord/contract/rules/scopes.ts'
import {
  type ApplicationKind,
  isPublic,
  canRequestScopes,
} from '@accord/contract/rules/application-kinds.ts'
import { useId } from 'react'
import { entityExample, entityName } from '../../permissions/data-kinds.ts'
import { levelName, scopeSentence } from '../../permissions/scope-sentences.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { EditButtons, useEdited } from '../../forms/edit-form.tsx'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Segments } from './segments.tsx'
import { useSaveApplication } from './use-save-application.ts'

type Authorizations = NonNullable<Application['authorizations']>

type ScopeImpactProps = {
  authorizations: Authorizations
  /** Whether the unsaved selection requests more than the saved one. */
  widens: boolean
  narrows: boolean
}

/** Explains what saving means for organizations that have authorized the application. */
function ScopeImpact({ authorizations, widens, narrows }: ScopeImpactProps) {
  const { t } = useTranslation()
  const { total } = authorizations
  return (
    <div className={styles.consequences}>
      <p className={styles.approved}>{approvedBy(authorizations, t)}</p>
      {/* Screen readers announce a notice only if its live region already exists. */}
      <div className={styles.notices} role="status">
        {widens && total > 0 && (
          <Notice kind="info" announce={false}>
            {t(
              '{{count}} organizations will need to authorize the permissions you add. Until then, the application can use only the permissions that each organization has already authorized.',
              {
                count: total,
                defaultValue_one:
                  '{{count}} organization will need to authorize the permissions you add. Until then, the application can use only the permissions that the organization has already authorized.',
              },
            )}
          </Notice>
        )}
        {narrows && (
          <Notice kind="warning" announce={false}>
            {t(
              'Removed permissions will stop working immediately for everyone who uses this application.',
            )}
          </Notice>
        )}
      </div>
    </div>
  )
}

function approvedBy({ total, upToDate }: Authorizations, t: Translate): string {
  if (total === 0) return t('No organization has authorized this application yet.')
  return t('{{upToDate}} of {{count}} organizations have authorized all requested permissions.', {
    upToDate,
    count: total,
    defaultValue_one:
      '{{upToDate}} of {{count}} organization has authorized all requested permissions.',
  })
}

type ScopeGridProps = {
  kind: ApplicationKind
  levels: ScopeLevels
  onChange: (levels: ScopeLevels) => void
}

function ScopeGrid({ kind, levels, onChange }: ScopeGridProps) {
  return (
    <div>
      {scopeEntities.map((entity) => (
        <ScopeRow
          key={entity}
          entity={entity}
          chosen={levels[entity]}
          offered={levelChoices.filter((level) => canRequestScopes(kind, [`${entity}:${level}`]))}
          onChoose={(level) => onChange({ ...levels, [entity]: level })}
        />
      ))}
    </div>
  )
}

const levelChoices = ['none', 'read', 'manage'] as const
const levelClass = { none: undefined, read: styles.read, manage: styles.manage }

type ScopeRowProps = {
  entity: ScopeEntity
  chosen: ScopeLevel
  offered: readonly ScopeLevel[]
  onChoose: (level: ScopeLevel) => void
}

function ScopeRow({ entity, chosen, offered, onChoose }: ScopeRowProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div
      className={styles.row}
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-sentence`}
    >
      <div className={styles.words}>
        <div id={`${id}-name`} className={styles.name}>
          {entityName(entity, t)}
        </div>
        <div className={styles.sentences}>
          <span id={`${id}-sentence`} aria-live="polite">
            {scopeSentence(entity, chosen, t)}
          </span>
          <span>{entityExample(entity, t)}</span>
        </div>
      </div>
      <Segments
        options={offered.map((level) => ({
          value: level,
          label: levelName(level, t),
          className: levelClass[level],
        }))}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  )
}

/** Returns the default levels. An application without a secret can't act on its own behalf. */
function defaultsFor(kind: ApplicationKind): ScopeLevels {
  return isPublic(kind) ? { ...defaultLevels, 'service-account': 'read' } : defaultLevels
}

export function ScopesCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { kind = 'web' } = application
  const saving = useSaveApplication(application)
  const {
    value: levels,
    edit,
    discard,
    update,
  } = useEdited('scopes', levelsOf(application.scopes), (chosen) =>
    saving.attempt({ scopes: scopesOf(chosen) }),
  )
  const scopes = scopesOf(levels)
  const added = missing(scopes, application.scopes)
  const removed = missing(application.scopes, scopes)
  const changed = added.length > 0 || removed.length > 0
  useUnsavedChanges(changed)

  return (
    <Card
      title={t('Permissions')}
      description={t(
        'Choose what the application can do. People see these descriptions before they approve it.',
      )}
      footer={
        <>
          <span className={styles.defaults}>
            <Button variant="quiet" onClick={() => edit(defaultsFor(kind))}>
              {t('Use defaults')}
            </Button>
          </span>
          <EditButtons
            changed={changed}
            saving={saving.pending}
            label={t('Update permissions')}
            onDiscard={discard}
            onUpdate={update}
          />
        </>
      }
    >
      <ScopeGrid kind={kind} levels={levels} onChange={edit} />
      <ScopeImpact
        authorizations={application.authorizations ?? { total: 0, upToDate: 0 }}
        widens={added.length > 0}
        narrows={removed.length > 0}
      />
      {removed.length > 0 && (
        <ImpactPreview
          of={updateApplication}
          sent={{ params: { id: application.id }, body: { scopes } }}
          organizationId={application.organization.id}
        />
      )}
    </Card>
  )
}
