// Runs inside a page of the console before any of its scripts. It's plain JavaScript, because the browser runs it
// unchanged.
//
// `readable` is when the page shows the expected text, even in a placeholder. `titled` is when the page's own title is
// visible. `settled` is when nothing on the page is loading anymore. All times start at the navigation, or at the click
// that led from one page to the next.
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
    /** The absolute time, for comparison with a start on another page. */
    settledAt: performance.timeOrigin + seen.settled,
    shift,
  })

  function look() {
    const now = title()
    const isThere = document.querySelector('main')?.innerText.includes(globalThis.benchAwaits)
    // This callback runs before the frame is painted, so the time of the next frame is used.
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

  /** Returns the title of the page itself, not of its placeholder. */
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
