/** Controls that need scripts; links, disclosures, popovers and forms work natively. */
export const CONTROLS = "button:not([popovertarget]), a[data-replay], input[type=search], select";
