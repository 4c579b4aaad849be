// Features of the standard list (features.md of github.com/w3c/webappsec-permissions-policy), those
// that Chromium knows on every system: a name that it does not know is an error in its console.
const NONE = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/**
 * The Permissions-Policy: what reaches personal data or a device is off. Other features are left at
 * their default, the own origin: their names would take room in the first ten packets of every document.
 */
export const PERMISSIONS_POLICY = NONE.map((name) => `${name}=()`).join(", ");
