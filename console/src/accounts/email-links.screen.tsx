import { type ReactNode, useEffect, useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import {
  ApiError,
  ReauthCanceled,
  explainError,
  isTransient,
  rateLimitMessage,
} from '../api/api-error.ts'
import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useDocumentTitle } from '../pages/page-title.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'
import { undoEmailChange } from '@accord/contract/email-change.ts'
import { linkOfAnother } from '@accord/contract/profiles.ts'
import { cancelSecondFactorReset } from '@accord/contract/factors.ts'
import { reportSignIn } from '@accord/contract/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { hasCode } from '../api/error-checks.ts'
import type { AppPath } from '../browser/app-path.ts'
import { LinkOfAnother, SignInToVerify } from '../profiles/whose-verification.tsx'
import { call } from '../session/call.ts'
import { hasSession } from '../session/session.ts'
import { ownEmailQuery, proveNewEmail } from './accounts.api.ts'

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
export function EmailedQuestion<Result>(asked: MailedQuestionProps<Result>) {
  const { question, label, danger, answer, done, doneTitle, next } = asked
  const { t } = useTranslation()
  const answering = useAction({ mutationFn: answer, failed: () => undefined })
  const title = (answering.result && doneTitle) ?? asked.title
  useDocumentTitle(title)
  // Whoever would not confirm that it is them has not begun.
  const error = answering.error instanceof ReauthCanceled ? undefined : answering.error
  // What the service refused it refuses again; what did not reach it, or came too often, can be tried once more.
  const refused = error instanceof ApiError && !isTransient(error) && !rateLimitMessage(error)
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

// Where letters about an account lead: few words each, and so one file to fetch.

/** Where the letter about a new sign-in leads. */
export function NotMeScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { code: mailed } = useSearch({ from: '/not-me' })
  const code = useMailedCode(mailed, () =>
    navigate({ to: '/not-me', search: (kept) => ({ ...kept, code: undefined }), replace: true }),
  )

  return (
    <EmailedQuestion
      title={t("Wasn't this you?")}
      question={t(
        "Someone signed in to your account. If it wasn't you, sign them out. If you do this within 72 hours of that sign-in, we'll also remove any sign-in methods added since then.",
      )}
      label={t("This wasn't me")}
      danger
      answer={() => call(reportSignIn, { body: { code } })}
      done={() => t('We ended that session.')}
      next={
        <>
          <p>
            {t('Choose a new password now. The person who signed in may know your current one.')}
          </p>
          <ButtonLink href={'/forgot-password' satisfies AppPath} variant="primary" wide>
            {t('Choose a new password')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** Where the letter about a reset leads. */
export function CancelSecondFactorResetScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const params = { code: undefined }
  const code = useMailedCode(useParams({ strict: false }).code, () =>
    navigate({ to: '/keep-second-factor/{-$code}', params, search: true, replace: true }),
  )

  return (
    <EmailedQuestion
      title={t('Keep your second factor')}
      question={t(
        "We received a request to remove your second factor because it was lost. If you still have it or didn't request this, keep it.",
      )}
      label={t('Keep my second factor')}
      answer={() => call(cancelSecondFactorReset, { body: { code } })}
      done={() => t("We've canceled the reset. You can sign in as before.")}
      next={<ToAccount />}
    />
  )
}

/** Where the letter leads that tells the old address of a new one. */
export function EmailNotMeScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const params = { code: undefined }
  const code = useMailedCode(useParams({ strict: false }).code, () =>
    navigate({ to: '/email-not-me/{-$code}', params, search: true, replace: true }),
  )

  return (
    <EmailedQuestion
      title={t("Wasn't this you?")}
      question={t(
        "Someone requested to change your account's email address. If it wasn't you, undo the change. We'll sign out all sessions and email you a link to choose a new password.",
      )}
      label={t("This wasn't me")}
      danger
      answer={() => call(undoEmailChange, { body: { code } })}
      doneTitle={t('Email change undone')}
      done={({ email }) =>
        t('You sign in with {{email}}. We sent a link there to choose a new password.', {
          email,
        })
      }
      next={
        <ButtonLink href={'/forgot-password' satisfies AppPath} wide>
          {t('Send another link')}
        </ButtonLink>
      }
    />
  )
}

/** The link of the mail that goes to a new address: for the person who asked for it, and who signs in with it then. */
export function VerifyNewEmailScreen() {
  const { code = '' } = useParams({ strict: false })
  const path = `/verify-new-email/${encodeURIComponent(code)}`
  const [ofAnother, setOfAnother] = useState(false)

  if (!hasSession()) return <SignInToVerify path={path} />
  if (ofAnother) return <LinkOfAnother path={path} />
  return <Question code={code} onOfAnother={() => setOfAnother(true)} />
}

function Question({ code, onOfAnother }: { code: string; onOfAnother: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: own, isPending } = useQuery(ownEmailQuery)
  const email = own?.pending?.email ?? t('your new address')

  return (
    <EmailedQuestion
      title={t('Verify your new email address')}
      question={
        isPending
          ? undefined
          : t("You'll sign in with {{email}} instead of {{old}}.", {
              email,
              old: own?.email ?? t('your current one'),
            })
      }
      label={t('Use this address')}
      answer={prove}
      done={(proved) => t('You now sign in with {{email}}.', { email: proved })}
      next={<ToAccount />}
    />
  )

  async function prove(): Promise<string> {
    await proveNewEmail(code).catch((error: unknown) => {
      if (hasCode(error, linkOfAnother)) onOfAnother()
      throw error
    })
    // Out of the history. Not before: a session that has ended loads the page anew.
    const params = { code: undefined }
    await navigate({ to: '/verify-new-email/{-$code}', params, search: true, replace: true })
    return email
  }
}

function ToAccount() {
  const { t } = useTranslation()
  return (
    <ButtonLink href={'/user/account' satisfies AppPath} variant="primary" wide>
      {t('Continue to your account')}
    </ButtonLink>
  )
}
