import { type ReactNode, useEffect, useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { ApiError, saidTooOften } from '../api/api-error.ts'
import { explainError } from '../api/explain-error.ts'
import { mayPass } from '../api/may-pass.ts'
import { NotConfirmed } from '../api/not-confirmed.ts'
import { settings } from '../browser/settings.ts'
import { useWords } from '../language/words.ts'
import { useDocumentTitle } from '../pages/document-title.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'

type MailedQuestionProps<Result> = {
  title: string
  /** Absent while it is not known. */
  question: string | undefined
  /** On the button that answers it. */
  label: string
  danger?: boolean
  answer: () => Promise<Result>
  done: (result: Result) => string
  /** In place of a title that asks, once it is done. */
  doneTitle?: string
  /** Where somebody goes on, whatever came of it. */
  next: ReactNode
}

/** Where a letter leads; pressed and not merely opened, because mail programs look at links too. */
export function MailedQuestion<Result>(asked: MailedQuestionProps<Result>) {
  const { question, label, danger, answer, done, doneTitle, next } = asked
  const { t } = useWords()
  const answering = useAction({ mutationFn: answer, failed: () => undefined })
  const title = (answering.result && doneTitle) ?? asked.title
  useDocumentTitle(title)
  // Whoever would not confirm that it is them has not begun.
  const error = answering.error instanceof NotConfirmed ? undefined : answering.error
  // What the service refused it refuses again; what did not reach it, or came too often, can be tried once more.
  const refused = error instanceof ApiError && !mayPass(error) && !saidTooOften(error)
  const over = answering.result !== undefined || refused

  return (
    <Panel productName={settings.brand} title={title}>
      <PanelStack>
        {error && <Notice kind="error">{t(explainError(error))}</Notice>}
        {answering.result && <Notice kind="success">{done(answering.result)}</Notice>}
        {over ? (
          next
        ) : question === undefined ? (
          <Loading label={t('Loading…')}>
            <Skeleton />
          </Loading>
        ) : (
          <>
            <p>{question}</p>
            <Button
              variant={danger ? 'danger' : 'primary'}
              wide
              pending={answering.pending}
              onClick={() => void answering.run()}
            >
              {label}
            </Button>
          </>
        )}
      </PanelStack>
    </Panel>
  )
}

/** Out of the address at once: out of the history, and of what others may see. */
export function useMailedCode(code: string | undefined, leave: () => Promise<void>): string {
  const [mailed] = useState(code)
  useEffect(() => {
    if (code !== undefined) void leave()
  }, [code, leave])
  return mailed ?? ''
}
