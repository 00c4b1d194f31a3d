import { logoMediaTypes, logoTooLarge, maxLogoBytes } from '@accord/contract/logos.ts'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { ApiError, explainError } from '../api/api-error.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import { EntityLogo, type LogoOwner } from '../ui/text/entity-logo.tsx'
import { ErrorIcon } from '../ui/text/inline-icons.tsx'
import styles from './logo-picker.module.css'
import { removeLogoMutation, setLogoMutation } from './logos.api.ts'

type LogoPickerProps = {
  of: LogoOwner
  /** The organization that owns the application. It's omitted for an organization's own logo. */
  ownerId?: string
}

/** Shows a logo, and uploads or removes it immediately. It isn't part of the surrounding form. */
export function LogoPicker({ of, ownerId }: LogoPickerProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const upload = useRef<HTMLButtonElement>(null)
  const [complaint, setComplaint] = useState<string>()
  const ids = { label: useId(), error: useId(), hint: useId() }
  const subject =
    ownerId === undefined
      ? { organizationId: of.id }
      : { organizationId: ownerId, applicationId: of.id }

  const setting = useAction({
    ...setLogoMutation(subject),
    done: t('Logo updated'),
    // The error is shown below the buttons.
    failed: () => undefined,
  })
  const removing = useAction({
    ...removeLogoMutation(subject),
    done: t('Logo removed'),
    // The focused button was removed.
    after: () => upload.current?.focus(),
  })

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // This allows people to choose the same file again after changing it.
    const empty = () => (target.value = '')
    setComplaint(undefined)
    if (!file) return
    if (file.size > maxLogoBytes) setComplaint(t(logoTooLarge))
    else {
      await setting
        .attempt(await readBase64(file))
        .catch((error: unknown) => setComplaint(t(reasonIn(error))))
    }
    empty()
  }

  return (
    <div
      className={styles.picker}
      role="group"
      aria-labelledby={ids.label}
      // A choice here doesn't change the surrounding form.
      onInput={(event) => event.stopPropagation()}
    >
      <EntityLogo of={of} size="large" />
      <div className={styles.words}>
        <div id={ids.label} className={styles.label}>
          {t('Logo')}
        </div>
        <div id={ids.hint} className={styles.hint}>
          {t('PNG, JPEG, or WebP, up to 256 KB. Visible to everyone.')}
        </div>
        <div id={ids.error} className={styles.error} aria-live="polite">
          {complaint && (
            <>
              <ErrorIcon />
              <span>{complaint}</span>
            </>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          hidden
          accept={logoMediaTypes.join()}
          onChange={(event) => void choose(event)}
        />
        <Button
          ref={upload}
          size="small"
          aria-describedby={`${ids.hint} ${ids.error}`}
          pending={setting.pending}
          onClick={() => input.current?.click()}
        >
          {of.logo ? t('Replace logo') : t('Upload logo')}
        </Button>
        {of.logo && (
          <Button
            size="small"
            pending={removing.pending}
            onClick={() => {
              setComplaint(undefined)
              void removing.run()
            }}
          >
            {t('Remove logo')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Returns the service's message about the image, or why there's no response. */
function reasonIn(error: unknown): string {
  return (error instanceof ApiError && error.fields['image']) || explainError(error)
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error!))
    reader.readAsDataURL(file)
  })
}
