import Smartphone from 'lucide-react/icons/smartphone'
import { useTranslation } from '../../i18n/translation.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { TimeSentence } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import type { ReplyOf } from '@accord/contract/call.ts'
import { FirstCode, type beginTotp, type confirmTotp } from '@accord/contract/factors.ts'
import { useRef } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import { Credential } from '../../ui/text/credential.tsx'
import { confirmTotpMutation } from './factors.api.ts'
import styles from './totp.module.css'

type TotpEntryProps = { since: string; removing: { pending: boolean; run: () => Promise<void> } }

export function TotpEntry({ since, removing }: TotpEntryProps) {
  const { t } = useTranslation()
  const now = useNow()
  return (
    <Entry
      icon={<Smartphone size={16} />}
      title={t('Authenticator app')}
      action={
        <Button size="small" pending={removing.pending} onClick={() => void removing.run()}>
          <NamedLabel text={t('Remove {{name}}')} name={t('Authenticator app')} />
        </Button>
      }
    >
      <span>
        <TimeSentence text={t('Added {{time}}')} value={since} now={now} />
      </span>
    </Entry>
  )
}

type Begun = ReplyOf<typeof beginTotp>

type TotpDialogProps = {
  begun: Begun
  /** Receives the response when the app has been added. */
  onClose: (came?: ReplyOf<typeof confirmTotp>) => void
}

export function TotpDialog({ begun, onClose }: TotpDialogProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const confirming = useAction({
    ...confirmTotpMutation,
    done: t('Authenticator app added'),
    failed: t('Unable to add the authenticator app.'),
    about: 'totp',
  })
  const { props, errors, pending } = useForm({
    schema: FirstCode,
    submit: async ({ code }) => onClose(await confirming.attempt(code)),
    onRefused: () => field.current?.select(),
  })

  return (
    <Dialog
      alert
      title={t('Set up an authenticator app')}
      message={t(
        'Scan the QR code with your authenticator app or enter the key. Then enter the code that the app shows.',
      )}
      initialFocus={field}
      onDismiss={() => onClose()}
    >
      <form {...props}>
        <DialogContent>
          <div className={styles.stack}>
            <QrCode {...begun.qr} label={t('QR code for your authenticator app')} />
            <dl className={styles.key}>
              <Credential
                label={t('Key')}
                shown={
                  // The secret is never truncated, because people may have to type it.
                  <code className={styles.secret} title={begun.secret}>
                    {begun.secret}
                  </code>
                }
                copy={{
                  value: begun.secret,
                  label: t('Copy key'),
                  copiedLabel: t('Key copied!'),
                }}
              />
            </dl>
            <TextField
              ref={field}
              label={t('Code from the app')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              mono
              error={errors['code']}
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose()}>{t('Cancel')}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {t('Add authenticator app')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Draws a code that is dark on white in both color schemes. The path includes the margin that cameras need. */
function QrCode({ size, path, label }: Begun['qr'] & { label: string }) {
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}
