import type { Application } from '@accord/contract/applications.ts'
import {
  defaultLevels,
  levelsOf,
  missingScopes,
  type ScopeLevels,
  scopesOf,
} from '@accord/contract/scopes.ts'
import { useState } from 'react'
import { useWords } from '../language/words.ts'
import { useUnsavedChanges } from '../shell/unsaved-changes.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ScopeConsequences } from './scope-consequences.tsx'
import styles from './scope-grid.module.css'
import { ScopeGrid } from './scope-grid.tsx'
import { useSaveApplication } from './use-save-application.ts'

/** What the application asks for. */
export function ScopesCard({ application }: { application: Application }) {
  const { t } = useWords()
  const { save, saving, saySaved, sayFailed } = useSaveApplication(application)
  /** Nothing while it is what the service has. */
  const [edited, setEdited] = useState<ScopeLevels>()
  const levels = edited ?? levelsOf(application.scopes)
  const scopes = scopesOf(levels)
  const added = missingScopes(scopes, application.scopes)
  const removed = missingScopes(application.scopes, scopes)
  const changed = added.length > 0 || removed.length > 0
  useUnsavedChanges(changed)

  async function saveScopes() {
    try {
      await save({ scopes })
      setEdited(undefined)
      saySaved()
    } catch (error) {
      sayFailed(error)
    }
  }

  return (
    <Card
      title={t('Scopes')}
      description={t(
        'What the application asks for. Each line is what people read before they decide on it.',
      )}
      footer={
        <>
          <span className={styles.defaults}>
            <Button variant="quiet" onClick={() => setEdited(defaultLevels)}>
              {t('Use defaults')}
            </Button>
          </span>
          {changed && <Button onClick={() => setEdited(undefined)}>{t('Discard changes')}</Button>}
          <Button
            variant="primary"
            disabled={!changed}
            pending={saving}
            onClick={() => void saveScopes()}
          >
            {t('Update scopes')}
          </Button>
        </>
      }
    >
      <ScopeGrid levels={levels} onChange={setEdited} />
      <ScopeConsequences
        authorizations={application.authorizations ?? { total: 0, upToDate: 0 }}
        widens={added.length > 0}
        narrows={removed.length > 0}
      />
    </Card>
  )
}
