import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useWords } from '../../language/words.ts'
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx'
import styles from './map-canvas.module.css'

const step = 1.5

type MapZoomProps = {
  onZoom: (by: number) => void
  fit: () => void
  canZoomIn: boolean
  canZoomOut: boolean
  isFit: boolean
}

export function MapZoom({ onZoom, fit, canZoomIn, canZoomOut, isFit }: MapZoomProps) {
  const { t } = useWords()
  return (
    <div className={styles.zoom}>
      <ZoomButton aria-label={t('Zoom in')} off={!canZoomIn} onClick={() => onZoom(step)}>
        <ZoomIn size={16} />
      </ZoomButton>
      <ZoomButton aria-label={t('Zoom out')} off={!canZoomOut} onClick={() => onZoom(1 / step)}>
        <ZoomOut size={16} />
      </ZoomButton>
      <ZoomButton aria-label={t('Fit')} off={isFit} onClick={fit}>
        <Maximize size={16} />
      </ZoomButton>
    </div>
  )
}

/** Not `disabled` where it has come to its end: the keyboard's place would be lost. */
function ZoomButton({ off, ...button }: ButtonProps & { off: boolean }) {
  return <Button size="small" iconOnly aria-disabled={off || undefined} {...button} />
}
