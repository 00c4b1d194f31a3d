import { type Application, updateApplication } from '@accord/contract/applications.ts'
import { type ApplicationKind, isPublic } from '@accord/contract/rules/application-kinds.ts'
import {
  defaultLevels,
  levelsOf,
  type ScopeLevels,
  scopesOf,
} from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { EditButtons } from '../../forms/edit-buttons.tsx'
import { useEdited } from '../../forms/use-edited.ts'
import { useWords } from '../../language/words.ts'
import { WhatEnds } from '../../pages/ending/what-ends.tsx'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ScopeConsequences } from './scope-consequences.tsx'
import styles from './scope-grid.module.css'
import { ScopeGrid } from './scope-grid.tsx'
import { useSaveApplication } from './use-save-application.ts'

/** Without a secret it cannot act in its own name. */
function defaultsFor(kind: ApplicationKind): ScopeLevels {
  return isPublic(kind) ? { ...defaultLevels, 'service-account': 'read' } : defaultLevels
}

/** What the application asks for. */
export function ScopesCard({ application }: { application: Application }) {
  const { t } = useWords()
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
      title={t('Scopes')}
      description={t(
        'What the application asks for. Each line is what people read before they decide on it.',
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
            label={t('Update scopes')}
            onDiscard={discard}
            onUpdate={update}
          />
        </>
      }
    >
      <ScopeGrid kind={kind} levels={levels} onChange={edit} />
      <ScopeConsequences
        authorizations={application.authorizations ?? { total: 0, upToDate: 0 }}
        widens={added.length > 0}
        narrows={removed.length > 0}
      />
      {removed.length > 0 && (
        <WhatEnds
          of={updateApplication}
          sent={{ params: { id: application.id }, body: { scopes } }}
          organizationId={application.organization.id}
        />
      )}
    </Card>
  )
}
