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

/**
 * The Permissions-Policy of every answer: all features off, save those that the site uses, which are left at their
 * default, the own origin: a playing clip (autoplay), copying a link (clipboard-write), full screen, the device's
 * share sheet (web-share), a light that stays on (screen-wake-lock).
 */
export const PERMISSIONS_POLICY = NONE.map((name) => `${name}=()`).join(", ");
