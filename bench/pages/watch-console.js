// Runs inside a page of the console before any of its scripts. It's plain JavaScript, because the browser reads it
// unchanged.
//
// `readable` is when the page shows the text to wait for, even in a placeholder. `titled` is when the page's own
// title is visible. `settled` is when nothing on the page is loading. All of them count from the navigation, or from
// the click that led from one page to the next.
{
  let seen = { from: 0 }
  let shift = 0

  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) shift += value
  })
  addEventListener('click', ({ timeStamp }) => (seen = { from: timeStamp, left: title() }), true)
  requestAnimationFrame(look)

  globalThis.benchWalked = () => ({
    readable: seen.readable - seen.from,
    titled: seen.titled - seen.from,
    settled: seen.settled - seen.from,
    /** The absolute time, to compare with a start on another page. */
    settledAt: performance.timeOrigin + seen.settled,
    shift,
  })

  function look() {
    const now = title()
    const isThere = document.querySelector('main')?.innerText.includes(globalThis.benchAwaits)
    // This callback runs before the frame is drawn, so only the next frame follows the paint.
    requestAnimationFrame((time) => {
      if (isThere) seen.readable ??= time
      if (now !== undefined && now !== seen.left) seen.titled ??= time
      const busy = document.querySelector('main [aria-busy="true"]')
      if (seen.titled !== undefined && !busy && seen.settled === undefined) {
        seen.settled = time
        console.debug('bench: settled')
      }
      look()
    })
  }

  /** Returns the title of the page itself, and not that of a placeholder. */
  function title() {
    return document.querySelector('main h1[tabindex]')?.textContent
  }

  function observe(type, note) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  }
}
