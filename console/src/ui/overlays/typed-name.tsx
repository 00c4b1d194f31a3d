import type { Translate } from '../../i18n/translation.ts'
import { CopyButton } from '../buttons/copy-button.tsx'
import type { ConfirmRequest } from './confirm-dialog.tsx'
import styles from './typed-name.module.css'

/** The maximum length of a name that people must type. Longer names are hard to type without a mistake. */
const longestTyped = 40
const word = 'delete'

/** Returns what people must type before a permanent change: the name, or one word if the name is long. */
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
          failedLabel={t(
            "We couldn't copy it automatically. Select the text and copy it manually.",
          )}
        />
      </div>
    ),
    label: long
      ? t('Type the name, or {{word}}, to confirm', { word })
      : t('Type the name to confirm'),
    accepts: long ? [name, word] : [name],
  }
}
