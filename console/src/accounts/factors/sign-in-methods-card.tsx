import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import { sessionsQuery } from '../../session/session.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useSignOutSessions } from '../sessions-card.tsx'
import type { Factors, Passkey } from '@accord/contract/factors.ts'
import { EntryList, EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { pathTo } from '../../browser/app-path.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { formatAbsoluteTime, useNow } from '../../ui/text/format-time.ts'
import styles from './sign-in-methods-card.module.css'
import { useRef, useState } from 'react'
import { hasPasskeys } from '../../browser/settings.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PasskeyEntry, RenamePasskeyDialog } from './passkeys.tsx'
import { PasswordEntry } from './password-entry.tsx'
import { RecoveryCodesDialog, RecoveryCodesEntry } from './recovery-codes.tsx'
import { TotpDialog, TotpEntry } from './totp.tsx'
import { useFactorChanges } from './use-factor-changes.ts'
import type { FormToggle } from '../form-toggle.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { factorsQuery } from './factors.api.ts'

/**
 * Offers to sign out other sessions, because the person may have changed a sign-in method after someone else got
 * access.
 */
function OtherSessionsNotice() {
  const { t } = useTranslation()
  const others = (useQuery(sessionsQuery(1)).data?.__meta.total ?? 1) - 1
  const signingOut = useSignOutSessions(() => {})
  if (others < 1) return null

  return (
    <Notice
      kind="info"
      action={
        <Button
          size="small"
          pending={signingOut.others.pending}
          onClick={() => void signingOut.others.run(others)}
        >
          {t('Sign out all other sessions')}
        </Button>
      }
    >
      {t("You're still signed in elsewhere.")}
    </Notice>
  )
}

type WhatIsMissingProps = {
  has: Factors
  newCodes: { pending: boolean; run: () => Promise<void> }
}

/** Shows what's missing before a second factor takes effect, and which organizations require one. */
function WhatIsMissing({ has, newCodes }: WhatIsMissingProps) {
  const { t } = useTranslation()
  const { passkeys, totp, secondFactor, requiredBy } = has
  const begun = passkeys.length > 0 || totp !== null

  return (
    <>
      {requiredBy.length > 0 && (
        <Notice kind={secondFactor ? 'success' : 'warning'} announce={false}>
          <RequiredBy organizations={requiredBy} />
        </Notice>
      )}
      {begun && !secondFactor && (
        <Notice
          kind="warning"
          announce={false}
          title={t("Two-factor authentication isn't on yet")}
          action={
            <Button size="small" pending={newCodes.pending} onClick={() => void newCodes.run()}>
              {t('Create recovery codes')}
            </Button>
          }
        >
          {passkeys.length > 0
            ? t(
                'Save recovery codes or add a second passkey. Until then, your password is enough to sign in.',
              )
            : t('Save recovery codes. Until then, your password is enough to sign in.')}
        </Notice>
      )}
    </>
  )
}

function RequiredBy({ organizations }: { organizations: Factors['requiredBy'] }) {
  const { t, language } = useTranslation()
  const now = useNow()
  return (
    <ul className={styles.organizations}>
      {organizations.map(({ id, name, from }) => (
        <li key={id}>
          <Translated
            text={
              new Date(from) <= now
                ? t('{{name}} requires two-factor authentication.')
                : t('{{name}} will require two-factor authentication starting {{date}}.', {
                    date: formatAbsoluteTime(new Date(from), language),
                  })
            }
            parts={{
              name: renderLink({
                href: pathTo('/organization/$id', { id }),
                className: undefined,
                children: name,
              }),
            }}
          />
        </li>
      ))}
    </ul>
  )
}

type SignInMethodsProps = {
  words: { title: string; description: string }
  has: Factors
  passwordForm: FormToggle
}

function SignInMethods({ words, has, passwordForm }: SignInMethodsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [renaming, setRenaming] = useState<Passkey>()
  const changes = useFactorChanges(has, () => list.current?.focus())
  const { passkeys, totp } = has

  return (
    <Card
      {...words}
      footer={
        <>
          {!totp && (
            <Button
              pending={changes.beginTotp.pending}
              onClick={() => void changes.beginTotp.run()}
            >
              {t('Set up an authenticator app')}
            </Button>
          )}
          {hasPasskeys() && (
            <Button
              variant={has.secondFactor || passwordForm.isOpen ? 'secondary' : 'primary'}
              pending={changes.addPasskey.pending}
              onClick={() => void changes.addPasskey.run(has)}
            >
              {t('Add a passkey')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        {changes.refused && (
          <Notice
            kind="warning"
            title={t('No passkey was added')}
            action={
              <Button size="small" onClick={() => void changes.addPasskey.run(has)}>
                {t('Try again')}
              </Button>
            }
          >
            {t("It was canceled, took too long, or your browser or device didn't allow it.")}
          </Notice>
        )}
        <WhatIsMissing has={has} newCodes={changes.newCodes} />
        <EntryList ref={list} label={t('Sign-in methods')}>
          <PasswordEntry has={has} form={passwordForm} removing={changes.removePassword} />
          {passkeys.map((passkey) => (
            <PasskeyEntry
              key={passkey.id}
              passkey={passkey}
              removing={changes.removePasskey.doing?.id === passkey.id}
              onRename={() => setRenaming(passkey)}
              onRemove={() => void changes.removePasskey.run(passkey)}
            />
          ))}
          {totp && <TotpEntry since={totp.since} removing={changes.removeTotp} />}
          {(passkeys.length > 0 || totp) && (
            <RecoveryCodesEntry codes={has.recoveryCodes} newCodes={changes.newCodes} />
          )}
        </EntryList>
        {changes.changed && <OtherSessionsNotice />}
      </div>
      {renaming && (
        <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(undefined)} />
      )}
      {changes.begunTotp && <TotpDialog begun={changes.begunTotp} onClose={changes.closeTotp} />}
      {changes.codes && (
        <RecoveryCodesDialog codes={changes.codes} has={has} onClose={changes.closeCodes} />
      )}
    </Card>
  )
}

export function SignInMethodsCard({ passwordForm }: { passwordForm: FormToggle }) {
  const { t } = useTranslation()
  const factors = useQuery(factorsQuery)
  const words = {
    title: t('Sign-in methods'),
    description: t(
      'A passkey or authenticator app protects your account even if someone learns your password.',
    ),
  }
  if (factors.data)
    return <SignInMethods words={words} has={factors.data} passwordForm={passwordForm} />

  return (
    <Card {...words}>
      <Loaded
        query={factors}
        plain
        failure={t('Unable to load your sign-in methods.')}
        loadingLabel={t('Loading your sign-in methods…')}
        skeleton={<EntrySkeletons count={2} />}
      />
    </Card>
  )
}
