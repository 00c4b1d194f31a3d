import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './side-menu.module.css'

/** Shows placeholders for menu items that depend on the person's role. */
export function SideMenuSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.link}>
      <Skeleton width="medium" />
    </div>
  ))
}
