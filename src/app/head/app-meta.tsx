/** The site as an app: its manifest, its icon on a phone’s home screen, its colour. For a page’s head. */
export function AppMeta() {
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
      <meta name="theme-color" content="#fe4d91" />
    </>
  );
}
