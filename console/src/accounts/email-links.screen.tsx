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
  /** The question is undefined while it's loading. */
  question: string | undefined
  label: string
  danger?: boolean
  answer: () => Promise<Result>
  done: (result: Result) => string
  /** The title after the answer was sent. */
  doneTitle?: string
  /** The next steps, regardless of the result. */
  next: ReactNode
}

/** Shows a page that an email links to. Email programs also open links, so only the button sends the answer. */
export function EmailedQuestion<Result>(asked: MailedQuestionProps<Result>) {
  const { question, label, danger, answer, done, doneTitle, next } = asked
  const { t } = useTranslation()
  const answering = useAction({ mutationFn: answer, failed: () => undefined })
  const title = (answering.result && doneTitle) ?? asked.title
  useDocumentTitle(title)
  // If the person canceled the confirmation, no answer was sent.
  const error = answering.error instanceof ReauthCanceled ? undefined : answering.error
  // A rejection is final, but people can retry after a failed connection or a rate limit.
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

/** Removes the code from the URL, so that it doesn't appear in the history or on the screen. */
export function useMailedCode(code: string | undefined, leave: () => Promise<void>): string {
  const [mailed] = useState(code)
  useEffect(() => {
    if (code !== undefined) void leave()
  }, [code, leave])
  return mailed ?? ''
}

// These short pages share a file, so the browser needs to fetch only one.

/** Shows the page that the email about a new sign-in links to. */
export function NotMeScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { code: mailed, through } = useSearch({ from: '/not-me' })
  const usedProvider = through === 'provider'
  const code = useMailedCode(mailed, () =>
    navigate({ to: '/not-me', search: (kept) => ({ ...kept, code: undefined }), replace: true }),
  )

  return (
    <EmailedQuestion
      title={t("Wasn't this you?")}
      question={
        usedProvider
          ? t(
              "Someone signed in through your organization's identity provider. If it wasn't you, sign them out.",
            )
          : t(
              "Someone signed in to your account. If it wasn't you, sign them out. If you do so within 72 hours of that sign-in, we'll also remove any sign-in methods that were added since then.",
            )
      }
      label={t("This wasn't me")}
      danger
      answer={() => call(reportSignIn, { body: { code } })}
      done={() => t('We signed out that session.')}
      next={
        usedProvider ? (
          <p>
            {t(
              'Contact an admin of your organization now. The person who signed in may know your password for the identity provider.',
            )}
          </p>
        ) : (
          <>
            <p>
              {t('Choose a new password now. The person who signed in may know your current one.')}
            </p>
            <ButtonLink href={'/forgot-password' satisfies AppPath} variant="primary" wide>
              {t('Choose a new password')}
            </ButtonLink>
          </>
        )
      }
    />
  )
}

/** Shows the page that the email about a second factor reset links to. */
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
        "Someone reported that you lost your second factor and asked us to remove it. If you still have it or didn't request this, keep it.",
      )}
      label={t('Keep my second factor')}
      answer={() => call(cancelSecondFactorReset, { body: { code } })}
      done={() => t("We've canceled the reset. You can sign in as before.")}
      next={<ToAccount />}
    />
  )
}

/** Shows the page that the email to the old address links to after the address was changed. */
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
        "Someone requested a change to your account's email address. If it wasn't you, undo the change. We'll sign out all sessions and email you a link to choose a new password.",
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

/** Shows the page that the email to a new address links to. Only the person who requested the change can confirm it. */
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
    // The code is removed from the history only now, because the page still needs it if an expired session reloads it.
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
