import type { ApplicationRequest } from '@accord/contract/application-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import { focusTitle } from '../../pages/focus-title.ts'
import { LoadedPart } from '../../pages/loaded-part.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EntryList, EntryRow } from '../../ui/layout/entry-list.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import { scopeSentences } from '../reach-words.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { type Answer, requestsQuery } from './requests.api.ts'
import styles from './requests-card.module.css'

type Answering = { request: ApplicationRequest; decision: Answer['decision'] }

/** What people of the organization wait for; nothing where they wait for nothing. */
export function RequestsCard({ organizationId }: { organizationId: string }) {
  const { t } = useWords()
  const requests = useQuery(requestsQuery(organizationId))
  const [answering, setAnswering] = useState<Answering>()
  const waiting = requests.data?.data.filter(({ answer }) => answer === null) ?? []

  return (
    <>
      <LoadedPart query={requests} failure={t('Unable to load what people ask for.')}>
        {({ open }) =>
          waiting.length > 0 && (
            <Card
              title={t('Requests: {{count}}', { count: open })}
              description={t(
                'People of this organization ask you to authorize these applications. They are told of your answer by mail.',
              )}
            >
              <EntryList label={t('Requests')}>
                {waiting.map((request) => (
                  <Waiting
                    key={request.id}
                    request={request}
                    onAnswer={(decision) => setAnswering({ request, decision })}
                  />
                ))}
              </EntryList>
            </Card>
          )
        }
      </LoadedPart>
      {answering && (
        <AnswerDialog
          organizationId={organizationId}
          {...answering}
          onClose={() => setAnswering(undefined)}
          onAnswered={() => {
            // Its buttons are gone, and with the last one the card; a dialog that is open keeps the focus inside.
            flushSync(() => setAnswering(undefined))
            focusTitle()
          }}
        />
      )}
    </>
  )
}

type WaitingProps = {
  request: ApplicationRequest
  onAnswer: (decision: Answer['decision']) => void
}

function Waiting({ request, onAnswer }: WaitingProps) {
  const { t } = useWords()
  const { application, askedBy, scopes, createdAt } = request
  const { name, organization } = application
  return (
    <EntryRow align="top">
      <div className={styles.request}>
        <div className={styles.words}>
          <div className={styles.title}>
            {t('{{name}} of {{owner}}', { name, owner: organization.name })}
          </div>
          <div className={styles.faint}>
            {t('{{person}} ({{email}}) asked', { person: askedBy.name, email: askedBy.email })}{' '}
            <RelativeTime value={createdAt} now={useNow()} />
          </div>
          <ul className={styles.may}>
            {scopeSentences(scopes, t).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        <div className={styles.answers}>
          <NotWhileDeleted>
            <Button size="small" onClick={() => onAnswer('decline')}>
              {t('Decline')}
              <span className="visually-hidden">{name}</span>
            </Button>
            <Button size="small" variant="primary" onClick={() => onAnswer('authorize')}>
              {t('Authorize')}
              <span className="visually-hidden">{name}</span>
            </Button>
          </NotWhileDeleted>
        </div>
      </div>
    </EntryRow>
  )
}
