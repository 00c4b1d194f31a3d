import { useWords } from '../language/words.ts'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import styles from './page-skeleton.module.css'

/** Takes the place of the skeleton when the console's script does not come; drawn by the build, because React will not. */
export function MissingScript() {
  const { t } = useWords()
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('This page did not load.')}</h1>
      <Notice
        kind="error"
        title={t('This page did not load.')}
        action={
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- nowhere else: the same page once more
          <a href="" className={buttonClass({ size: 'small' })}>
            {t('Load it again')}
          </a>
        }
      >
        {t('A part of it did not arrive. There may be a new version of it.')}
      </Notice>
    </div>
  )
}
