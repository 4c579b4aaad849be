/** Controls that do nothing without scripts; links, disclosures, popovers and forms are left to the browser. */
export const CONTROLS = "button:not([popovertarget]), a[data-replay], input[type=search], select";
