// What the site uses: a playing clip, copying a link, full screen, a light that stays on. The device's share sheet (web-share)
// is used too and is allowed by default; Chromium on Linux has none and complains of its name.
const OWN = ["autoplay", "clipboard-write", "fullscreen", "screen-wake-lock"];

// Features of the standard list (features.md of github.com/w3c/webappsec-permissions-policy), those
// that Chromium knows on every system: a name that it does not know is an error in its console.
const NONE = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** The Permissions-Policy of every answer: all features off, save those that the site uses. */
export const PERMISSIONS_POLICY = [
  ...OWN.map((name) => `${name}=(self)`),
  ...NONE.map((name) => `${name}=()`),
]
  .sort()
  .join(", ");
