import styles from './map-canvas.module.css'

/** What an organization's standing looks like. */
export const standingClass = {
  owner: styles.owner,
  joined: styles.joined,
  invited: styles.invited,
}
