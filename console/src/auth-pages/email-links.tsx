import {
  type MailedInvitation,
  declineMailedInvitation,
  readMailedInvitation,
} from '@accord/contract/invitations.ts'
import { useEffect, useState } from 'react'
import { removeStored, saveStored, loadStored } from '../browser/browser-storage.ts'
import { leaveFor } from '../browser/redirects.ts'
import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import { call } from '../session/call.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { showSnackbarOnNextPage } from '../ui/feedback/snackbar.tsx'
import type { EmailLinksProps } from './sent-email-info.tsx'
import styles from './email-links.module.css'
import { withQuery } from '../browser/app-path.ts'
import { resendVerificationTo } from './verify-email/resend-verification.ts'
import type { BannerMessage } from './banner.tsx'
import { isId } from '@accord/contract/rules/ids.ts'

type InvitedProps = EmailLinksProps & { code: string; declines: boolean }

/** Shows who invited whom. Anyone with the email can see this, and decline without an account (decision 060). */
export function Invited({ page, email: field, code, declines }: InvitedProps) {
  const { t } = useTranslation()
  const [invitation, setInvitation] = useState<MailedInvitation>()
  const [asked, setAsked] = useState(declines)
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  // If sign-up is limited to invited people, the service accepts no other address.
  const mayChoose = page === 'sign-up' && !settings.signUpFor

  useEffect(() => {
    // An expired link shows nothing here. After signing in, the person gets an explanation.
    call(readMailedInvitation, { body: { code } }).then(setInvitation, () => {})
  }, [code])

  useEffect(() => {
    if (!invitation || !field.current) return
    if (page === 'sign-up') lock(field.current, invitation.email)
    else suggest(field.current, invitation.email)
  }, [invitation, field, page])

  function chooseAddress(isInvited: boolean) {
    setElsewhere(!isInvited)
    const input = field.current
    if (!input) return
    if (isInvited) lock(input, invitation!.email)
    else unlock(input)
    // The password rules depend on the address.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }

  async function decline() {
    setPending(true)
    try {
      await call(declineMailedInvitation, { body: { code } })
    } catch {
      setPending(false)
      setFailed(true)
      return
    }
    removeStored('invitationId')
    showSnackbarOnNextPage({
      kind: 'success',
      message: t('Invitation to join organization has been declined'),
    })
    await leaveFor('/sign-in')
  }

  if (!invitation) return null
  const { organization, email, invitedBy } = invitation
  return (
    <Notice
      kind={failed ? 'error' : 'info'}
      title={t('{{organization}} invited {{email}}', { organization, email })}
      action={
        <div className={styles.ways}>
          {asked ? (
            <>
              <Button
                size="small"
                variant="danger"
                pending={pending}
                onClick={() => void decline()}
              >
                {t('Decline invitation')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setAsked(false)}>
                {t('Cancel')}
              </Button>
            </>
          ) : (
            <>
              {mayChoose && (
                <Button size="small" onClick={() => chooseAddress(isElsewhere)}>
                  {isElsewhere ? t('Use the invited email address') : t('Use another address')}
                </Button>
              )}
              <Button size="small" onClick={() => setAsked(true)}>
                {t('Decline')}
              </Button>
            </>
          )}
        </div>
      }
    >
      {failed
        ? t('Declining invitation failed.')
        : asked
          ? t(
              "You won't join, and we'll let the person who invited you know. If you change your mind, you'll need a new invitation.",
            )
          : isElsewhere
            ? t('After you sign in, you can decide whether to join with your new account.')
            : invitedBy && t('Invited by {{person}}.', { person: invitedBy })}
    </Notice>
  )
}

/** Makes the field read-only. The account with this address opens the invitation automatically. */
function lock(input: HTMLInputElement, email: string) {
  input.value = email
  input.readOnly = true
}

/** Lets the person sign up with another address. They must then confirm that this account joins. */
function unlock(input: HTMLInputElement) {
  input.value = ''
  input.readOnly = false
}

/** Fills in the address unless the person has started to type another one. */
function suggest(input: HTMLInputElement, email: string) {
  if (input.value !== '') return
  input.value = email
  if (document.activeElement === input) input.select()
}

/**
 * Shows that a link was sent, for as long as the link is valid. A snackbar would disappear before the email arrives.
 */
export function LinkSent({ email }: { email: string }) {
  const { t } = useTranslation()
  const [said, setSaid] = useState<BannerMessage>()
  const [sending, setSending] = useState(false)

  async function resend() {
    setSending(true)
    setSaid(await resendVerificationTo(email))
    setSending(false)
  }

  return (
    <Notice
      kind={said?.kind ?? 'info'}
      title={t('We sent a link to {{email}}', { email })}
      action={
        <div className={styles.ways}>
          <Button size="small" pending={sending} onClick={() => void resend()}>
            {t('Resend')}
          </Button>
          <a
            href={withQuery('/sign-up', location.search)}
            onClick={() => saveStored('signUpEmail', email)}
          >
            {t('Change address')}
          </a>
        </div>
      }
    >
      {said?.text ?? t('Open it in this browser to verify your address and sign in.')}
      {said?.detail && <p>{said.detail}</p>}
    </Notice>
  )
}

/** Shows above the form which links this visitor received by email. */
export function EmailLinks(props: EmailLinksProps) {
  const sent = loadStored('linkSent')
  const opened = loadStored('invitationId')
  // Without a session, an invitation can be read only by the email's code, not by an ID.
  const byCode = opened !== undefined && !isId(opened.key)
  return (
    <div className={styles.letters}>
      {sent && props.page === 'sign-in' && !props.isUnverified && <LinkSent email={sent.email} />}
      {byCode && <Invited {...props} code={opened.key} declines={opened.declines} />}
    </div>
  )
}
