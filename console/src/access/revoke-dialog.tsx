import type { AccessGrant, RevokedGrant } from '@accord/contract/access.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { CopyButton } from '../ui/buttons/copy-button.tsx'
import { MonoValue } from '../ui/text/credential.tsx'
import { formatAbsoluteTime } from '../ui/text/format-time.ts'
import { revocationSentence, grantLabel } from './access-grant-labels.ts'
import styles from './revoke-dialog.module.css'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { pathTo } from '../browser/app-path.ts'
import { selectedSecrets } from '../organizations/secrets/viewed-secrets.api.ts'
import { RotatedSecrets, ViewedSecrets } from '../organizations/secrets/viewed-secrets.tsx'
import { Loaded } from '../pages/loaded.tsx'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'
import { typedName } from '../ui/overlays/typed-name.tsx'
import { grantKey } from './grant-key.ts'
import { revokeMutation, revokePreviewQuery } from './access-grants.api.ts'

/** Shows one item of the dialog, with its impact and then the proof of its revocation. */
function RevokedItem({ item, grant }: { item: RevokedGrant; grant: AccessGrant | undefined }) {
  const { t, language } = useTranslation()
  const { proof } = item
  return (
    <li>
      <div className={styles.name}>{grant?.name ?? grantLabel(item, t)}</div>
      {grant && (
        <div className={styles.said}>
          {grantLabel(grant, t)}
          {grant.person && ` · ${t('for {{person}}', { person: grant.person })}`}
        </div>
      )}
      <div className={styles.said}>{outcomeSentence(item, t)}</div>
      {proof && (
        <>
          <div className={styles.said}>
            {t('Activity entry {{position}}, {{time}}', {
              time: formatAbsoluteTime(new Date(proof.at), language),
              position: String(proof.position),
            })}
          </div>
          <div className={styles.hash}>
            <MonoValue value={proof.hash} />
            <CopyButton
              value={proof.hash}
              label={t('Copy hash')}
              copiedLabel={t('Copied!')}
              failedLabel={t(
                "We couldn't copy it automatically. Select the text and copy it manually.",
              )}
            />
          </div>
        </>
      )}
    </li>
  )
}

function outcomeSentence(item: RevokedGrant, t: Translate): string {
  const { kind, outcome, reason, tokens, approvals, secrets } = item
  if (outcome === 'gone') return t('This access has already ended.')
  if (outcome === 'refused') return t(reason!)
  return [
    revocationSentence(kind, t),
    tokens > 0 &&
      (outcome === 'ended'
        ? t('{{count}} tokens revoked.', {
            count: tokens,
            defaultValue_one: '{{count}} token revoked.',
          })
        : t('{{count}} tokens will be revoked.', {
            count: tokens,
            defaultValue_one: '{{count}} token will be revoked.',
          })),
    kind !== 'approval' &&
      approvals > 0 &&
      t('{{count}} approvals affected.', {
        count: approvals,
        defaultValue_one: '{{count}} approval affected.',
      }),
    secrets > 0 && t("Secrets they've viewed and can still use: {{count}}.", { count: secrets }),
  ]
    .filter(Boolean)
    .join(' ')
}

type RevokeDialogProps = {
  organizationId: string
  grants: readonly AccessGrant[]
  /** Receives the results if anything was revoked. */
  onClose: (done: readonly RevokedGrant[] | undefined) => void
}

/** Shows the impact, asks for confirmation, and then shows the proof. */
export function RevokeDialog({ organizationId, grants, onClose }: RevokeDialogProps) {
  const { t } = useTranslation()
  const items = grants.map(({ kind, id }) => ({ kind, id }))
  const revoking = useAction(revokeMutation(organizationId))
  const { done, secrets } = revoking.result ?? {}
  const preview = useQuery({
    ...revokePreviewQuery(organizationId, items),
    enabled: done === undefined && !revoking.pending,
  })
  const shown = done ?? preview.data?.items
  const [text, setText] = useState('')
  const [first] = grants
  const typed = first?.kind === 'own_application' ? typedName(first.name, t) : undefined
  const endable = shown?.filter(({ outcome }) => outcome === 'ends').length ?? 0
  const ready = endable > 0 && (!typed || typed.accepts.includes(text.trim()))
  const leaving = done ? [] : grants.filter((grant) => grant.kind === 'person' && ends(grant))
  const close = () => onClose(done)

  useEffect(() => selectedSecrets.set([]), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) void revoking.run(items)
  }

  return (
    <Dialog alert title={title()} message={message()} onDismiss={close}>
      <form onSubmit={submit}>
        <DialogContent>
          {shown ? (
            <ul className={styles.items} aria-live="polite">
              {shown.map((item) => (
                <RevokedItem
                  key={grantKey(item)}
                  // ViewedSecrets lists these secrets below.
                  item={leaving.includes(grantOf(item)!) ? { ...item, secrets: 0 } : item}
                  grant={grantOf(item)}
                />
              ))}
            </ul>
          ) : (
            <Loaded
              query={preview}
              plain
              loadingLabel={t('Checking what this affects…')}
              skeleton={<Skeleton width="long" />}
            />
          )}
          {typed && endable > 0 && (
            <div className={styles.typed}>
              {typed.shown}
              <TextField
                label={typed.label}
                value={text}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setText(target.value)}
              />
            </div>
          )}
          {secrets && <RotatedSecrets {...secrets} />}
        </DialogContent>
        {leaving.length > 0 && <ViewedSecrets organizationId={organizationId} members={leaving} />}
        <DialogActions>
          {done ? (
            <>
              {renderButton(
                pathTo('/organization/$id/activity', { id: organizationId }),
                t('View activity'),
              )}
              <Button variant="primary" onClick={close}>
                {t('Close')}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={close}>{t('Cancel')}</Button>
              <Button type="submit" variant="danger" pending={revoking.pending} disabled={!ready}>
                {endable === 0
                  ? t('Revoke')
                  : t('Revoke {{count}}', { count: endable, defaultValue_one: 'Revoke' })}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )

  function title(): string {
    if (done) return someEnded() ? t('Access revoked') : t('No access was revoked')
    return grants.length === 1 && first
      ? t('Revoke {{name}}?', { name: first.name })
      : t('Revoke {{count}} selected items?', { count: grants.length })
  }

  function message(): string {
    if (!done) return t('Revoking takes effect immediately.')
    if (!someEnded()) return t("We've updated the list.")
    return numberEnded() === 1
      ? t('This activity entry proves the revocation.')
      : t('These activity entries prove the revocations.')
  }

  function numberEnded(): number {
    return done!.filter(({ outcome }) => outcome === 'ended').length
  }

  function someEnded(): boolean {
    return numberEnded() > 0
  }

  function ends(grant: AccessGrant): boolean {
    return !!shown?.some((item) => item.outcome === 'ends' && grantKey(item) === grantKey(grant))
  }

  function grantOf(item: RevokedGrant): AccessGrant | undefined {
    return grants.find((grant) => grantKey(grant) === grantKey(item))
  }
}
