// What the site uses: a playing clip, its full screen, copying a link, the device's share sheet.
const OWN = ["autoplay", "clipboard-write", "fullscreen", "web-share"];

// The features of the standardised list (github.com/w3c/webappsec-permissions-policy, features.md)
// that Chromium knows; naming one that it does not know is an error in its console.
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
  "screen-wake-lock",
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
