// Runs inside a page of the console before any script of its own; plain JavaScript, because the browser reads it
// as it is.
//
// Readable means that the page shows the words it was asked to look for, whoever drew them, titled that the page's own title
// stands, settled that nothing of the page is loading any more. All of them
// count from the navigation, or from the click that led from one page to the next.
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
    /** By the clock, for what began on another page. */
    settledAt: performance.timeOrigin + seen.settled,
    shift,
  })

  function look() {
    const now = title()
    const isThere = document.querySelector('main')?.innerText.includes(globalThis.benchAwaits)
    // This frame is drawn only after us, so the next one is the first that follows the paint.
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

  /** Of the page, not of what stands in for it. */
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
