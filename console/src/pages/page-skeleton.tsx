import { useTranslation } from '../i18n/translation.ts'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './page-skeleton.module.css'
import { isWide } from './wide-pages.ts'

/** Shows a placeholder for a screen whose code is still loading, with the same width. */
export function PageSkeleton({ wide = isWide(location.pathname) }: { wide?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.page} data-wide={wide || undefined}>
      {/* This heading doesn't take the focus, because the page's own title will. */}
      <h1 className="visually-hidden">{t('Loading…')}</h1>
      <Loading label={t('Loading…')}>
        <Skeleton width="short" />
        <Skeleton shape="title" width="medium" />
        <div className={styles.card}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton shape="block" />
        </div>
      </Loading>
    </div>
  )
}
