import type { ApplicationCard } from '@accord/contract/applications.ts'
import { useEffect } from 'react'
import { useWords } from '../language/words.ts'
import { focusTitle } from '../pages/focus-title.ts'
import { ApprovalPanel } from './approval-panel.tsx'

/** The answer went to an application on this device: the browser opens it and stays where it is. */
export function HandedOver({ application: { name } }: { application: ApplicationCard }) {
  const { t } = useWords()
  useEffect(focusTitle, [])
  return (
    <ApprovalPanel
      title={t('Go on in {{name}}', { name })}
      context={t(
        'Your answer was handed to the application on this device. You can close this page.',
      )}
    >
      <p>{t('If it did not open, start again from there.')}</p>
    </ApprovalPanel>
  )
}
