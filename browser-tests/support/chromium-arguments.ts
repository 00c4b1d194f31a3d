/**
 * In every window, the address bar's popups are two extra pages with a separate process, which
 * costs as much as the tested page.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/**
 * The features that Playwright turns off by default. Chromium reads only the last of two such
 * lists.
 */
const byPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const chromiumArguments = [
  // Chromium refuses to start its sandbox as root, which is typical in a container.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${[...addressBar, ...byPlaywright].join(',')}`,
  // Journeys about host names need these names to resolve to this machine.
  '--host-resolver-rules=MAP *.accord.ca 127.0.0.1,MAP *.accord.example 127.0.0.1',
]
