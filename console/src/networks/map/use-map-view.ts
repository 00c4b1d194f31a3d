import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Point, Size } from './drawing/map-layout.ts'

const maxZoom = 8
/** The maximum movement of a click, in pixels. */
const slack = 4
/** The printed size. The style sheet contains the same height. */
const sheet: Size = { width: 660, height: 340 }

interface View extends Point {
  zoom: number
}

const fitting: View = { zoom: 1, x: 0, y: 0 }

/** Manages the visible part of the map: its size, zoom, and offset. */
export function useMapView(frame: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [view, setView] = useState(fitting)
  // The whole map is printed at a fixed size. Resize observers don't run for printing, and a wide window would make
  // labels tiny.
  const [isPrinted, setPrinted] = useState(false)
  const drag = useRef<Point & { moved: boolean }>(undefined)

  useEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])

  useEffect(() => {
    const print = ({ type }: Event) => flushSync(() => setPrinted(type === 'beforeprint'))
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', print)
    return () => {
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', print)
    }
  }, [])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // The listener is added manually, because React's wheel listeners are passive and can't prevent the page from
    // zooming.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
      setView((known) => within(zoomed(known, 2 ** (-event.deltaY / 100), at), size))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame, size])

  const dragging = {
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent) => {
      if (button === 0) drag.current = { x, y, moved: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const from = drag.current
      // The button was released outside of the map, which causes no event.
      if (!from || !(event.buttons & 1)) return endDrag()
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.moved && Math.hypot(x, y) < slack) return
      if (!from.moved) event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, moved: true }
      setView((known) => within({ ...known, x: known.x + x, y: known.y + y }, size))
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  }

  function endDrag() {
    drag.current = undefined
  }

  /** Scrolls the focused node into view. */
  function show({ x, y }: Point) {
    const room = 40
    setView((known) => ({
      ...known,
      x: between(known.x, room - size.width / 2 - x, size.width / 2 - room - x),
      y: between(known.y, room - size.height / 2 - y, size.height / 2 - room - y),
    }))
  }

  return {
    size: isPrinted ? sheet : size,
    view: isPrinted ? fitting : view,
    isPrinted,
    dragging,
    show,
    zoomBy: (by: number, at?: Point) => setView((known) => within(zoomed(known, by, at), size)),
    fit: () => setView(fitting),
    canZoomIn: view.zoom < maxZoom,
    canZoomOut: view.zoom > 1,
    isFit: view.zoom === 1 && view.x === 0 && view.y === 0,
  }
}

/** Zooms while keeping the given point in place. */
function zoomed(view: View, by: number, at: Point = { x: 0, y: 0 }): View {
  const zoom = between(view.zoom * by, 1, maxZoom)
  const ratio = zoom / view.zoom
  return { zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** Keeps the map within its frame. */
function within({ zoom, x, y }: View, { width, height }: Size): View {
  const [far, deep] = [((zoom - 0.5) * width) / 2, ((zoom - 0.5) * height) / 2]
  return { zoom, x: between(x, -far, far), y: between(y, -deep, deep) }
}

function between(value: number, least: number, max: number): number {
  return Math.min(Math.max(value, least), max)
}
