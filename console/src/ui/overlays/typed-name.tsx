import type { Translate } from '../../i18n/translation.ts'
import { CopyButton } from '../buttons/copy-button.tsx'
import type { ConfirmRequest } from './confirm-dialog.tsx'
import styles from './typed-name.module.css'

/** Nobody types a longer one without a mistake. */
const longestTyped = 40
const word = 'delete'

/** What is typed before something comes to its end: its name, or one word where the name is long. */
export function typedName(name: string, t: Translate): NonNullable<ConfirmRequest['typed']> {
  const long = name.length > longestTyped
  return {
    shown: (
      <div className={styles.name}>
        <code>{name}</code>
        <CopyButton
          value={name}
          label={t('Copy')}
          copiedLabel={t('Copied!')}
          failedLabel={t('Copying failed. Select the text instead.')}
        />
      </div>
    ),
    label: long
      ? t('Type the name, or {{word}}, to confirm', { word })
      : t('Type the name to confirm'),
    accepts: long ? [name, word] : [name],
  }
}
