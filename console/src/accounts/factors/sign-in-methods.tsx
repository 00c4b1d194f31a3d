import type { Factors, Passkey } from '@accord/contract/factors.ts'
import { useRef, useState } from 'react'
import { hasPasskeys } from '../../browser/has-passkeys.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EntryList } from '../../ui/layout/entry-list.tsx'
import { OtherSessionsNotice } from './other-sessions-notice.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'
import { PasswordEntry } from './password-entry.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RecoveryCodesEntry } from './recovery-codes-entry.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import styles from './sign-in-methods.module.css'
import { TotpDialog } from './totp-dialog.tsx'
import { TotpEntry } from './totp-entry.tsx'
import { useFactorChanges } from './use-factor-changes.ts'
import { WhatIsMissing } from './what-is-missing.tsx'

type SignInMethodsProps = { words: { title: string; description: string }; has: Factors }

export function SignInMethods({ words, has }: SignInMethodsProps) {
  const { t } = useWords()
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
              variant={has.secondFactor ? 'secondary' : 'primary'}
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
        <WhatIsMissing has={has} newCodes={changes.newCodes} />
        <EntryList ref={list} label={t('Ways to sign in')}>
          <PasswordEntry has={has} removing={changes.removePassword} />
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
