import type { Application } from '@accord/contract/applications.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UnusableAddress } from '../../../approvals/approval-failed.tsx'
import { OnlyShown } from '../../../approvals/approval-panel.tsx'
import { readParameters } from '../../../approvals/approval-parameters.ts'
import { ApprovalSteps } from '../../../approvals/open-approval.tsx'
import { useWords } from '../../../language/words.ts'
import { meQuery } from '../../../session/session.api.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import connectStyles from '../connect/connect-card.module.css'
import { type Asking, flowOf } from './approval-address.ts'
import styles from './approval-card.module.css'
import { exampleFacts, undecided, type Viewer } from './example-facts.ts'

type ApprovalPreviewProps = { application: Application; asking: Asking }

/** The approval screen itself, of example people: to be looked at, not pressed. */
export function ApprovalPreview({ application, asking }: ApprovalPreviewProps) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const [viewer, setViewer] = useState<Viewer>('member')
  return (
    <details
      className={connectStyles.more}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('Preview')}</summary>
      {open && (
        <div className={styles.preview}>
          <SelectField
            label={t('As it is seen by')}
            value={viewer}
            onChange={({ target }) => setViewer(target.value as Viewer)}
          >
            <option value="member">{t('A member of another organization')}</option>
            <option value="admin">{t('An admin of another organization')}</option>
            <option value="outsider">{t('Somebody without a profile')}</option>
          </SelectField>
          <figure className={styles.screen}>
            <figcaption className={styles.caption}>
              {t('A preview with example people. Nothing in it can be pressed.')}
            </figcaption>
            <Shown application={application} asking={asking} viewer={viewer} />
          </figure>
        </div>
      )}
    </details>
  )
}

function Shown({ application, asking, viewer }: ApprovalPreviewProps & { viewer: Viewer }) {
  const { t } = useWords()
  const { data: person } = useQuery(meQuery)
  const asked = readParameters(flowOf(asking))
  if (!person) return null
  const example = { organization: t('Example organization'), person, application }
  return (
    <OnlyShown value>
      <div inert>
        {typeof asked === 'string' ? (
          <UnusableAddress problem={asked} />
        ) : (
          <ApprovalSteps
            asked={asked}
            facts={exampleFacts(viewer, asked, example)}
            decision={undecided}
          />
        )}
      </div>
    </OnlyShown>
  )
}
