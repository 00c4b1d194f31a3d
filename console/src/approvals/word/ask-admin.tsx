import { useRef } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import { askAdminMutation } from '../approval.api.ts'
import styles from '../approval.module.css'
import type { OrganizationWord } from './organization-word.ts'

type AskAdminProps = { word: OrganizationWord; application: string }

/** Those who manage the organization hear of it; while they have not answered, there is nothing to press. */
export function AskAdmin({ word, application }: AskAdminProps) {
  const { t } = useWords()
  const { request, scopes, profile } = word
  const place = useRef<HTMLDivElement>(null)
  const asking = useAction({
    ...askAdminMutation(profile.organization.id, { application, scopes }),
    failed: t('Your request was not sent.'),
    about: `ask ${application}`,
    // What was pressed is gone.
    after: () => place.current?.focus(),
  })

  return (
    <div ref={place} tabIndex={-1} className={styles.section}>
      {request && <LastRequest request={request} />}
      {(!request || request.answer) && (
        <div>
          <Button pending={asking.pending} onClick={() => void asking.run()}>
            {t('Ask an admin')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** 'Asked 5 minutes ago', or what came of it. */
function LastRequest({ request }: { request: NonNullable<OrganizationWord['request']> }) {
  const { t, language } = useWords()
  const now = useNow()
  const { createdAt, answer, answeredAt, note } = request
  // What was authorized once was taken back, or was less than this.
  if (answer === 'authorized') return null
  return (
    <p>
      {answer ? t('Declined') : t('Asked')}{' '}
      <RelativeTime value={answeredAt ?? createdAt} now={now} locale={language} />
      {answer
        ? note && `: “${note}”`
        : `. ${t('You are told by mail once an admin has answered.')}`}
    </p>
  )
}
