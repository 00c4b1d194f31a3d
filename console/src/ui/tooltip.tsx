import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { cloneElement, useId, type ReactElement } from 'react'
import styles from './tooltip.module.css'

export type TooltipProps = {
  text: string
  /** What it explains: one element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  /** True when the words add something the element does not already say to a screen reader. */
  describes?: boolean | undefined
  /** Set to decide yourself when it is seen; otherwise hover and focus do. */
  open?: boolean | undefined
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
}

export function Tooltip({ text, children, describes, open, side = 'top' }: TooltipProps) {
  const id = useId()
  const trigger = describes ? cloneElement(children, { 'aria-describedby': id }) : children

  return (
    <BaseTooltip.Root open={open}>
      <BaseTooltip.Trigger render={trigger} delay={400} />
      {describes && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          className={styles.positioner}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          {/* Screen readers get the words from the element itself. */}
          <BaseTooltip.Popup className={styles.popup} aria-hidden="true">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
