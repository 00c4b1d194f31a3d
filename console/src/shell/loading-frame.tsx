import { settings } from '../browser/settings.ts'
import { PageSkeleton } from '../pages/page-skeleton.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Logo } from '../ui/text/logo.tsx'
import shell from './shell.module.css'
import { SideMenuSkeletons } from './side-menu-skeletons.tsx'
import topBar from './top-bar.module.css'

/** The number of items in each area's menu. */
export const loadingFrames = { user: 3, organization: 10 }

/**
 * Shows the frame before the person is known. The build renders it into the document, so that it appears before any
 * script loads. The shell then replaces it at the same size.
 */
export function LoadingFrame({ area }: { area: keyof typeof loadingFrames }) {
  return (
    <div className={shell.shell}>
      <header className={topBar.bar}>
        <span className={topBar.menuButton}>
          <span className={topBar.menuPlace} />
        </span>
        <span className={topBar.home}>
          <Logo name={settings.brand} />
        </span>
        <span className={topBar.places}>
          <Skeleton width="medium" />
          <Skeleton width="medium" />
        </span>
      </header>
      <div className={shell.side}>
        <div>
          <SideMenuSkeletons count={loadingFrames[area]} />
        </div>
      </div>
      <main id="main" className={shell.main}>
        <PageSkeleton wide={false} />
      </main>
    </div>
  )
}
