import type { ReplyOf } from '@accord/contract/call.ts'
import {
  type beginTotp as beginTotpCall,
  type Factors,
  factorRequired,
  type Passkey,
} from '@accord/contract/factors.ts'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/api-error.ts'
import { hasCode } from '../../api/error-checks.ts'
import { isOnThisDevice } from '../../browser/passkey.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { confirmIdentity } from '../../session/confirm-identity.ts'
import {
  addPasskeyMutation,
  beginTotpMutation,
  newRecoveryCodesMutation,
  removePasskeyMutation,
  removePasswordMutation,
  removeTotpMutation,
} from './factors.api.ts'

/** Provides the actions for sign-in methods. `onGone` runs when a row is removed together with the focused button. */
export function useFactorChanges(has: Factors, onGone: () => void) {
  const { t } = useTranslation()
  /** The codes are shown only once, so they're stored only in this state. */
  const [codes, setCodes] = useState<string[]>()
  const [begunTotp, setBegunTotp] = useState<ReplyOf<typeof beginTotpCall>>()
  const [changed, setChanged] = useState(false)
  const [refused, setRefused] = useState(false)
  const gone = () => {
    setChanged(true)
    onGone()
  }
  const isLast = has.passkeys.length + (has.totp ? 1 : 0) === 1
  // Without saved codes, a second factor counts only if there are two passkeys.
  const leavesOnePasskey = has.passkeys.length === 2 && !has.recoveryCodes.kept
  const passwordAlone = t("You'll be able to sign in with just your password.")
  const passwordCounts = has.secondFactor && has.password

  const addPasskey = useAction({
    ...addPasskeyMutation,
    before: confirmIdentity,
    done: (added) => added && t('“{{name}}” added', { name: added.passkey.name }),
    failed: (error) =>
      isOnThisDevice(error)
        ? t('You already have a passkey on this device.')
        : `${t('Unable to add a passkey.')} ${t(explainError(error))}`,
    after: (added) => {
      setRefused(!added)
      if (!added) return
      setChanged(true)
      setCodes(added.recoveryCodes)
    },
  })

  const removePasskey = useAction({
    ...removePasskeyMutation,
    before: confirmIdentity,
    ask: ({ name }: Passkey) => ({
      title: t('Remove this passkey?'),
      message: `${t("You'll no longer be able to sign in with “{{name}}”.", { name })} ${passwordCounts && (isLast || leavesOnePasskey) ? passwordAlone : ''}`,
      action: t('Remove'),
      danger: true,
    }),
    done: t('Passkey removed'),
    failed: because(t('Unable to remove the passkey.')),
    after: gone,
  })

  const removeTotp = useAction({
    ...removeTotpMutation,
    before: confirmIdentity,
    ask: () => ({
      title: t('Remove your authenticator app?'),
      message: `${t('Its codes will stop working.')} ${passwordCounts && isLast ? passwordAlone : ''}`,
      action: t('Remove'),
      danger: true,
    }),
    done: t('Authenticator app removed'),
    failed: because(t('Unable to remove the authenticator app.')),
    after: gone,
  })

  const removePassword = useAction({
    ...removePasswordMutation,
    before: confirmIdentity,
    ask: () => ({
      title: t('Remove your password?'),
      message: t(
        "You'll be able to sign in only with your other sign-in methods. You can set a new password later.",
      ),
      action: t('Remove'),
      danger: true,
    }),
    done: t('Password removed'),
    failed: t('Unable to remove the password.'),
    after: gone,
  })

  const beginTotp = useAction({
    ...beginTotpMutation,
    before: confirmIdentity,
    failed: t('Unable to set up an authenticator app.'),
    after: setBegunTotp,
  })

  const newCodes = useAction({
    ...newRecoveryCodesMutation,
    before: confirmIdentity,
    ask: () =>
      has.recoveryCodes.kept
        ? {
            title: t('Create new recovery codes?'),
            message: t('Your current recovery codes will stop working.'),
            action: t('Create new codes'),
          }
        : undefined,
    failed: t('Unable to create recovery codes.'),
    after: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })

  return {
    addPasskey,
    removePasskey,
    removeTotp,
    removePassword,
    beginTotp,
    newCodes,
    codes,
    closeCodes: () => setCodes(undefined),
    begunTotp,
    /** Receives the recovery codes if the app is the first factor. */
    closeTotp: (came?: { recoveryCodes?: string[] | undefined }) => {
      setBegunTotp(undefined)
      if (!came) return
      setChanged(true)
      setCodes(came.recoveryCodes)
    },
    changed,
    /** Whether the browser refused the passkey or the person canceled. */
    refused: refused && !addPasskey.pending,
  }

  /** Explains a rejection, including the organizations that require the factor. */
  function because(what: string) {
    return (error: Error) => {
      const organizations = hasCode(error, factorRequired) && error.fields['organizations']
      const why = organizations
        ? t("It's required by {{organizations}}. Add another second factor first.", {
            organizations,
          })
        : t(explainError(error))
      return `${what} ${why}`
    }
  }
}
